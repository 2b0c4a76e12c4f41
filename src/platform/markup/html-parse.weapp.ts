import { EventedTokenizer } from 'simple-html-tokenizer'
import { decodeEntities } from '@/lib/rich-text/entities'
import type { RawNode } from '@/lib/rich-text/nodes'
import { HtmlTree } from './html-tree'

const entities = {
  parse(name: string) {
    const reference = `&${name};`
    const character = decodeEntities(reference)
    return character === reference ? undefined : character
  },
}

/**
 * Reads a server's markup. WeChat has no document that could run any of it; what `allowedNodes` lets pass is drawn with the
 * product's own components.
 */
export function parseHtml(html: string): RawNode[] {
  const tree = new HtmlTree()
  new EventedTokenizer(tree, entities).tokenize(html)
  return tree.nodes
}

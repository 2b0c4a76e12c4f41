import type { RawNode } from '@/lib/rich-text/nodes'
import { readTokens } from './html-tokens'
import { HtmlTree } from './html-tree'

/**
 * Reads a server's markup as a browser would. WeChat has no document that could run any of it; what `allowedNodes` lets pass
 * is drawn with the product's own components.
 */
export function parseHtml(html: string): readonly RawNode[] {
  const tree = new HtmlTree()
  readTokens(html, tree)
  return tree.nodes
}

import DOMPurify, { type Config } from 'dompurify'
import { DROPPED_TAGS, RICH_TAGS } from '@/lib/rich-text/allow'
import type { RawNode } from '@/lib/rich-text/nodes'

const PROFILE: Config & { RETURN_DOM_FRAGMENT: true } = {
  RETURN_DOM_FRAGMENT: true,
  ALLOWED_TAGS: [...RICH_TAGS],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'],
  FORBID_CONTENTS: [...DROPPED_TAGS],
  // For markup that is written out and parsed again, which this never is: a paragraph with a comment and `<5%` would go.
  SAFE_FOR_XML: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

function rawOf(node: Node): RawNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
  if (!(node instanceof Element)) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(rawOf) }]
}

/**
 * Reads a server's markup: DOMPurify parses and cleans it in a document of its own, in which nothing loads or runs. The
 * result is still to go through `allowedNodes`.
 */
export function parseHtml(html: string): RawNode[] {
  // A text is never a whole document: its own head, frames or document type count for nothing.
  const fragment = DOMPurify.sanitize(`<body>${html}`, PROFILE)
  return [...fragment.childNodes].flatMap(rawOf)
}

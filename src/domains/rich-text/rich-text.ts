import { allowedNodes } from '@/lib/rich-text/allow'
import type { RichNode } from '@/lib/rich-text/nodes'
import { plainText } from '@/lib/rich-text/plain-text'
import { parseHtml } from '@/platform/markup/html-parse'
import { addressPolicy } from './address-policy'

/** A text of the server, sanitised. */
export function richNodes(html: string): RichNode[] {
  return allowedNodes(parseHtml(html), addressPolicy)
}

/** The same text to be read out or searched: a line per block, without pictures. */
export function plainTextOf(html: string): string {
  return plainText(richNodes(html))
}

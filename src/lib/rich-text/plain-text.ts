import type { RichNode, RichTag } from './nodes'

const LINES: ReadonlySet<RichTag> = new Set([
  ...(['p', 'div', 'h2', 'h3', 'h4', 'li', 'blockquote', 'figcaption', 'tr', 'caption', 'br', 'hr'] as const),
])

function textOf(node: RichNode): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  if (node.tag === 'img') return ''
  const text = node.children.map(textOf).join('')
  if (LINES.has(node.tag)) return `\n${text}\n`
  return node.tag === 'td' || node.tag === 'th' ? `${text} ` : text
}

/** The text as it is read out: a line per block, no empty ones, pictures left out. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map(textOf)
    .join('')
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

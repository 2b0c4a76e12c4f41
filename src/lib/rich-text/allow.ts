import type { AddressPolicy, RawElement, RawNode, RichElement, RichNode, RichTag } from './nodes'

/** Spellings that mean the same; a tag that is in neither list is left out and its content stays. */
const TAGS: ReadonlyMap<string, RichTag> = new Map<string, RichTag>([
  ...same('p', 'p'),
  ...same('div', 'div', 'section', 'article', 'center', 'pre'),
  ...same('h2', 'h1', 'h2'),
  ...same('h3', 'h3'),
  ...same('h4', 'h4', 'h5', 'h6'),
  ...same('ul', 'ul'),
  ...same('ol', 'ol'),
  ...same('li', 'li'),
  ...same('blockquote', 'blockquote'),
  ...same('figure', 'figure'),
  ...same('figcaption', 'figcaption'),
  ...same('hr', 'hr'),
  ...same('table', 'table'),
  ...same('caption', 'caption'),
  ...same('thead', 'thead'),
  ...same('tbody', 'tbody', 'tfoot'),
  ...same('tr', 'tr'),
  ...same('th', 'th'),
  ...same('td', 'td'),
  ...same('strong', 'strong', 'b'),
  ...same('em', 'em', 'i'),
  ...same('u', 'u', 'ins'),
  ...same('s', 's', 'del', 'strike'),
  ...same('sub', 'sub'),
  ...same('sup', 'sup'),
  ...same('span', 'span'),
  ...same('br', 'br'),
  ...same('a', 'a'),
])

function same(tag: RichTag, ...spellings: string[]): [string, RichTag][] {
  return spellings.map(spelling => [spelling, tag])
}

/** Every tag that may stand in a text, for parsers that leave the others out themselves. */
export const RICH_TAGS: readonly string[] = [...TAGS.keys(), 'img']

/** Tags whose content is no text to be read. */
export const DROPPED_TAGS: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'head', 'svg', 'math', 'iframe', 'object', 'embed'],
  ...['audio', 'video', 'canvas', 'select', 'textarea', 'noembed', 'noframes', 'xmp', 'plaintext'],
])

const EMPTY: ReadonlySet<RichTag> = new Set(['hr', 'br'])

/** Between their parts stands no text; spaces of the markup there are none of the page. */
const PARTED: ReadonlySet<RichTag> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol'])

/** Deeper markup is no text any more; its content goes on at this depth. */
const MAX_DEPTH = 24

function wholeNumber(text: string | undefined, max: number): number | undefined {
  const value = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0
  return value > 0 && value <= max ? value : undefined
}

function picture({ attributes }: RawElement, policy: AddressPolicy): RichNode[] {
  const alt = (attributes.alt ?? '').trim()
  const src = policy.pictureOf((attributes.src ?? '').trim())
  // What it showed is still worth reading.
  if (src === undefined) return alt ? [alt] : []
  const width = wholeNumber(attributes.width, 10_000)
  const height = wholeNumber(attributes.height, 10_000)
  const ratio = width && height ? width / height : undefined
  return [{ tag: 'img', src, alt, ratio, children: [] }]
}

function element(raw: RawElement, policy: AddressPolicy, depth: number): RichNode[] {
  if (DROPPED_TAGS.has(raw.tag)) return []
  if (raw.tag === 'img') return picture(raw, policy)
  const tag = TAGS.get(raw.tag)
  if (tag && EMPTY.has(tag)) return [{ tag, children: [] }]
  const content = nodes(raw.children, policy, tag ? depth + 1 : depth)
  if (!tag || depth >= MAX_DEPTH) return content
  const children = PARTED.has(tag) ? content.filter(isNoGap) : content
  const allowed: RichElement = { tag, children }
  if (tag === 'a') {
    const href = policy.linkOf((raw.attributes.href ?? '').trim())
    return href === undefined ? content : [{ ...allowed, href }]
  }
  if (tag === 'td' || tag === 'th') {
    const colSpan = wholeNumber(raw.attributes.colspan, 20)
    const rowSpan = wholeNumber(raw.attributes.rowspan, 100)
    return [{ ...allowed, colSpan, rowSpan }]
  }
  return [allowed]
}

function isNoGap(node: RichNode): boolean {
  return typeof node !== 'string' || node.trim() !== ''
}

/** Texts that came to stand beside each other are one, whoever took away what parted them. */
function nodes(raw: readonly RawNode[], policy: AddressPolicy, depth: number): RichNode[] {
  const all = raw.flatMap(node => (typeof node === 'string' ? [node] : element(node, policy, depth)))
  const joined: RichNode[] = []
  let text = ''
  for (const node of all) {
    if (typeof node === 'string') text += node
    else {
      if (text) joined.push(text)
      text = ''
      joined.push(node)
    }
  }
  if (text) joined.push(text)
  return joined
}

/**
 * What of a parsed text may be shown: tags, attributes and addresses of the lists above, everything else unwrapped or
 * left out. Nothing that runs, loads or looks like a part of the page outlives it: styles, classes, ids, events and
 * forms are on no list.
 */
export function allowedNodes(raw: readonly RawNode[], policy: AddressPolicy): RichNode[] {
  return nodes(raw, policy, 0)
}

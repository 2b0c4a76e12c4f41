/** Texts that are wider than a page, and every tag they may stand in. */

const LATIN = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4)
const URL = `https://www.yuanlan-trust.example/${'disclosure/'.repeat(30)}?id=${'a1'.repeat(60)}`
const PICTURE = '<img src="/services/trustAppApi/picture/cover-1.svg" alt="图" width="3000" height="20">'
const COLUMNS = Array.from({ length: 24 }, (_, index) => `<td>第${index}列100,000,000.00</td>`).join('')
const CELL = `<table><tbody><tr><td>${LATIN}</td><td>${URL}</td></tr></tbody></table>`

export const LONG_TEXTS: Readonly<Record<string, string>> = {
  words: 'a sentence that is longer than one line of a phone '.repeat(6),
  latin: LATIN,
  url: URL,
  digits: '1234567890'.repeat(20),
  // Each is kept together by the product as far as it fits.
  'numbers kept together':
    '合同编号 12345678901234567890，电话 400-000-0000，2026-11-20，1234567890123456789-1234567890123456789',
  'a range without end': `${'1'.repeat(60)}-${'2'.repeat(60)}`,
  chinese: '信托财产的管理运用和处分'.repeat(30),
  'no blank that breaks': `${'二〇二六年\u00a0'.repeat(60)}${'a&nbsp;'.repeat(80)}`,
  dashes: '—'.repeat(120) + '_'.repeat(120) + '.'.repeat(200) + '…'.repeat(100),
  link: `<a href="/phone/home">${URL}</a>`,
  picture: PICTURE,
  'picture that is not ours': `<img src="//other.example/x.png" alt="${LATIN}">`,
  'many columns': `<table><thead><tr>${COLUMNS}</tr></thead><tbody><tr>${COLUMNS}</tr></tbody></table>`,
  'wide cells': CELL,
  'table in a table': `<table><tr><td>${CELL}${LATIN}</td></tr></table>`,
  code: `<pre><code>const x = ${LATIN}\n    ${URL}</code></pre>`,
  lists: `${'<ul><li>'.repeat(11)}${LATIN}${'</li></ul>'.repeat(11)}`,
  quotes: `${'<blockquote>'.repeat(20)}${LATIN}${'</blockquote>'.repeat(20)}`,
}

/** Other spellings are drawn as one of these. */
const TAGS = [
  ...['p', 'div', 'pre', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'span', 'a'],
]

function within(tag: string, html: string): string {
  if (/^(td|th)$/.test(tag)) return `<table><tbody><tr><${tag}>${html}</${tag}></tr></tbody></table>`
  if (tag === 'tr') return `<table><tbody><tr><td>${html}</td></tr></tbody></table>`
  if (/^t(body|head|foot)$/.test(tag)) return `<table><${tag}><tr><td>${html}</td></tr></${tag}></table>`
  if (tag === 'caption') return `<table><caption>${html}</caption><tbody><tr><td>甲</td></tr></tbody></table>`
  if (tag === 'table') return `<table>${html}</table>`
  return `<${tag}${tag === 'a' ? ' href="/phone/home"' : ''}>${html}</${tag}>`
}

const { latin = '', digits = '', picture = '', chinese = '' } = LONG_TEXTS
const ALL = `${latin}<br>${digits}${picture}${chinese}${CELL}`

/** Every tag around each long text, and every tag in every other around several of them. */
export const LONG_MARKUP: readonly string[] = [
  ...TAGS.flatMap(tag => Object.values(LONG_TEXTS).map(text => within(tag, text))),
  ...TAGS.flatMap(outer => TAGS.map(inner => within(outer, within(inner, ALL)))),
]

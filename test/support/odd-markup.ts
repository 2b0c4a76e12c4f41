import fc from 'fast-check'
import { RICH_TAGS } from '@/lib/rich-text/allow'

const TEXTS = [
  ...[
    '收益率<5%且>3%，期限一年。',
    '1 < 2 且 3 > 2',
    '价格<￥100',
    '≤5%，<中风险>，',
    'a<b',
    '<3',
    '< p>',
    '<>',
    '</>',
  ],
  ...[
    'x',
    ' ',
    '\n',
    '\r\n',
    '\u3000',
    '甲&乙',
    'A&B=C',
    '&',
    '&#',
    '&#x',
    '&;',
    '&amp',
    '&lt;b&gt;',
    '&ltb',
    '&nbsp;&nbsp',
  ],
  ...[
    '&copy2026',
    '&notit',
    '&hellip;',
    '&hellip',
    '&#150;',
    '&#8212',
    '&#x4E2D;',
    '&#0;',
    '&#xD800;',
    '&#99999999;',
    '&unknown;',
  ],
  ...[
    '&AMP;&LT',
    '&Alpha;&alpha;',
    '&times3',
    '&sup2;',
    '&zwj;',
    '<!---->',
    '<!-- a > b -->',
    '<!-->',
    '<!--->',
    '<!--a--!>',
  ],
  ...[
    '<!doctype html>',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN">',
    '<![CDATA[ a ]]>',
    '<?xml version="1.0"?>',
  ],
  ...[
    '</ x>',
    '</3>',
    '<!x>',
    '<? a ?>',
    '<?xml:namespace prefix = o ns = "urn:schemas-microsoft-com:office:office" />',
  ],
  ...[
    '<![if !supportLists]>',
    '<![endif]>',
    '<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->',
  ],
]

/** Shown, left out with what is in them, or left out alone. */
const OTHER_TAGS = [
  ...[
    'address',
    'header',
    'main',
    'nav',
    'dl',
    'dt',
    'dd',
    'form',
    'fieldset',
    'legend',
    'button',
    'label',
    'details',
    'summary',
  ],
  ...[
    'font',
    'big',
    'small',
    'code',
    'tt',
    'nobr',
    'mark',
    'q',
    'cite',
    'abbr',
    'ruby',
    'rt',
    'rp',
    'rb',
    'rtc',
    'wbr',
    'o:p',
  ],
  ...[
    'colgroup',
    'col',
    'input',
    'option',
    'optgroup',
    'select',
    'textarea',
    'script',
    'style',
    'iframe',
    'object',
    'marquee',
  ],
  ...[
    'svg',
    'math',
    'mi',
    'mtext',
    'desc',
    'foreignObject',
    'title',
    'template',
    'noscript',
    'noembed',
    'xmp',
    'video',
    'source',
  ],
  ...[
    'html',
    'head',
    'body',
    'frameset',
    'frame',
    'base',
    'link',
    'meta',
    'listing',
    'center',
    'image',
    'custom-tag',
    'h6',
    'path',
  ],
]

const VALUES = [
  ...[
    '/phone/home',
    '/phone/a?b=1&c=2',
    '/phone/a?b=1&copy=2',
    '/phone/a?b=1&amp;copy;=2',
    ' /phone/x ',
    'javascript:alert(1)',
  ],
  ...[
    '',
    '图一',
    'a>b',
    'a<b',
    '1 < 2',
    '3',
    '640',
    '0',
    '100%',
    '&quot;x&quot;',
    '&#39;',
    'mso-list:l0 level1 lfo1',
    'x/',
  ],
]
const NAMES = [
  ...[
    'href',
    'HREF',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'ROWSPAN',
    'style',
    'class',
    'onclick',
    'data-x',
    'color',
    '__proto__',
  ],
]

const attribute = fc
  .record({
    name: fc.constantFrom(...NAMES),
    value: fc.constantFrom(...VALUES),
    form: fc.constantFrom('double', 'single', 'bare', 'spaced', 'none'),
  })
  .map(({ name, value, form }) => {
    if (form === 'none') return ` ${name}`
    if (form === 'single') return ` ${name}='${value}'`
    if (form === 'spaced') return `\n${name} = "${value}"`
    // An empty one would take the next name for its value, and what stands behind a `>` is text.
    return form === 'bare' && /^[^>]+$/.test(value) ? ` ${name}=${value}` : ` ${name}="${value}"`
  })
const attributes = fc.array(attribute, { maxLength: 3 }).map(all => all.join(''))
const cased = (tag: string) => fc.constantFrom(tag, tag, tag, tag.toUpperCase())
const knownTag = fc.constantFrom(...RICH_TAGS).chain(cased)
const anyTag = fc.constantFrom(...RICH_TAGS, ...RICH_TAGS, ...OTHER_TAGS).chain(cased)
const text = fc.constantFrom(...TEXTS)
/** In an element of its own, so that no table puts it elsewhere. */
const heldText = text.map(held => `<q>${held}</q>`)
const begin = (tag: fc.Arbitrary<string>) =>
  fc
    .tuple(tag, attributes, fc.constantFrom('', '', '', '/', ' /'))
    .map(([name, given, end]) => `<${name}${given}${end}>`)
const end = (tag: fc.Arbitrary<string>) => tag.map(name => `</${name}>`)

/** Beginnings, ends and texts in any order. */
const soup = (tag: fc.Arbitrary<string>, maxLength: number, words = text) =>
  fc.array(fc.oneof(begin(tag), end(tag), words), { maxLength }).map(parts => parts.join(''))

const nested = (words: fc.Arbitrary<string>) =>
  fc.letrec<{ nested: string }>(tie => ({
    nested: fc.oneof(
      { maxDepth: 6 },
      words,
      fc
        .tuple(knownTag, attributes, fc.array(tie('nested'), { maxLength: 4 }))
        .map(([tag, given, inner]) => `<${tag}${given}>${inner.join('')}</${tag}>`),
    ),
  })).nested

const PHRASES = [
  'b',
  'i',
  'u',
  'a',
  'font',
  'p',
  'div',
  'span',
  'nobr',
  'h1',
  'li',
  'td',
  'table',
  'object',
  'button',
]
const TABLES = [
  ...[
    'table',
    'tr',
    'td',
    'th',
    'tbody',
    'thead',
    'caption',
    'colgroup',
    'col',
    'p',
    'b',
    'a',
    'div',
    'li',
    'select',
  ],
]
const SIGNS = [...'<>/!-?&;#="\' \nabpxP'.split(''), '<p', '</', '<a href=', '<!--', '-->', '中']

/**
 * Markup as no one should write it, by kinds. `isTextHeld`: texts stand in elements, since jsdom puts text that a table
 * cannot hold behind the table and not before it.
 */
export function oddMarkup(isTextHeld: boolean): Readonly<Record<string, fc.Arbitrary<string>>> {
  const words = isTextHeld ? heldText : text
  return {
    'well formed markup': nested(words),
    'known tags in any order': soup(knownTag, 14, words),
    'all kinds of tags in any order': soup(anyTag, 14, words),
    'parts of tables in any order': soup(fc.constantFrom(...TABLES), 16, words),
    'phrases across blocks': soup(fc.constantFrom(...PHRASES), 18, words),
    'any characters': fc.array(fc.constantFrom(...SIGNS), { maxLength: 30 }).map(parts => parts.join('')),
  }
}

import { allowedNodes } from './allow'
import type { AddressPolicy, RawElement, RawNode } from './nodes'
import { plainText } from './plain-text'

const policy: AddressPolicy = {
  linkOf: href => (href.startsWith('/ok') ? href : undefined),
  pictureOf: src => (src.startsWith('/ok') ? `cdn${src}` : undefined),
}

function el(tag: string, attributes: RawElement['attributes'] = {}, ...children: RawNode[]): RawElement {
  return { tag, attributes, children }
}

const allow = (...raw: RawNode[]) => allowedNodes(raw, policy)

test.each<[string, RawNode, unknown[]]>([
  ['spellings become one', el('b', {}, 'x'), [{ tag: 'strong', children: ['x'] }]],
  ['headings begin below the page title', el('h1', {}, 'x'), [{ tag: 'h2', children: ['x'] }]],
  [
    'an unknown tag leaves its text',
    el('blink', {}, 'x', el('em', {}, 'y')),
    ['x', { tag: 'em', children: ['y'] }],
  ],
  ['code leaves nothing', el('script', {}, 'alert(1)'), []],
  ['a frame leaves nothing', el('iframe', { src: '/ok' }, 'x'), []],
  [
    'attributes are on no list',
    el('p', { onclick: 'x', style: 'x', class: 'x', id: 'x' }),
    [{ tag: 'p', children: [] }],
  ],
  [
    'a link that may be tapped',
    el('a', { href: ' /ok/1 ' }, 'x'),
    [{ tag: 'a', href: '/ok/1', children: ['x'] }],
  ],
  ['a link that may not is its text', el('a', { href: 'javascript:x' }, 'x'), ['x']],
  ['an anchor without an address is its text', el('a', {}, 'x'), ['x']],
  [
    'a picture with its shape',
    el('img', { src: '/ok.svg', alt: '山', width: '640', height: '320' }),
    [{ tag: 'img', src: 'cdn/ok.svg', alt: '山', ratio: 2, children: [] }],
  ],
  [
    'a picture without one',
    el('img', { src: '/ok.svg', width: '100%', height: '0' }),
    [{ tag: 'img', src: 'cdn/ok.svg', alt: '', ratio: undefined, children: [] }],
  ],
  ['a foreign picture is what it shows', el('img', { src: '//evil/x', alt: '山' }), ['山']],
  ['a foreign picture of nothing is nothing', el('img', { src: 'data:x' }), []],
  [
    'cells keep their spans',
    el('tr', {}, ' ', el('td', { colspan: '2', rowspan: '9999' }, 'x')),
    [{ tag: 'tr', children: [{ tag: 'td', colSpan: 2, rowSpan: undefined, children: ['x'] }] }],
  ],
  ['names of objects are no tags', el('constructor', {}, 'x'), ['x']],
  ['lines have no content', el('br', {}, 'x'), [{ tag: 'br', children: [] }]],
])('%s', (_what, raw, nodes) => {
  expect(allow(raw)).toEqual(nodes)
})

test('markup of any depth is drawn to a depth that any device can draw', () => {
  let raw: RawNode = 'deep'
  for (let level = 0; level < 1000; level++) raw = el('div', {}, raw)
  const text = JSON.stringify(allow(raw))
  expect(text).toContain('deep')
  expect(text.match(/"tag"/g)).toHaveLength(24)
})

test('read out, a text is its lines', () => {
  const raw = [
    el('h2', {}, '标题'),
    el('p', {}, '第一\n 行', el('br'), '第二行', el('img', { src: '/ok', alt: '图' })),
    el('table', {}, el('tr', {}, el('td', {}, '甲'), el('td', {}, '乙'))),
  ]
  expect(plainText(allow(...raw))).toBe('标题\n第一 行\n第二行\n甲 乙')
})

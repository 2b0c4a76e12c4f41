/** @jest-environment jsdom */
import { allowedNodes } from '@/lib/rich-text/allow'
import type { AddressPolicy, RichNode } from '@/lib/rich-text/nodes'
import { cpuTime } from '@test/cpu-time'
import { XSS_VECTORS } from '@test/xss-vectors'
import { parseHtml as parseForH5 } from './html-parse.h5'
import { parseHtml as parseForWeapp } from './html-parse.weapp'

const everything: AddressPolicy = { linkOf: href => href, pictureOf: src => src }
const nothing: AddressPolicy = { linkOf: () => undefined, pictureOf: () => undefined }

const ARTICLE = `<h1>市场&nbsp;回顾</h1>
<P CLASS="lead">本周，<B>债券</B>市场&ldquo;平稳&rdquo; &lt; 3%&#12290;<br>第二行<br/></P>
<!-- a note of the editor -->
<ul><li>一</li><li>二<ul><li>二之一</li></ul></li></ul>
<figure><img src="/services/trustAppApi/picture/a.svg" alt='图"一"' width="640" height="360"/><figcaption>图一</figcaption></figure>
<table><tbody><tr><th colspan="2">合计</th></tr><tr><td>甲</td><td>1 &amp; 2</td></tr></tbody></table>
<blockquote><p>见<a href="/phone/home?a=1&amp;b=2" target="_blank">首页</a></p></blockquote><hr>`

test('both parsers read an article alike', () => {
  const parsers = [parseForH5, parseForWeapp]
  const [onH5, onWeapp] = parsers.map(parse => allowedNodes(parse(ARTICLE), everything))
  expect(onWeapp).toEqual(onH5)
  expect(onH5).toContainEqual({ tag: 'h2', children: ['市场\u00a0回顾'] })
  expect(JSON.stringify(onH5)).toContain('"href":"/phone/home?a=1&b=2"')
})

function keysOf(node: RichNode): string[] {
  if (typeof node === 'string') return []
  const own = Object.keys(node).filter(key => node[key as keyof typeof node] !== undefined)
  return [...own, ...node.children.flatMap(keysOf)]
}

const KNOWN = ['tag', 'href', 'src', 'alt', 'ratio', 'colSpan', 'rowSpan', 'children']

test('the list of attacks is a list', () => {
  expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(200)
})

test.each(XSS_VECTORS)('%p leaves neither code nor addresses', vector => {
  for (const parse of [parseForH5, parseForWeapp]) {
    expect(
      allowedNodes(parse(vector), everything)
        .flatMap(keysOf)
        .filter(key => !KNOWN.includes(key)),
    ).toEqual([])
    const text = JSON.stringify(allowedNodes(parse(vector), nothing))
    expect(text).not.toMatch(/"(href|src)":/)
  }
})

test.each([
  '',
  '<',
  '<p',
  '<p>a<p>b',
  '</p>',
  '<b><i>x</b></i>',
  '<p title="a>b">x</p>',
  '&',
  '<!--',
  '<a href=>x</a>',
])('%p is read without a failure', html => {
  expect(() => [parseForH5(html), parseForWeapp(html)]).not.toThrow()
})

describe('a text without measure', () => {
  const inner = (nodes: readonly RichNode[]): string =>
    nodes.map(node => (typeof node === 'string' ? node : inner(node.children))).join('')

  test.each([
    ['div', 1600],
    ['div', 100_000],
    ['font', 100_000],
    ['b', 100_000],
  ])('of %s in %i levels keeps its words', (tag, levels) => {
    const html = `前${`<${tag}>`.repeat(levels)}中${`</${tag}>`.repeat(levels)}后<p>完</p>`
    const nodes = allowedNodes(parseForWeapp(html), everything)
    expect(inner(nodes)).toBe('前中后完')
    // What comes after stands where it stood.
    expect(nodes.at(-1)).toEqual({ tag: 'p', children: ['完'] })
  })

  test('of levels that never end keeps its words', () => {
    expect(inner(allowedNodes(parseForWeapp(`${'<div>'.repeat(100_000)}中`), everything))).toBe('中')
    expect(inner(allowedNodes(parseForWeapp(`${'</div>'.repeat(100_000)}中`), everything))).toBe('中')
  })

  test('of attributes is read once', () => {
    const attributes = Array.from({ length: 50_000 }, (_, index) => `a${index}="x"`).join(' ')
    const link = `<a ${attributes} __proto__="x" href="/phone/home">家</a>`
    let nodes: unknown
    // Copied anew with each of them, they take minutes.
    expect(cpuTime(() => (nodes = allowedNodes(parseForWeapp(link), everything)))).toBeLessThan(5000)
    expect(nodes).toEqual([{ tag: 'a', href: '/phone/home', children: ['家'] }])
  })
})

/** @jest-environment jsdom */
import fc from 'fast-check'
import { allowedNodes } from '@/lib/rich-text/allow'
import type { AddressPolicy, RichElement, RichNode } from '@/lib/rich-text/nodes'
import { plainText } from '@/lib/rich-text/plain-text'
import { isLongRun } from '@test/is-long-run'
import { oddMarkup } from '@test/odd-markup'
import { XSS_VECTORS } from '@test/xss-vectors'
import { parseHtml as parseForH5 } from './html-parse.h5'
import { parseHtml as parseForWeapp } from './html-parse.weapp'

/** What a browser reads, and what the mini-program does, has to be the same text. */

const own = (address: string) => (address.startsWith('/') ? address : undefined)
const policy: AddressPolicy = { linkOf: own, pictureOf: own }

function elementsOf(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap(node => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]))
}

function read(parse: typeof parseForWeapp, html: string) {
  const nodes = allowedNodes(parse(html), policy)
  const elements = elementsOf(nodes)
  return {
    tree: nodes,
    text: plainText(nodes),
    links: elements.flatMap(({ href }) => href ?? []),
    pictures: elements.flatMap(({ src, alt, ratio }) => (src === undefined ? [] : [[src, alt, ratio]])),
  }
}

function sameOnBoth(html: string): void {
  expect(read(parseForWeapp, html)).toEqual(read(parseForH5, html))
}

const runs = { numRuns: isLongRun ? 5000 : 400, seed: 20261127 }

test.each(Object.entries(oddMarkup(true)))('%s', (_kind, markup) => {
  fc.assert(fc.property(markup, sameOnBoth), runs)
})

test.each(XSS_VECTORS)('the attack %p', sameOnBoth)

test.each([
  ['收益率<5%且>3%，期限一年。', '收益率<5%且>3%，期限一年。'],
  ['1 < 2 且 3 > 2', '1 < 2 且 3 > 2'],
  ['价格<￥100', '价格<￥100'],
  ['≤5%，<中风险>，', '≤5%，<中风险>，'],
  ['<p><!-- 编辑备注 -->收益率<5%，<b>不保本</b></p>', '收益率<5%，不保本'],
  ['a &lt; b &ltc &amp;lt; &copy2026 &#150; &hellip; &unknown;', 'a < b <c &lt; ©2026 – … &unknown;'],
  ['<p>一<div>二</div></p><li>三<li>四', '一\n二\n三\n四'],
  ['<table>前<tr><td>甲<td>乙<tr><td>丙</table>后', '前\n甲 乙\n丙\n后'],
  ['<script>if (a<b) "</p>"</script>文<style>p{}</style><textarea><b>x</textarea>', '文'],
  ['甲<![CDATA[乙]]>丙<?xml version="1.0"?>丁</3>戊<!doctype html>己', '甲丙丁戊己'],
  ['<p title="a>b" alt=\'<c>\'>文</p>', '文'],
  ['<p', ''],
  ['甲</', '甲</'],
])('%p is read as %p', (html, text) => {
  if (!html.startsWith('<table>')) sameOnBoth(html)
  expect(read(parseForWeapp, html).text).toBe(text)
})

test.each([
  ['<a href=/phone/home>家</a>', '/phone/home'],
  ['<A HREF = /phone/home/ class=x>家</A>', '/phone/home/'],
  ["<a\nhref='/phone/a?b=1&copy=2'>家</a>", '/phone/a?b=1&copy=2'],
  ['<a href=/phone/a href=/phone/b>家</a>', '/phone/a'],
  ['<a/href="/phone/home"/>家</a>', '/phone/home'],
])('%p leads to %p', (html, address) => {
  sameOnBoth(html)
  expect(read(parseForWeapp, html).links).toEqual([address])
})

test.each([
  '<pre>\n一</pre>',
  '<pre><!-- 注 -->\n一</pre>',
  '<pre><?xml:namespace prefix = o ?>\n一</pre>',
  '<pre></>\n一</pre>',
])('the first line of a text that keeps its lines: %j', sameOnBoth)

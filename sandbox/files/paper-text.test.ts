import { JSDOM } from 'jsdom'
import { readPdf } from '../testing/read-pdf'
import { bytesOfPaper } from './content'
import { paperHtml } from './paper-html'
import type { Paper } from './paper-text'
import { pageCountOf } from './pdf'

const PAPER: Paper = {
  id: 'D001',
  kind: 'disclosure',
  subject: '远岚·家族财富传承精选稳健增利集合资金信托二十号',
  name: '远岚·家族财富传承精选稳健增利集合资金信托二十号2025年年度管理报告',
  doc_type: '04',
  publish_date: '2026-03-30',
  version: '1.0',
  page_count: 38,
}

test.each<[string, Partial<Paper>]>([
  ['a report', {}],
  ['a notice', { doc_type: '05' }],
  ['a contract', { kind: 'main', doc_type: 'contract', name: '林氏家族信托合同' }],
  ['a statement of risks', { kind: 'product', doc_type: 'contract', name: '认购风险申明书' }],
])('%s has as many pages as it is said to have', (_name, change) => {
  for (const page_count of [1, 2, 6, 38]) {
    expect(pageCountOf(bytesOfPaper({ ...PAPER, ...change, page_count }))).toBe(page_count)
  }
})

test('chapters are numbered through all pages', () => {
  const { pages, title } = readPdf(bytesOfPaper(PAPER))
  expect(title).toBe(PAPER.name)
  const numbers = pages.flatMap(page =>
    page.lines.flatMap(line => /^([一二三四五六七八九十百零]+)、/.exec(line.text)?.[1] ?? []),
  )
  expect(numbers).toHaveLength(114)
  expect([0, 9, 11, 98, 99, 104, 109, 113].map(index => numbers[index])).toEqual([
    '一',
    '十',
    '十二',
    '九十九',
    '一百',
    '一百零五',
    '一百一十',
    '一百一十四',
  ])
})

test.each<[string, Partial<Paper>]>([
  ['a report', {}],
  ['a contract', { kind: 'main', doc_type: 'contract', name: '林氏家族信托合同 <A> & "B"' }],
])('the text of %s says page by page what its file shows', (_name, change) => {
  const paper = { ...PAPER, ...change, page_count: 6 }
  const shown = readPdf(bytesOfPaper(paper)).pages.map(({ lines }) => lines.map(({ text }) => text).join(''))
  const texts = paperHtml(paper).map((html, index) => {
    const page = new JSDOM(html).window.document.body.textContent ?? ''
    return `${page}第 ${index + 1} / 6 页`
  })
  const bare = (text: string) => text.replace(/\s/g, '')
  expect(texts.map(bare)).toEqual(shown.map(bare))
})

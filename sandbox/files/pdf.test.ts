import { readPdf, type ReadPdf } from '../testing/read-pdf'
import { makePdf, pageCountOf } from './pdf'
import { PAGE, type PdfRow, widthOf, wrap } from './pdf-layout'

const LONG =
  '受托人依据信托合同管理信托财产所产生的风险，由信托财产承担；本期支付金额为18,652,300.00元（大写：壹仟捌佰陆拾伍万贰仟叁佰元整），详见Appendix A-1。'

describe('a made PDF', () => {
  const bytes = makePdf({
    title: '林氏家族信托合同',
    pages: [
      { heading: '第一条 释义', lines: [LONG, '', '第二行'] },
      { heading: '第二条 目的', lines: Array.from({ length: 60 }, (_, index) => `第${index + 1}项约定`) },
    ],
  })
  const read = readPdf(bytes)

  test('is PDF 1.4 on A4 with its title in the information', () => {
    expect(read).toMatchObject({ version: '1.4', title: '林氏家族信托合同' })
    for (const page of read.pages) expect(page).toMatchObject({ width: 595, height: 842 })
  })

  test('gives the Chinese text back, whole and in order', () => {
    const [first] = read.pages
    const text = first?.lines.map(line => line.text).join('')
    expect(text).toBe(`第一条 释义${LONG}第二行第 1 / 3 页`)
  })

  test('runs a long part on to a further page without losing a line', () => {
    expect(read.pages).toHaveLength(3)
    const lines = read.pages.slice(1).flatMap(page => page.lines.map(line => line.text))
    const items = lines.filter(line => line.endsWith('项约定'))
    expect(items).toEqual(Array.from({ length: 60 }, (_, index) => `第${index + 1}项约定`))
    expect(lines).toEqual(expect.arrayContaining(['第 2 / 3 页', '第 3 / 3 页']))
  })

  test('keeps every line within the margins', () => {
    for (const page of read.pages) {
      for (const line of page.lines) {
        expect(line.x).toBeGreaterThanOrEqual(PAGE.margin)
        // One hanging punctuation mark may stand in the margin.
        expect(line.x + line.width).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 11)
      }
    }
  })

  test('has a cross-reference table whose every offset is an object', () => {
    const text = bytes.toString('latin1')
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(found => Number(found[1]))
    expect(offsets.length).toBeGreaterThan(8)
    offsets.forEach((offset, index) => {
      expect(text.slice(offset, offset + 12)).toContain(`${index + 1} 0 obj`)
    })
  })

  test('tells its page count, and a file that is none has 0', () => {
    expect(pageCountOf(bytes)).toBe(3)
    expect(pageCountOf(Buffer.from('交易流水号,金额'))).toBe(0)
  })
})

test('a character that the font cannot name is replaced, not dropped', () => {
  const [page] = readPdf(makePdf({ title: '𠮷', pages: [{ heading: '𠮷田', lines: [] }] })).pages
  expect(page?.lines[0]?.text).toBe('〓田')
})

test('a definition without parts is one empty page', () => {
  const { pages } = readPdf(makePdf({ title: '空', pages: [] }))
  expect(pages.map(page => page.lines.map(line => line.text))).toEqual([['第 1 / 1 页']])
})

describe('line breaking', () => {
  test.each([
    ['short text stays one line', '信托财产', 10, ['信托财产']],
    ['Chinese breaks between any two characters', '信托财产管理', 4, ['信托财产', '管理']],
    ['half-width counts a half', 'AB信托', 3, ['AB信托']],
    ['an amount is not torn apart', '合计1,000.00元', 5, ['合计', '1,000.00元']],
    ['closing punctuation hangs over', '信托财产。管理', 4, ['信托财产。', '管理']],
    ['what is wider than a line is cut', 'ABCDEFGHIJ', 2, ['ABCD', 'EFGH', 'IJ']],
  ])('%s', (_name, text, limit, lines) => {
    expect(wrap(text, limit)).toEqual(lines)
  })

  test('width is counted in em', () => {
    expect(widthOf('净值1.0632')).toBe(5)
  })
})

describe('a table', () => {
  // The gap between two cells reads as a space.
  const textsOf = ({ lines }: ReadPdf['pages'][number]) =>
    lines.map(({ text }) => text).filter(text => text.trim() !== '')
  const row = (kind: 'head' | 'row' | 'total', name: string, amount: string): PdfRow => ({
    kind,
    cells: [
      { text: name, at: 0, width: 0.7 },
      { text: amount, at: 0.7, width: 0.3, isRight: true },
    ],
  })
  const rows = Array.from({ length: 70 }, (_, index) =>
    row('row', `第${index + 1}只产品`, `${index + 1},000.00`),
  )
  const { pages } = readPdf(
    makePdf({
      title: '表',
      pages: [
        { heading: '', lines: [row('head', '产品', '金额'), ...rows, row('total', '合计', '99,000.00')] },
      ],
    }),
  )

  test('has its head on every page, and every row once', () => {
    expect(pages).toHaveLength(2)
    for (const page of pages) expect(textsOf(page).slice(0, 2)).toEqual(['产品', '金额'])
    const names = pages.flatMap(textsOf).filter(text => text.endsWith('只产品'))
    expect(names).toEqual(rows.map(({ cells }) => cells[0]?.text))
  })

  test('has its figures flush at the right', () => {
    const figures = pages.flatMap(page => page.lines.filter(({ text }) => text.endsWith('.00')))
    expect(figures).toHaveLength(71)
    for (const { x, width } of figures) expect(x + width).toBeCloseTo(PAGE.width - PAGE.margin, 0)
  })
})

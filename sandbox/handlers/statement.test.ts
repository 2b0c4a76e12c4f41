import { INNER } from '@/contract/codes'
import type { Statement } from '@/contract/statement'
import { STATEMENT_KIND } from '@/contract/tables/statement'
import { sumOf } from '../portfolio/amounts'
import { openDatabase } from '../store/database'
import { contentOf } from '../statements/content'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { readPdf } from '../testing/read-pdf'
import path from 'node:path'

let dataDir: string
let browser: Browser

beforeEach(async () => {
  dataDir = path.join(temporaryFolder(), 'data')
  const { sandbox } = await startTest({ dataDir })
  browser = new Browser(sandbox)
})
afterEach(cleanUp)

const listOf = async (): Promise<readonly Statement[]> => (await dataOf(browser, 'statementList', {})).list

/** The lines of a statement's file, as it is fetched. */
async function linesOf(statementId: string): Promise<string[]> {
  const { fileId } = await dataOf(browser, 'statementFile', { statementId })
  const file = await dataOf(browser, 'fileUrlQuery', { fileId })
  const answer = await browser.fetch(file.url)
  const { pages } = readPdf(new Uint8Array(await answer.arrayBuffer()))
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text))
}

test('each month, quarter and year that is over has one, newest first', async () => {
  await browser.loginAs('U1')
  const { list, nextIssueDate } = await dataOf(browser, 'statementList', {})
  expect(list.slice(0, 3).map(({ statementId }) => statementId)).toEqual(['2026-10', '2026-Q3', '2026-09'])
  expect(nextIssueDate).toBe('2026-12-03')
  const within2025 = list.filter(({ statementId }) => statementId.startsWith('2025'))
  expect(within2025.map(({ statementId }) => statementId).sort()).toEqual([
    '2025',
    ...Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`),
    ...['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'],
  ])
})

test('who never held anything has none, and is not told when one comes', async () => {
  await browser.loginAs('U3')
  expect(await dataOf(browser, 'statementList', {})).toEqual({ list: [], nextIssueDate: '' })
})

test.each(['U1', 'U4', 'U6'])(
  'of %s every statement adds up, and begins where the one before ended',
  async customer => {
    await browser.loginAs(customer)
    const list = await listOf()
    const db = openDatabase(path.join(dataDir, 'sandbox.db'))
    const { id = '' } = db.get<{ id: string }>('SELECT id FROM customers WHERE key = ?', customer) ?? {}
    try {
      for (const kind of [STATEMENT_KIND.month, STATEMENT_KIND.quarter, STATEMENT_KIND.year]) {
        let before = '0.00'
        for (const statement of list.filter(one => one.kind === kind).reverse()) {
          const content = contentOf(db, id, statement)
          const { opening, paidIn, takenOut, valueChange, closing, positions } = content
          expect(opening).toBe(before)
          expect(sumOf([opening, paidIn, `-${takenOut}`, valueChange])).toBe(closing)
          expect(sumOf(positions.map(({ amount }) => amount))).toBe(closing)
          before = closing
        }
      }
    } finally {
      db.close()
    }
  },
)

test('its file says whose it is and what it says, and is the same one again', async () => {
  await browser.loginAs('U1')
  const { fileId, fileName } = await dataOf(browser, 'statementFile', { statementId: '2026-10' })
  expect(fileName).toBe('2026年10月对账单.pdf')
  expect(await dataOf(browser, 'statementFile', { statementId: '2026-10' })).toEqual({ fileId, fileName })
  const lines = await linesOf('2026-10')
  expect(lines).toEqual(
    expect.arrayContaining([
      '远岚信托有限责任公司',
      '2026年10月对账单',
      '一、资产变动',
      '对账专用章',
      '合计',
    ]),
  )
  expect(lines).toContain('客户姓名：林致远')
  expect(lines.some(line => /^证件号码：\d+\*+[\dX]+$/.test(line))).toBe(true)
})

test.each([
  ['a period that is not over', 'U1', '2026-11'],
  ['one before the first', 'U1', '1999'],
  ['one of who never held anything', 'U3', '2025'],
])('%s is refused', async (_name, customer, statementId) => {
  await browser.loginAs(customer)
  expect((await browser.call('statementFile', { statementId })).inner).toBe(INNER.notOwner)
})

test('the text says what the file says, each cell with its title', async () => {
  await browser.loginAs('U1')
  const { fileId } = await dataOf(browser, 'statementFile', { statementId: '2026-10' })
  expect(await dataOf(browser, 'fileUrlQuery', { fileId })).toMatchObject({ hasText: '1', reading: null })
  const { pages } = await dataOf(browser, 'docText', { fileId })
  const text = pages.map(({ html }) => html).join('')
  expect(text).toContain('<h2>2026年10月对账单</h2>')
  expect(text).toContain('<h3>二、期末持有</h3>')
  expect(text).toMatch(
    /<p>产品名称：[^<]+，份额：[\d,.]+，单位净值：[\d.]+，净值日期：[\d-]+，市值（元）：[\d,.]+<\/p>/,
  )
  expect(text).toContain('对账专用章')
})

test('the file is nobody else’s', async () => {
  await browser.loginAs('U1')
  const { fileId } = await dataOf(browser, 'statementFile', { statementId: '2025' })
  await browser.loginAs('U6')
  expect((await browser.call('fileUrlQuery', { fileId })).inner).toBe(INNER.notOwner)
  expect((await browser.call('docText', { fileId })).inner).toBe(INNER.notOwner)
})

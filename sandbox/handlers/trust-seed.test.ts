import path from 'node:path'
import { passesNationalIdChecksum } from '@/lib/national-id'
import { passesLuhn } from '@/lib/luhn'
import { exact, sumOf } from '../portfolio/amounts'
import { openDatabase, type Db } from '../store/database'
import { cleanUp, startTest, temporaryFolder } from '../testing/harness'

let db: Db

beforeAll(async () => {
  const dataDir = path.join(temporaryFolder(), 'data')
  await startTest({ dataDir })
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

const amounts = (sql: string) => db.all<{ amount: string }>(sql).map(row => row.amount)

test.each([
  [1, 5],
  [2, 1],
])('shares of the beneficiaries of order %i add up to 100.00', (order, count) => {
  const shares = amounts(
    `SELECT share_percent AS amount FROM beneficiaries WHERE trust_id = 'FT1' AND benefit_order = ${order}`,
  )
  expect(shares).toHaveLength(count)
  expect(sumOf(shares)).toBe('100.00')
})

test('the numbers of people and cards pass their own checks', () => {
  const rows = db.all<{ id_type: string; id_no: string; card_no: string; guardian_id_no: string }>(
    'SELECT id_type, id_no, card_no, guardian_id_no FROM beneficiaries',
  )
  for (const row of rows) {
    expect(passesLuhn(row.card_no)).toBe(true)
    if (row.id_type === '0') expect(passesNationalIdChecksum(row.id_no)).toBe(true)
    if (row.guardian_id_no) expect(passesNationalIdChecksum(row.guardian_id_no)).toBe(true)
  }
})

test('36 payments make 1,860,000.00, each of them a trade of the trust', () => {
  const paid = amounts("SELECT amount FROM dist_records WHERE status = '3'")
  expect(paid).toHaveLength(36)
  expect(sumOf(paid)).toBe('1860000.00')
  const traded = amounts(
    "SELECT confirm_amount AS amount FROM trades WHERE trust_id = 'FT1' AND trade_type = '11'",
  )
  expect([...traded].sort()).toEqual([...paid].sort())
  expect(amounts("SELECT direction AS amount FROM trades WHERE trade_type = '11'")).toEqual(
    paid.map(() => 'out'),
  )
})

test('the classes of the plan are targeted at 100.00 and make up what is invested, to the cent', () => {
  expect(sumOf(amounts("SELECT target AS amount FROM investment_plan_lines WHERE plan_id = 'IP1'"))).toBe(
    '100.00',
  )
  expect(
    sumOf(amounts("SELECT amount FROM investment_plan_lines WHERE plan_id = 'IP1' AND name <> '现金'")),
  ).toBe('17422300.00')
  expect(amounts("SELECT amount FROM investment_plan_lines WHERE plan_id = 'IP1' AND name = '现金'")).toEqual(
    ['1230000.00'],
  )
})

test('the settled trades leave exactly the cash of the trust and never overdraw it', () => {
  let cash = exact('0')
  const trades = db.all<{ trade_type: string; confirm_amount: string }>(
    "SELECT trade_type, confirm_amount FROM trades WHERE trust_id = 'FT1' AND trade_status = '6' ORDER BY apply_time, trade_id",
  )
  for (const trade of trades) {
    cash = ['01', '03', '10'].includes(trade.trade_type)
      ? cash.plus(trade.confirm_amount)
      : cash.minus(trade.confirm_amount)
    expect(cash.gte(0)).toBe(true)
  }
  expect(cash.toFixed(2)).toBe('1230000.00')
})

test('the trust has about sixty trades of every type it knows', () => {
  const counts = db.all<{ trade_type: string; count: number }>(
    "SELECT trade_type, count(*) AS count FROM trades WHERE trust_id = 'FT1' GROUP BY 1 ORDER BY 1",
  )
  expect(counts).toEqual([
    { trade_type: '01', count: 1 },
    { trade_type: '02', count: 10 },
    { trade_type: '03', count: 4 },
    { trade_type: '09', count: 14 },
    { trade_type: '10', count: 1 },
    { trade_type: '11', count: 36 },
  ])
})

test('valuations are weekly and end at the total of the trust', () => {
  const rows = db.all<{ date: string; net_value: string; total_assets: string }>(
    "SELECT date, net_value, total_assets FROM trust_valuations WHERE trust_id = 'FT1' ORDER BY date",
  )
  expect(rows).toHaveLength(184)
  expect(rows[0]).toEqual({ date: '2023-05-18', net_value: '1.0000', total_assets: '15000000.00' })
  expect(rows[183]).toMatchObject({ date: '2026-11-19', total_assets: '18652300.00' })
})

test('there are 60 disclosures of U1 products over eight types and 22 of the trust', () => {
  const count = (where: string) =>
    db.get<{ count: number }>(
      `SELECT count(*) AS count FROM documents WHERE kind = 'disclosure' AND ${where}`,
    )?.count
  expect(count("product_id LIKE 'P%'")).toBe(60)
  expect(count("trust_id = 'FT1'")).toBe(22)
  const types = db.all<{ doc_type: string }>(
    "SELECT DISTINCT doc_type FROM documents WHERE kind = 'disclosure' AND product_id LIKE 'P%'",
  )
  expect(types).toHaveLength(8)
  const [span] = db.all<{ first: string; last: string }>(
    "SELECT min(publish_date) AS first, max(publish_date) AS last FROM documents WHERE product_id LIKE 'P%' AND kind = 'disclosure'",
  )
  expect(span?.first.slice(0, 4)).toBe('2023')
  expect(span?.last.slice(0, 4)).toBe('2026')
})

test('every liquidated position has its report, every product of U1 three to five papers', () => {
  const withoutReport = db.all(
    `SELECT product_id FROM history_positions
     WHERE product_id NOT IN (SELECT product_id FROM documents WHERE doc_type = '08' AND product_id IS NOT NULL)`,
  )
  expect(withoutReport).toEqual([])
  const papers = db.all<{ count: number }>(
    "SELECT count(*) AS count FROM documents WHERE kind = 'product' AND product_id LIKE 'P%' GROUP BY product_id",
  )
  expect(papers).toHaveLength(12)
  for (const { count } of papers) {
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThanOrEqual(5)
  }
})

test('every product that paid U1 income has a notice of it', () => {
  const silent = db.all(
    `SELECT DISTINCT product_id FROM trades
     WHERE customer_id = '100001' AND trust_id = '' AND trade_type IN ('04', '06')
       AND product_id NOT IN (SELECT product_id FROM documents WHERE doc_type = '06' AND product_id IS NOT NULL)`,
  )
  expect(silent).toEqual([])
})

test('no disclosure is older than its product or lies in the future', () => {
  const wrong = db.all(
    `SELECT d.name FROM documents d JOIN products p ON p.product_id = d.product_id
     WHERE d.product_id LIKE 'P%' AND d.doc_type <> '05'
       AND (d.publish_date < p.establish_date OR d.publish_date > '2026-11-20')`,
  )
  expect(wrong).toEqual([])
})

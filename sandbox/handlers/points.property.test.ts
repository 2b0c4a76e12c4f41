import { randomUUID } from 'node:crypto'
import path from 'node:path'
import fc from 'fast-check'
import { INNER } from '@/contract/codes'
import type { SurveyAnswer } from '@/lib/survey'
import { type Db, openDatabase } from '../store/database'
import { type Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

const CUSTOMERS = ['U1', 'U3', 'U4'] as const
const REQUESTS = Array.from({ length: 4 }, () => randomUUID())
const OPENING = { CP1: 609_000, CP2: 200_400, CP3: 173_240, CP4: 0 }

/** Something a customer does, right or wrong, with a `requestNo` that may have been used before. */
type Step =
  | { kind: 'donate'; charityId: string; points: number; requestNo: string }
  | { kind: 'join'; activityId: string; requestNo: string }
  | { kind: 'survey'; surveyId: string; isRight: boolean; requestNo: string }
  | { kind: 'draw'; requestNo: string }
  | { kind: 'later'; days: number }

const requestNo = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...REQUESTS) },
  { weight: 3, arbitrary: fc.uuid() },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('donate' as const),
      charityId: fc.constantFrom('CP1', 'CP1', 'CP3', 'CP3', 'CP2', 'CP4', 'none'),
      points: fc.oneof(fc.integer({ min: 50, max: 1050 }), fc.constantFrom(-1, 0, 1, 3200, 999_999)),
      requestNo,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('join' as const),
      activityId: fc.constantFrom('AC1', 'AC2', 'AC3', 'AC5', 'AC6', 'none'),
      requestNo,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('survey' as const),
      surveyId: fc.constantFrom('SV4', 'SV4', 'SV1', 'SV3', 'none'),
      isRight: fc.boolean(),
      requestNo,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('draw' as const), requestNo }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('later' as const), days: fc.constantFrom(1, 2, 3, 42) }),
  },
)
const sequence = fc.array(fc.tuple(fc.constantFrom(...CUSTOMERS), step), { minLength: 10, maxLength: 30 })

const choice = (qid: string, ...oids: string[]): SurveyAnswer => ({ qid, oids, text: '', cells: [] })
const SATISFIED = [choice('q1', '5'), choice('q2', '4'), choice('q3', '5')]

const callOf = (step: Exclude<Step, { kind: 'later' }>): [string, object] => {
  const { requestNo: key } = step
  if (step.kind === 'donate') {
    const { charityId, points } = step
    return ['charityDonate', { charityId, points, anonymous: '1', requestNo: key }]
  }
  if (step.kind === 'join') return ['activityJoin', { activityId: step.activityId, requestNo: key }]
  if (step.kind === 'draw') return ['assetReportLottery', { requestNo: key }]
  const answers = step.isRight ? SATISFIED : []
  return ['surveySubmit', { surveyId: step.surveyId, answers, requestNo: key }]
}

interface Account {
  readonly key: string
  readonly points: number
  readonly sum: number
  readonly lots: number
}

/** Nothing of what must always hold is broken. */
function checkAll(db: Db): void {
  const accounts = db.all<Account>(
    `SELECT key, points, coalesce((SELECT sum(change) FROM points_ledger WHERE customer_id = c.id), 0) AS sum,
       coalesce((SELECT sum(remaining) FROM points_ledger WHERE customer_id = c.id), 0) AS lots
     FROM customers c`,
  )
  for (const { key, points, sum, lots } of accounts) {
    expect([key, sum, lots]).toEqual([key, points, points])
    expect(points).toBeGreaterThanOrEqual(0)
  }
  const balances = new Map<string, number>()
  const rows = db.all<{ customer_id: string; change: number; balance: number; created_at: number }>(
    'SELECT customer_id, change, balance, created_at FROM points_ledger ORDER BY id',
  )
  const times = new Map<string, number>()
  for (const { customer_id, change, balance, created_at } of rows) {
    const expected = (balances.get(customer_id) ?? 0) + change
    expect(balance).toBe(expected)
    expect(created_at).toBeGreaterThanOrEqual(times.get(customer_id) ?? 0)
    balances.set(customer_id, expected)
    times.set(customer_id, created_at)
  }
  const given = db.all<{ customer_id: string; donated: number; spent: number }>(
    `SELECT customer_id, sum(points) AS donated,
       -(SELECT sum(change) FROM points_ledger l WHERE l.customer_id = d.customer_id AND l.type = '4') AS spent
     FROM donations d GROUP BY customer_id`,
  )
  for (const { donated, spent } of given) expect(spent).toBe(donated)
}

test('whatever customers do, every account adds up, no award comes twice, and projects have what was given', async () => {
  const dataDir = path.join(temporaryFolder(), 'data')
  const { browser } = await startTest({ dataDir })
  let effects = 0
  const take = async (who: Browser, customer: string, taken: Step): Promise<void> => {
    if (taken.kind === 'later') return who.advance(taken.days * 86_400)
    await who.loginAs(customer)
    const { httpStatus, code, inner } = await who.call(...callOf(taken))
    expect([httpStatus, code]).toEqual([200, '00000000'])
    expect(inner).not.toBe(INNER.systemBusy)
    if (inner === INNER.success) effects += 1
  }

  await fc.assert(
    fc.asyncProperty(sequence, async steps => {
      await browser.control('POST', 'reset', {})
      for (const [customer, taken] of steps) await take(browser, customer, taken)
      // Opened here: a reset puts another file in the place of the store's.
      const db = openDatabase(path.join(dataDir, 'sandbox.db'))
      checkAll(db)
      for (const [table, type] of [
        ['activity_joins', '参加活动：'],
        ['survey_answers', '完成问卷：'],
        ['lottery_draws', '2025年度资产报告抽奖'],
      ] as const) {
        const more = db.all(
          `SELECT customer_id, source FROM points_ledger WHERE source LIKE ? GROUP BY 1, 2 HAVING count(*) > 1`,
          `${type}%`,
        )
        expect([table, more]).toEqual([table, []])
      }
      await browser.loginAs('U6')
      for (const [charityId, opening] of Object.entries(OPENING)) {
        const sum = db.get<{ sum: number }>(
          'SELECT coalesce(sum(points), 0) AS sum FROM donations WHERE charity_id = ?',
          charityId,
        )
        const { data } = await browser.call('charityDetail', { charityId })
        expect(data).toMatchObject({ raisedPoints: opening + (sum?.sum ?? 0) })
      }
      db.close()
    }),
    { numRuns: 12, endOnFailure: true, seed: 20261120 },
  )
  // Else nothing but refusals was tried.
  expect(effects).toBeGreaterThan(50)
  await cleanUp()
}, 60_000)

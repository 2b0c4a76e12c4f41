import fc from 'fast-check'
import { TRADE_STATUS as S, TRADE_TYPE } from '@/contract/tables/trade'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { payBenefits } from '../claims/pay-job'
import { createClock } from '../clock'
import { redemptionHandlers } from '../handlers/redemption'
import { decideDueCases } from '../office/desks'
import { exact, sumOf, twoDigits } from '../portfolio/amounts'
import { cancelOf } from '../portfolio/trade-course'
import { valuationOf } from '../portfolio/valuation'
import { createReset } from '../seed/reset'
import { customerByKey } from '../store/customers'
import { movementsOf } from '../store/movements'
import { openStore } from '../store/open'
import { findPosition } from '../store/positions'
import { cancelTrade, changeTrade, findTrade, type TradeRow } from '../store/trades'
import { issueVerifyToken } from '../store/verify-tokens'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { SNAPSHOT } from '../testing/snapshot'
import { redemptionDesk } from './redemption-desk'
import { settleRedemptions } from './settle-job'

/** Open every working day: a note of which 100,000 shares are to be left, and cash. */
const POSITIONS = ['U1-P11', 'U1-P01'] as const
type PositionId = (typeof POSITIONS)[number]
const HOUR = 3600

type Command =
  | { kind: 'redeem'; positionId: PositionId; /** A number, or `all`. */ shares: string }
  | { kind: 'cancel' | 'part' | 'refuse'; pick: number }
  | { kind: 'advance'; hours: number }

const picked = <const Kind extends string>(kind: Kind) =>
  fc.record({ kind: fc.constant(kind), pick: fc.nat({ max: 99 }) })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('redeem' as const),
      positionId: fc.constantFrom(...POSITIONS),
      shares: fc.constantFrom('0.01', '1000', '33333.33', '160000.5', '320000', 'all' as const),
    }),
  },
  { weight: 1, arbitrary: picked('cancel') },
  { weight: 1, arbitrary: picked('part') },
  { weight: 1, arbitrary: picked('refuse') },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('advance' as const), hours: fc.constantFrom(1, 5, 24, 30, 72) }),
  },
)
const commands = fc.array(command, { minLength: 15, maxLength: 45 })

const UNDER_WAY: readonly string[] = [S.accepted, S.confirming]
const CONFIRMED: readonly string[] = [S.confirmed, S.partlyConfirmed, S.arrived]
/** Where a redemption can be a while later; the clock may bring several steps at once. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  [S.accepted]: [S.accepted, S.cancelled, S.confirming, S.confirmed, S.arrived],
  [S.confirming]: [S.confirming, S.confirmed, S.partlyConfirmed, S.failed, S.arrived],
  [S.confirmed]: [S.confirmed, S.arrived],
}

describe('redemptions, whatever is done with them', () => {
  const { db } = openStore(temporaryFolder())
  const clock = createClock(db, 'seed')
  const reset = createReset(db, clock, SNAPSHOT)
  afterAll(async () => {
    db.close()
    await cleanUp()
  })

  const now = () => clock.now()
  const time = () => dateTimeInShanghai(now())
  const today = () => time().slice(0, 10)
  const customerId = () => customerByKey(db, 'U1')?.id ?? ''
  const productOf = (positionId: PositionId) => positionId.slice('U1-'.length)

  const redemptionsOf = (positionId: PositionId): TradeRow[] =>
    db
      .all<{ trade_id: string }>(
        `SELECT trade_id FROM trades WHERE customer_id = ? AND product_id = ? AND trust_id = '' AND trade_type = ? ORDER BY trade_id`,
        ...[customerId(), productOf(positionId), TRADE_TYPE.redemption],
      )
      .flatMap(({ trade_id: id }) => findTrade(db, id) ?? [])
  const everyRedemption = () => POSITIONS.flatMap(redemptionsOf)
  const sharesOf = (rows: readonly TradeRow[], of: 'apply_shares' | 'confirm_shares') =>
    sumOf(rows.map(row => row[of] || '0.00'))

  /** Shares, what is free and frozen of them, and what they cost; nothing of a position that is over. */
  function holding(positionId: PositionId) {
    const row = findPosition(db, positionId)
    if (!row) return { shares: '0.00', free: '0.00', frozen: '0.00', cost: '0.00' }
    const movement = movementsOf(db, row.customer_id, row.product_id).get(row.product_id)
    const { availableShares: free, frozenShares: frozen } = valuationOf(db, row, today(), movement)
    return { shares: row.shares, free, frozen, cost: row.cost_amount }
  }

  function redeem(positionId: PositionId, shares: string): void {
    const proof = { customerId: customerId(), scene: 'redemption', subject: positionId, now: now() } as const
    redemptionHandlers.redeemApply(
      {
        positionId,
        shares: shares === 'all' ? holding(positionId).free : shares,
        verifyToken: issueVerifyToken(db, { ...proof, kind: 'sms' }),
        faceToken: issueVerifyToken(db, { ...proof, kind: 'face' }),
        requestNo: 'r'.repeat(16),
      },
      { db, customerId: customerId(), now, today } as HandlerContext,
    )
  }

  function run(given: Exclude<Command, { kind: 'advance' }>): void {
    if (given.kind === 'redeem') return redeem(given.positionId, given.shares)
    const wanted = given.kind === 'cancel' ? S.accepted : S.confirming
    const waiting = everyRedemption().filter(row => row.trade_status === wanted && row.trade_day !== '')
    const row = waiting[given.pick % Math.max(1, waiting.length)]
    if (!row) return
    if (given.kind === 'cancel') {
      if (isOn(cancelOf(row, time()).canCancel)) cancelTrade(db, row.trade_id, time())
      return
    }
    const part = twoDigits(exact(row.apply_shares).times((given.pick + 1) / 101))
    const decision =
      given.kind === 'part'
        ? { isPassed: true, reason: '', amount: part }
        : { isPassed: false, reason: '未确认。' }
    redemptionDesk.decide(db, row.trade_id, decision, now())
  }

  /** As the server does it: all of it or nothing. */
  function carryOut(given: Command): void {
    if (given.kind === 'advance') {
      clock.advance(given.hours * HOUR)
      settleRedemptions(db, now())
      decideDueCases(db, now(), payBenefits)
      return settleRedemptions(db, now())
    }
    try {
      db.transaction(() => run(given))
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error
    }
  }

  interface Start {
    readonly shares: string
    readonly cost: string
    readonly gone: string
    readonly ids: ReadonlySet<string>
  }
  const startOf = (positionId: PositionId): Start => {
    const rows = redemptionsOf(positionId)
    const { shares, cost } = holding(positionId)
    const gone = sharesOf(
      rows.filter(row => CONFIRMED.includes(row.trade_status)),
      'confirm_shares',
    )
    return { shares, cost, gone, ids: new Set(rows.map(row => row.trade_id)) }
  }

  /** What is held is what was there less what was confirmed; what is frozen is what waits; the rest is free. */
  function expectShares(positionId: PositionId, start: Start): void {
    const rows = redemptionsOf(positionId)
    const confirmed = rows.filter(row => CONFIRMED.includes(row.trade_status))
    const { shares, free, frozen } = holding(positionId)
    const gone = exact(sharesOf(confirmed, 'confirm_shares')).minus(start.gone)
    expect(shares).toBe(twoDigits(exact(start.shares).minus(gone)))
    const waiting = rows.filter(row => UNDER_WAY.includes(row.trade_status))
    expect(frozen).toBe(sharesOf(waiting, 'apply_shares'))
    expect(sumOf([free, frozen])).toBe(shares)
    expect(exact(free).gte(0)).toBe(true)
  }

  /** Each is paid its shares at one net value, less its fee; the cost goes in proportion, to the fen of each. */
  function expectMoney(positionId: PositionId, start: Start): void {
    const mine = redemptionsOf(positionId).filter(row => !start.ids.has(row.trade_id))
    const confirmed = mine.filter(row => CONFIRMED.includes(row.trade_status))
    for (const row of confirmed) {
      const gross = exact(row.confirm_shares).times(row.confirm_nav)
      const off = exact(row.confirm_amount).plus(row.fee).minus(gross).abs()
      // Lots are rounded one by one.
      expect([row.trade_id, off.lte('0.10')]).toEqual([row.trade_id, true])
      expect(exact(row.fee).gte(0) && exact(row.confirm_amount).gt(0)).toBe(true)
    }
    for (const row of mine.filter(({ trade_status: status }) => !CONFIRMED.includes(status))) {
      expect([row.confirm_shares || '0.00', row.confirm_amount || '0.00']).toEqual(['0.00', '0.00'])
    }
    const { shares, cost } = holding(positionId)
    const due = exact(start.cost).times(shares).div(exact(start.shares))
    expect(
      due
        .minus(cost)
        .abs()
        .lte(0.01 * (confirmed.length + 1)),
    ).toBe(true)
  }

  test('shares and money always agree, and no redemption leaves its course', () => {
    const ended = new Map<string, number>()
    fc.assert(
      fc.property(commands, given => {
        reset()
        // What the seed has under way is the seed's: it neither waits nor takes anything here.
        for (const row of everyRedemption().filter(({ trade_status: status }) =>
          UNDER_WAY.includes(status),
        )) {
          changeTrade(db, row.trade_id, { trade_status: S.cancelled, cancel_time: time() })
        }
        const starts = new Map(POSITIONS.map(id => [id, startOf(id)]))
        let known = new Map(everyRedemption().map(row => [row.trade_id, row.trade_status]))
        for (const one of given) {
          carryOut(one)
          for (const [id, start] of starts) {
            expectShares(id, start)
            expectMoney(id, start)
          }
          const after = new Map(everyRedemption().map(row => [row.trade_id, row.trade_status]))
          for (const [id, status] of after) {
            const before = known.get(id) ?? S.accepted
            expect(LATER[before] ?? [before]).toContain(status)
          }
          known = after
        }
        const mine = [...known].filter(([id]) => ![...starts.values()].some(({ ids }) => ids.has(id)))
        for (const [, status] of mine) ended.set(status, (ended.get(status) ?? 0) + 1)
      }),
      { numRuns: 25, endOnFailure: true, seed: 20261120 },
    )
    // Else redemptions were never led to where something could go wrong.
    for (const status of [S.accepted, S.cancelled, S.partlyConfirmed, S.failed, S.arrived]) {
      expect([status, (ended.get(status) ?? 0) > 0]).toEqual([status, true])
    }
  }, 120_000)
})

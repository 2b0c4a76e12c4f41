import fc from 'fast-check'
import {
  type InstructionEvent,
  instructionMachine,
  type InstructionStatus,
} from '@/contract/machines/instruction'
import { INST_STATUS, INST_TYPE, type InstType } from '@/contract/tables/instruction'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { todayInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { BusinessError } from '../api/business-error'
import { payBenefits } from '../claims/pay-job'
import { createClock } from '../clock'
import { decideDueCases } from '../office/desks'
import { exact, sumOf } from '../portfolio/amounts'
import { createReset } from '../seed/reset'
import { TRUST, TRUST_ID } from '../seed/trust-family'
import { instructionsOf, type InstructionRow, linesOf } from '../store/instructions'
import { openStore } from '../store/open'
import { findTrade } from '../store/trades'
import { holdingsOf } from '../store/trust-holdings'
import { trustById, type TrustRow } from '../store/trusts'
import { issueVerifyToken } from '../store/verify-tokens'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { SNAPSHOT } from '../testing/snapshot'
import { executionDesk } from './execution-desk'
import { cancelInstruction, createInstruction, updateInstruction } from './give'
import { instructionDesk } from './instruction-desk'
import { runInstructionJob } from './instruction-job'
import { termsOf } from './terms'
import { worthOf } from './worth'

const HOUR = 3600
/** Trades that bring cash into a trust. */
const COMES_IN: readonly string[] = [TRADE_TYPE.subscription, TRADE_TYPE.redemption, TRADE_TYPE.append]
const TYPES = Object.keys(INST_TYPE.labels) as InstType[]
/** Of every class, bought and redeemed on every working day, on one of the month, or never. */
const PRODUCTS = ['P01', 'P05', 'P07', 'P08', 'P11', 'P02', 'C01', 'C03'] as const

type Command =
  | { kind: 'give'; instType: InstType; from: string; to: string; amount: string; isDraft: '0' | '1' }
  | { kind: 'change'; pick: number; amount: string }
  | { kind: 'cancel' | 'accept' | 'reject'; pick: number }
  | { kind: 'execute'; pick: number; part: string }
  | { kind: 'fail'; pick: number }
  | { kind: 'advance'; hours: number }

const product = fc.constantFrom(...PRODUCTS)
const amount = fc.constantFrom('100000', '123456.78', '200000', '300000', '400000.00', '1000000')
const pick = fc.nat({ max: 99 })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      instType: fc.constantFrom(...TYPES),
      from: product,
      to: product,
      amount,
      isDraft: fc.constantFrom('0' as const, '0' as const, '0' as const, '1' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), pick, amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'accept' as const, 'reject' as const),
      pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('execute' as const),
      pick,
      part: fc.constantFrom('', '50000.00', '77777.77'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      hours: fc.constantFrom(1, 6, 24, 72, 240),
    }),
  },
)
const commands = fc.array(command, { minLength: 15, maxLength: 45 })

const EVENTS: readonly InstructionEvent[] = [
  ...(['submit', 'resubmit', 'cancel', 'accept', 'reject', 'execute', 'finish', 'finishPartly'] as const),
]

/** Every state that some events lead to; the clock may bring several at once. */
function reachableFrom(status: InstructionStatus): ReadonlySet<string> {
  const found = new Set<InstructionStatus>([status])
  for (const from of found) {
    for (const event of EVENTS) {
      const next = instructionMachine.next(from, event)
      if (next) found.add(next)
    }
  }
  return found
}

describe('a trust, whatever it is instructed', () => {
  const { db } = openStore(temporaryFolder())
  const clock = createClock(db, 'seed')
  const reset = createReset(db, clock, SNAPSHOT)
  afterAll(async () => {
    db.close()
    await cleanUp()
  })

  const now = () => clock.now()
  const customerId = TRUST.principal_id
  const context = { db, customerId, now, today: () => todayInShanghai(now()) }
  const rows = (): InstructionRow[] => instructionsOf(db, customerId, TRUST_ID)
  const trust = (): TrustRow => {
    const found = trustById(db, TRUST_ID)
    if (!found) throw new Error('no trust')
    return found
  }
  const token = (subject: string) =>
    issueVerifyToken(db, { customerId, kind: 'sms', scene: 'instruction', subject, now: now() })
  const picked = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]

  function asked(instType: InstType, from: string, to: string, typed: string) {
    const isPurchase = instType === INST_TYPE.purchase
    const line = {
      productId: from,
      toProductId: to,
      amount: isPurchase ? typed : '',
      shares: isPurchase ? '' : typed,
    }
    const { effectiveDate } = termsOf(db, trust(), now())
    return {
      instType,
      lines: [line],
      remark: '',
      effectiveDate,
      acceptsLowCash: '1' as const,
      requestNo: 'not-looked-at',
    }
  }

  function run(given: Exclude<Command, { kind: 'advance' }>): void {
    switch (given.kind) {
      case 'give': {
        const { instType, from, to, isDraft } = given
        const verifyToken = token(TRUST_ID)
        createInstruction(
          { trustId: TRUST_ID, ...asked(instType, from, to, given.amount), isDraft, verifyToken },
          context,
        )
        return
      }
      case 'change': {
        const row = picked(rows(), given.pick)
        const line = row && linesOf(db, row.inst_id)[0]
        if (!line) return
        const { inst_id: instId, inst_type: instType } = row
        const input = asked(instType, line.product_id, line.to_product_id, given.amount)
        updateInstruction({ instId, ...input, isDraft: '0', verifyToken: token(instId) }, context)
        return
      }
      case 'cancel': {
        const instId = picked(rows(), given.pick)?.inst_id
        if (instId) {
          cancelInstruction({ instId, verifyToken: token(instId), requestNo: 'not-looked-at' }, context)
        }
        return
      }
      case 'accept':
      case 'reject': {
        const id = picked(rows(), given.pick)?.inst_id ?? ''
        return instructionDesk.decide(
          db,
          id,
          { isPassed: given.kind === 'accept', reason: '额度已满' },
          now(),
        )
      }
      case 'execute':
      case 'fail': {
        const waiting = picked(executionDesk.waiting(db), given.pick)
        const part = given.kind === 'execute' ? given.part : ''
        const decision = { isPassed: given.kind === 'execute', reason: '未能成交', amount: part }
        if (waiting) executionDesk.decide(db, waiting.id, decision, now())
      }
    }
  }

  /** As the server does it: all of it or nothing. */
  function attempt(given: Exclude<Command, { kind: 'advance' }>): void {
    try {
      db.transaction(() => run(given))
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error
    }
  }

  /** Time goes on, and the jobs do what is due by then. */
  function advance(hours: number): void {
    clock.advance(hours * HOUR)
    for (let turn = 0; turn < 3; turn += 1) {
      decideDueCases(db, now(), payBenefits)
      runInstructionJob(db, now())
    }
  }

  /** What every settled trade of the trust brought and cost, in yuan. */
  const settled = (): string =>
    sumOf(
      db
        .all<{ trade_type: string; confirm_amount: string }>(
          "SELECT trade_type, confirm_amount FROM trades WHERE trust_id = ? AND trade_status IN ('2', '3', '6')",
          TRUST_ID,
        )
        .map(({ trade_type: type, confirm_amount: yuan }) => (COMES_IN.includes(type) ? yuan : `-${yuan}`)),
    )

  function expectSums(): void {
    const { cash, total_assets: total } = trust()
    const worth = worthOf(db, trust())
    expect([worth.total, worth.cash]).toEqual([total, cash])
    expect(sumOf([worth.cash, worth.invested])).toBe(total)
    // Every yuan that left the cash or came to it is a trade's.
    expect(settled()).toBe(cash)
    expect(exact(cash).gte(0)).toBe(true)
    for (const { shares } of holdingsOf(db, TRUST_ID)) expect(exact(shares).gt(0)).toBe(true)
    // Nothing is promised twice.
    const { availableCash, products } = termsOf(db, trust(), now())
    expect(exact(availableCash).gte(0)).toBe(true)
    for (const { availableShares } of products) expect(exact(availableShares).gte(0)).toBe(true)
  }

  /** An instruction that is over left no trade waiting, and says of each line what became of it. */
  function expectSettled(row: InstructionRow): void {
    if (row.status !== INST_STATUS.done && row.status !== INST_STATUS.partlyDone) return
    const lines = linesOf(db, row.inst_id)
    expect(lines.every(line => isOn(line.is_over))).toBe(true)
    expect(lines.some(line => line.fail_reason !== '')).toBe(row.status === INST_STATUS.partlyDone)
    for (const { trade_id: tradeId } of lines) {
      if (tradeId) expect(findTrade(db, tradeId)?.trade_status).not.toBe(TRADE_STATUS.confirming)
    }
  }

  test('cash, holdings, trades and total agree to the cent, and no state is outside of the table', () => {
    const ended = new Map<string, number>()
    fc.assert(
      fc.property(commands, given => {
        reset()
        let known = new Map(rows().map(row => [row.inst_id, row.status]))
        for (const one of given) {
          const before = trust()
          if (one.kind === 'advance') advance(one.hours)
          else attempt(one)
          expectSums()
          // On one day nothing but the day's own valuation changes the total: dealing moves, and makes nothing.
          if (one.kind !== 'advance' && trust().asset_date === before.asset_date && one.kind !== 'execute') {
            expect(trust().total_assets).toBe(before.total_assets)
          }
          const after = rows()
          for (const row of after) {
            expect(reachableFrom(known.get(row.inst_id) ?? INST_STATUS.draft).has(row.status)).toBe(true)
            expectSettled(row)
          }
          known = new Map(after.map(row => [row.inst_id, row.status]))
        }
        for (const status of known.values()) ended.set(status, (ended.get(status) ?? 0) + 1)
      }),
      { numRuns: 25, seed: 20261120 },
    )
    // What was drawn reaches every state; otherwise it would prove little.
    expect([...ended.keys()].sort()).toEqual(Object.keys(INST_STATUS.labels).sort())
  }, 120_000)
})

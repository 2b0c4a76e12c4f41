import fc from 'fast-check'
import { orderMachine, type OrderEvent, type OrderStatus } from '@/contract/machines/order'
import { ORDER_STATUS as S } from '@/contract/tables/order'
import { TRADE_STATUS } from '@/contract/tables/trade'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import { payBenefits } from '../claims/pay-job'
import { createClock } from '../clock'
import { decideDueCases } from '../office/desks'
import { exact, sumOf, yuanOfFen } from '../portfolio/amounts'
import { placeOrder } from '../purchase/place'
import { passRecording, rejectRecording, submitRecording } from '../recording/moves'
import { createReset } from '../seed/reset'
import { customerByKey } from '../store/customers'
import type { Db } from '../store/database'
import { offerOf } from '../store/offers'
import { openStore } from '../store/open'
import { eventsOfOrder, findOrder, type OrderRow, ordersOf } from '../store/orders'
import { positionOfProduct } from '../store/positions'
import { findProduct } from '../store/products'
import { findTrade, type TradeRow } from '../store/trades'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { SNAPSHOT } from '../testing/snapshot'
import { establishmentDesk } from './establishment-desk'
import { cancelOrder, fenOf, moveOrder, openContract, signOrder } from './moves'
import { cancelReasonOf, payReasonOf } from './order-answer'
import { runOrderJob } from './order-job'
import { paymentDesk } from './payment-desk'

/** Sold at par and closed; at the net value of every working day; of an open day a month, with a fee. None of them is held yet. */
const PRODUCTS = ['C02', 'C03', 'C04'] as const
const CUSTOMERS = ['U1', 'U6'] as const
const HOUR = 3600

/** Something done to an order that the number picks, whether it may be done now or not. */
type Act = 'sign' | 'record' | 'pass' | 'reject' | 'pay' | 'find' | 'miss' | 'wrong' | 'cancel' | 'fail'

type Command =
  | { kind: 'order'; customer: string; productId: string; amount: string; rateDiscount: '0' | '1' }
  | { kind: 'act'; act: Act; pick: number }
  | { kind: 'advance'; hours: number }

const act = (weight: number, ...acts: Act[]) => ({
  weight,
  arbitrary: fc.record({
    kind: fc.constant('act' as const),
    act: fc.constantFrom(...acts),
    pick: fc.nat({ max: 99 }),
  }),
})
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      customer: fc.constantFrom(...CUSTOMERS),
      productId: fc.constantFrom(...PRODUCTS),
      amount: fc.constantFrom('300000', '1000000', '1300000', '4000000'),
      rateDiscount: fc.constantFrom('0' as const, '0' as const, '1' as const),
    }),
  },
  act(6, 'sign', 'pay', 'find'),
  act(3, 'record', 'pass'),
  act(2, 'cancel', 'miss', 'wrong', 'reject', 'fail'),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      hours: fc.constantFrom(1, 5, 24, 25, 72, 240),
    }),
  },
)
const commands = fc.array(command, { minLength: 20, maxLength: 60 })

/** Every state that some events lead to from a state; the clock may bring several at once. */
function reachableFrom(status: OrderStatus): ReadonlySet<string> {
  const events: readonly OrderEvent[] = [
    ...(['order', 'openContract', 'sign', 'signToRecord', 'record', 'pay', 'cancel'] as const),
    ...(['confirmBooking', 'passRecording', 'rejectRecording', 'confirmPayment', 'missPayment'] as const),
    ...(['failRaise', 'lapse', 'expire', 'establish', 'refund'] as const),
  ]
  const found = new Set<OrderStatus>([status])
  for (const from of found) {
    for (const event of events) {
      const next = orderMachine.next(from, event)
      if (next) found.add(next)
    }
  }
  return found
}

/** Neither takes from the quota: what is booked only, and what gave it back. */
const FREE: readonly string[] = [S.booking, S.booked, S.bookingLapsed, S.bookingCancelled, S.cancelled]
const GONE_BACK: readonly string[] = [S.cancelled, S.refunding, S.refunded]

const isPaid = (db: Db, row: OrderRow) =>
  eventsOfOrder(db, row.order_id).some(({ name }) => name === '到账确认')

describe('orders, whatever is done with them', () => {
  const { db } = openStore(temporaryFolder())
  const clock = createClock(db, 'seed')
  const reset = createReset(db, clock, SNAPSHOT)
  afterAll(async () => {
    db.close()
    await cleanUp()
  })

  const idOf = (key: string): string => {
    const customer = customerByKey(db, key)
    if (!customer) throw new Error(`no ${key}`)
    return customer.id
  }
  const rows = (): OrderRow[] =>
    CUSTOMERS.flatMap(key => ordersOf(db, idOf(key))).filter(({ product_id: id }) =>
      PRODUCTS.some(one => one === id),
    )
  const now = () => clock.now()
  const time = () => dateTimeInShanghai(now())

  const ACTS: Readonly<Record<Act, (row: OrderRow) => void>> = {
    sign: row => {
      const opened = row.order_status === S.toSign ? openContract(db, row, now()) : row
      signOrder(db, opened, now())
    },
    record: row => submitRecording(db, row, 60, now()),
    pass: row => passRecording(db, row, now()),
    reject: row => rejectRecording(db, row, '环境声音过大', now()),
    pay: row => {
      if (payReasonOf(row, time())) return
      const change = { pay_date: time().slice(0, 10), pay_marked_at: time() }
      moveOrder(db, row, 'pay', { name: '打款', change, now: now() })
    },
    find: row => paymentDesk.decide(db, row.order_id, { isPassed: true, reason: '' }, now()),
    miss: row => paymentDesk.decide(db, row.order_id, { isPassed: false, reason: '未查到。' }, now()),
    wrong: row => paymentDesk.decide(db, row.order_id, { isPassed: true, reason: '', amount: '1.00' }, now()),
    cancel: row => {
      if (!cancelReasonOf(row, time())) cancelOrder(db, row, '1', now())
    },
    fail: row => establishmentDesk.decide(db, row.order_id, { isPassed: false, reason: '未成立。' }, now()),
  }

  function run(given: Exclude<Command, { kind: 'advance' }>): void {
    if (given.kind === 'act') {
      const all = rows().filter(({ order_status: status }) => !FREE.includes(status))
      const picked = all[given.pick % Math.max(1, all.length)]
      return picked && ACTS[given.act](picked)
    }
    const { customer, productId, amount, rateDiscount } = given
    const product = findProduct(db, productId)
    if (!product) throw new Error(`no ${productId}`)
    const context = { db, customerId: idOf(customer), now, today: () => time().slice(0, 10) }
    placeOrder(product, { amount, reserveId: '', rateDiscount }, context)
  }

  /** As the server does it: all of it or nothing. Answers whether it was carried out. */
  function attempt(given: Exclude<Command, { kind: 'advance' }>): boolean {
    try {
      db.transaction(() => run(given))
      return true
    } catch (error) {
      if (error instanceof BusinessError) return false
      throw error
    }
  }

  /** Time goes on, and the jobs do what is due by then. */
  function advance(hours: number): true {
    clock.advance(hours * HOUR)
    decideDueCases(db, now(), payBenefits)
    runOrderJob(db, now())
    return true
  }

  /** What is left to be sold and what orders hold of it, in fen. */
  const quotas = () =>
    PRODUCTS.map(id => {
      const { quota_left_fen: left } = offerOf(db, id)
      expect(left).toBeGreaterThanOrEqual(0)
      const held = allRows(id).filter(({ order_status: status }) => !FREE.includes(status))
      return held.reduce((sum, row) => sum + fenOf(row), left)
    })
  const allRows = (productId: string): OrderRow[] =>
    db
      .all<{ order_id: string }>('SELECT order_id FROM orders WHERE product_id = ?', productId)
      .flatMap(({ order_id: id }) => findOrder(db, id) ?? [])

  const tradeFor = (row: OrderRow): TradeRow => {
    const trade = findTrade(db, row.trade_id)
    if (!trade) throw new Error(`${row.order_no} was paid and has no trade`)
    return trade
  }

  /** A purchase cost what was paid: the fee, and shares at their price but for the half fen of a share. */
  function expectPrice(trade: TradeRow): void {
    const { confirm_amount: amount, confirm_shares: shares, confirm_nav: nav, fee } = trade
    expect([trade.trade_status, amount]).toEqual([TRADE_STATUS.confirmed, trade.apply_amount])
    const rest = exact(amount).minus(fee).minus(exact(shares).times(nav))
    expect(rest.abs().lte(exact(nav).times('0.005'))).toBe(true)
  }

  /** Money in is what was bought, what went back and what cools off; shares are those of the trades. */
  function expectSums(): void {
    for (const key of CUSTOMERS) {
      for (const productId of PRODUCTS) {
        const paid = rows().filter(
          row => row.customer_id === idOf(key) && row.product_id === productId && isPaid(db, row),
        )
        const bought = paid.filter(({ order_status: status }) => status === S.established)
        const back = paid.filter(({ order_status: status }) => GONE_BACK.includes(status))
        const cooling = paid.filter(({ order_status: status }) => status === S.cooling)
        const position = positionOfProduct(db, idOf(key), productId)
        const trades = bought.map(tradeFor)
        trades.forEach(expectPrice)
        expect(position?.shares ?? '0.00').toBe(sumOf(trades.map(trade => trade.confirm_shares)))
        const yuan = (some: readonly OrderRow[]) => sumOf(some.map(row => yuanOfFen(fenOf(row))))
        expect(yuan(paid)).toBe(sumOf([position?.cost_amount ?? '0.00', yuan(back), yuan(cooling)]))
        expect(position !== undefined).toBe(bought.length + cooling.length > 0)
        for (const row of back) {
          const names = eventsOfOrder(db, row.order_id).map(({ name }) => name)
          // On its way back or back, once.
          const arrived = names.filter(name => name === '退款到账').length
          expect(arrived + (row.refund_due === '' ? 0 : 1)).toBe(1)
        }
      }
    }
  }

  test('quota, states, shares and money always agree', () => {
    const ended = new Map<string, number>()
    fc.assert(
      fc.property(commands, given => {
        reset()
        const whole = quotas()
        let known = new Map(rows().map(row => [row.order_id, row.order_status]))
        for (const one of given) {
          const isDone = one.kind === 'advance' ? advance(one.hours) : attempt(one)
          expect(quotas()).toEqual(whole)
          expectSums()
          const after = new Map(rows().map(row => [row.order_id, row.order_status]))
          for (const [id, status] of after) {
            expect(reachableFrom(known.get(id) ?? S.toSign).has(status)).toBe(true)
          }
          if (!isDone) expect(after).toEqual(known)
          known = after
        }
        for (const status of known.values()) ended.set(status, (ended.get(status) ?? 0) + 1)
      }),
      { numRuns: 15, endOnFailure: true, seed: 20261120 },
    )
    // Else orders were never led to where something could go wrong.
    for (const status of [S.toPay, S.cooling, S.established, S.cancelled, S.refunded]) {
      expect([status, ended.get(status) ?? 0]).toEqual([status, expect.any(Number)])
      expect(ended.get(status) ?? 0).toBeGreaterThan(0)
    }
  }, 120_000)
})

import type { OrderStatus } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { TRADE_STATUS } from '@/contract/tables/trade'
import { addDays, dateTimeInShanghai } from '@/lib/date'
import { instantOf } from '../clock'
import { addWeekdays } from '../portfolio/calendar'
import { codesIn } from '../store/codes-in'
import { insertRows } from '../store/insert'
import type { OrderEventRow, StoredOrder } from '../store/orders'
import type { Seed } from './order'
import { isRecorded, OFFERS } from './offers'
import { PRODUCT_IDS_OF_U6, seededProduct } from './products'
import { createRandom } from './random'

const S = ORDER_STATUS

interface Line {
  readonly status: OrderStatus
  readonly productId: string
  readonly amount: string
  readonly applyTime: string
  /** Until when the next of the customer's steps is to be done: to sign, to record or to pay. */
  readonly deadline?: string
  readonly coolingEnd?: string
}

const line = (
  status: OrderStatus,
  productId: string,
  amount: string,
  applyTime: string,
  more: Pick<Line, 'deadline' | 'coolingEnd'> = {},
): Line => ({ status, productId, amount, applyTime, ...more })

/** B9.4: one order in every status, and 30 three times: in good time, two hours left, overdue. */
const ORDERS_OF_U1: readonly Line[] = [
  line(S.toPay, 'C03', '1000000.00', '2026-11-20 09:05:12', { deadline: '2026-11-23 17:00:00' }),
  line(S.cooling, 'P12', '500000.00', '2026-11-19 21:02:40', { coolingEnd: '2026-11-21 09:30:00' }),
  line(S.toSign, 'C04', '1000000.00', '2026-11-19 15:26:33', { deadline: '2026-11-25 17:00:00' }),
  line(S.toPay, 'C02', '600000.00', '2026-11-18 10:11:05', { deadline: '2026-11-20 12:00:00' }),
  line(S.signing, 'C02', '300000.00', '2026-11-18 09:40:57', { deadline: '2026-11-24 17:00:00' }),
  line(S.booking, 'C03', '1200000.00', '2026-11-17 16:08:21'),
  line(S.toPay, 'C04', '1000000.00', '2026-11-16 11:52:46', { deadline: '2026-11-19 18:00:00' }),
  line(S.toRecord, 'C03', '1000000.00', '2026-11-16 10:30:19', { deadline: '2026-11-23 17:00:00' }),
  line(S.recordingInReview, 'C04', '1500000.00', '2026-11-13 14:44:02', { deadline: '2026-11-24 17:00:00' }),
  line(S.paymentInReview, 'C02', '800000.00', '2026-11-12 13:15:38'),
  line(S.booked, 'C02', '400000.00', '2026-11-11 09:58:50'),
  line(S.recordingRejected, 'C04', '1000000.00', '2026-11-10 15:37:14', { deadline: '2026-11-24 17:00:00' }),
  line(S.refunding, 'C06', '700000.00', '2026-11-06 10:06:29'),
  line(S.bookingLapsed, 'C06', '500000.00', '2026-10-20 11:21:43'),
  line(S.refunded, 'C06', '1000000.00', '2026-09-10 14:50:08'),
  line(S.bookingCancelled, 'C04', '1000000.00', '2026-06-03 09:33:55'),
  line(S.cancelled, 'C03', '1000000.00', '2025-11-11 09:18:22'),
  line(S.established, 'P02', '3000000.00', '2024-07-26 10:40:31', { coolingEnd: '2024-07-28 10:40:31' }),
]

/** The seed time: nothing has happened later. */
const NOW = '2026-11-20 09:30:00'
/** Finance and the raising take their time: these are still open at the seed time. */
const PAYMENT_MARKED = '2026-11-19 15:10:26'
const RECORDING_SUBMITTED = '2026-11-19 15:42:08'
const REFUND_DUE = '2026-11-23 10:00:00'
/** The card that paid, or pays: what its holder's other purchases were paid with. */
const BANKS: Readonly<Record<string, Pick<StoredOrder, 'bank_name' | 'card_no_mask'>>> = {
  '100001': { bank_name: '招商银行', card_no_mask: '6200********0005' },
  '100006': { bank_name: '建设银行', card_no_mask: '6205********0004' },
}

type Step = readonly [name: string, afterDays: number, remark?: string]

const BOOKED: readonly Step[] = [['提交预约', 0]]
const ORDERED: readonly Step[] = [['提交订单', 0]]
const SIGNED: readonly Step[] = [...ORDERED, ['签署合同', 0]]
const RECORDED: readonly Step[] = [...SIGNED, ['提交双录', 1]]
const PAID: readonly Step[] = [...SIGNED, ['打款', 1]]
const RECEIVED: readonly Step[] = [...PAID, ['到账确认', 1]]

/** What has happened to an order by the time it has its status. */
const COURSES: Readonly<Record<OrderStatus, readonly Step[]>> = {
  [S.booking]: BOOKED,
  [S.booked]: [...BOOKED, ['预约成功', 1]],
  [S.bookingLapsed]: [...BOOKED, ['预约失效', 10, '募集已结束']],
  [S.bookingCancelled]: [...BOOKED, ['预约已取消', 1]],
  [S.toSign]: ORDERED,
  [S.signing]: ORDERED,
  [S.toRecord]: SIGNED,
  [S.recordingInReview]: RECORDED,
  [S.recordingRejected]: [...RECORDED, ['双录未通过', 2, '录制中环境声音过大，请重新录制']],
  [S.toPay]: SIGNED,
  [S.paymentInReview]: PAID,
  [S.cooling]: RECEIVED,
  [S.established]: [...RECEIVED, ['信托成立', 3]],
  [S.cancelled]: [...ORDERED, ['客户撤单', 1, '资金安排有变化']],
  [S.refunding]: [...RECEIVED, ['认购失败', 5, '募集规模已满']],
  [S.refunded]: [...RECEIVED, ['认购失败', 5, '募集规模已满'], ['退款到账', 8]],
}

/** Orders of these have been recorded, where their product is. */
const BEFORE_RECORDING: readonly OrderStatus[] = [S.toRecord, S.recordingInReview, S.recordingRejected]

/** The steps of an order: of a recorded product the recording comes behind the signing. */
function courseOf({ status, productId }: Line): readonly Step[] {
  const steps = COURSES[status]
  if (!isRecorded(productId) || BEFORE_RECORDING.includes(status)) return steps
  return steps.flatMap((step): Step[] =>
    step[0] === '签署合同' ? [step, ['提交双录', step[1]], ['双录通过', step[1]]] : [step],
  )
}

const TIMES = ['', '10:32:18', '14:05:47', '16:05:31', '16:40:09', '17:10:55'] as const

const MINUTE = 60_000
const BETWEEN_STEPS = 12 * MINUTE

/** The steps with their times: one behind the other, and none later than the seed time. */
function eventsOf(line: Line): OrderEventRow[] {
  const { status, applyTime } = line
  const day = applyTime.slice(0, 10)
  let last = applyTime
  return courseOf(line).map(([name, afterDays, remark = ''], index) => {
    const isLast = status === S.recordingInReview && name === '提交双录'
    const planned = isLast ? RECORDING_SUBMITTED : `${addDays(day, afterDays)} ${TIMES[index] ?? ''}`
    const next = dateTimeInShanghai(instantOf(last) + BETWEEN_STEPS)
    if (index > 0) last = [planned > last ? planned : next, NOW].sort()[0] ?? NOW
    return { name, time: last, remark }
  })
}

const timeOf = (events: readonly OrderEventRow[], name: string) =>
  events.find(event => event.name === name)?.time ?? ''

const SIGN_BY: readonly OrderStatus[] = [S.toSign, S.signing]

function rowOf(
  customerId: string,
  line: Line,
  index: number,
): { order: StoredOrder; events: OrderEventRow[] } {
  const { status, productId, amount, applyTime, deadline = '', coolingEnd = '' } = line
  const day = applyTime.slice(0, 10).replace(/-/g, '')
  const serial = `${day}${customerId.slice(-1)}${String(index + 1).padStart(4, '0')}`
  const events = eventsOf(line)
  const signTime = timeOf(events, '签署合同')
  const payTime = timeOf(events, '打款')
  const isMarked = status === S.paymentInReview
  const order: StoredOrder = {
    order_id: `D${serial}`,
    customer_id: customerId,
    order_no: serial,
    product_id: productId,
    order_status: status,
    apply_amount: amount,
    apply_time: applyTime,
    sign_deadline: SIGN_BY.includes(status) ? deadline : '',
    sign_time: signTime,
    contract_no: signTime && `YL-${signTime.slice(0, 7)}-${serial.slice(-5)}`,
    pay_deadline: SIGN_BY.includes(status) ? '' : deadline,
    pay_date: (isMarked ? PAYMENT_MARKED : payTime).slice(0, 10),
    pay_marked_at: isMarked ? PAYMENT_MARKED : payTime,
    voucher_file_id: '',
    ...(BANKS[customerId] ?? { bank_name: '', card_no_mask: '' }),
    cooling_end_time: coolingEnd,
    cancel_reason: status === S.cancelled ? '1' : '',
    refund_due: status === S.refunding ? REFUND_DUE : '',
    trade_id: '',
  }
  return { order, events }
}

const isRaisedOnce = (productId: string) => seededProduct(productId).open_rule === 'closed'

/** What has become of an order that was open when the raising of its product ended: nothing waits for a customer after it. */
const AFTER_RAISING: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  [S.toSign]: S.cancelled,
  [S.signing]: S.cancelled,
  [S.toRecord]: S.cancelled,
  [S.recordingInReview]: S.cancelled,
  [S.recordingRejected]: S.cancelled,
  [S.toPay]: S.cancelled,
  [S.paymentInReview]: S.refunded,
}

/** Forty orders, one every twelve days back from the day before the seed time, through all statuses; what is open is open still. */
function ordersOfU6(): Line[] {
  const random = createRandom('orders U6')
  const statuses = Object.keys(ORDER_STATUS.labels) as OrderStatus[]
  return PRODUCT_IDS_OF_U6.map((productId, index) => {
    const drawn = statuses[index % statuses.length] ?? S.established
    // Money that is in would have to stand among the ten thousand trades.
    const placed = drawn === S.cooling ? S.paymentInReview : drawn
    // A booking of a product that was raised long ago has come to nothing, and one that was made long ago has its answer.
    const isPast = placed === S.booking || placed === S.booked
    const isClosed = isPast && isRaisedOnce(productId)
    const isAnswered = placed === S.booking && index > 0
    const booked = isClosed || isAnswered ? S.bookingLapsed : placed
    const status = isRaisedOnce(productId) ? (AFTER_RAISING[booked] ?? booked) : booked
    const day = addDays('2026-11-19', -12 * index)
    const amount = `${index % 8 === 0 ? 99_999_999 : random.int(3, 900) * 10_000}.${index % 8 === 0 ? '99' : '00'}`
    const time = `1${random.int(0, 4)}:${random.int(10, 59)}:${random.int(10, 59)}`
    const isOpen = [S.toSign, S.signing, S.toRecord, S.recordingInReview, S.recordingRejected, S.toPay].some(
      open => open === status,
    )
    return line(status, productId, amount, `${day} ${time}`, {
      deadline: isOpen ? `${addWeekdays('2026-11-20', 5)} 17:00:00` : '',
    })
  })
}

/** The order whose money is in, by the trade that stands for it (B9.2, P12). */
const TRADE_OF_COOLING = `SELECT trade_id FROM trades t WHERE t.customer_id = orders.customer_id
  AND t.product_id = orders.product_id AND t.trade_status IN ${codesIn(TRADE_STATUS.confirming)}`

/** What is on sale, and the orders of U1 and U6 with their courses. */
export const ordersSeed: Seed = {
  name: 'orders',
  after: ['customers', 'portfolio'],
  fill(db) {
    const all = [
      ...ORDERS_OF_U1.map((one, index) => rowOf('100001', one, index)),
      ...ordersOfU6().map((one, index) => rowOf('100006', one, index)),
    ]
    insertRows(db, 'offers', OFFERS)
    insertRows(
      db,
      'orders',
      all.map(({ order }) => ({ ...order })),
    )
    const events = all.flatMap(({ order, events }) =>
      events.map((event, index) => ({ order_id: order.order_id, seq: index + 1, ...event })),
    )
    insertRows(db, 'order_events', events)
    db.run(
      `UPDATE orders SET trade_id = coalesce((${TRADE_OF_COOLING}), '') WHERE order_status = ?`,
      S.cooling,
    )
  },
}

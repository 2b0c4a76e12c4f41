import { ORDER_STATUS } from '@/contract/tables/order'
import { addDays } from '@/lib/date'
import { PRODUCT_IDS_OF_U6 } from './products'
import { createRandom } from './random'

/** A row of `orders`. */
interface OrderSeed {
  readonly order_id: string
  readonly customer_id: string
  readonly order_no: string
  readonly product_id: string
  readonly order_status: string
  readonly apply_amount: string
  readonly apply_time: string
  readonly pay_deadline: string
  readonly cooling_end_time: string
}

type Line = readonly [
  status: string,
  productId: string,
  amount: string,
  applyTime: string,
  payDeadline?: string,
  coolingEnd?: string,
]

/** B9.4: one order in every status, and 30 three times: in good time, two hours left, overdue. */
const ORDERS_OF_U1: readonly Line[] = [
  ['30', 'C03', '1000000.00', '2026-11-20 09:05:12', '2026-11-23 17:00:00'],
  ['32', 'P12', '500000.00', '2026-11-19 21:02:40', '', '2026-11-21 09:30:00'],
  ['20', 'C04', '1000000.00', '2026-11-19 15:26:33', '2026-11-25 17:00:00'],
  ['30', 'C02', '600000.00', '2026-11-18 10:11:05', '2026-11-20 12:00:00'],
  ['21', 'C02', '300000.00', '2026-11-18 09:40:57', '2026-11-24 17:00:00'],
  ['10', 'C03', '1200000.00', '2026-11-17 16:08:21'],
  ['30', 'C04', '1000000.00', '2026-11-16 11:52:46', '2026-11-19 18:00:00'],
  ['22', 'C03', '1000000.00', '2026-11-16 10:30:19', '2026-11-23 17:00:00'],
  ['23', 'C04', '1500000.00', '2026-11-13 14:44:02', '2026-11-24 17:00:00'],
  ['31', 'C02', '800000.00', '2026-11-12 13:15:38'],
  ['11', 'C02', '400000.00', '2026-11-11 09:58:50'],
  ['24', 'C04', '1000000.00', '2026-11-10 15:37:14', '2026-11-24 17:00:00'],
  ['91', 'C06', '700000.00', '2026-11-06 10:06:29'],
  ['12', 'C06', '500000.00', '2026-10-20 11:21:43'],
  ['92', 'C06', '1000000.00', '2026-09-10 14:50:08'],
  ['13', 'C04', '1000000.00', '2026-06-03 09:33:55'],
  ['90', 'C03', '300000.00', '2025-11-11 09:18:22'],
  ['40', 'P02', '3000000.00', '2024-07-26 10:40:31', '', '2024-07-28 10:40:31'],
]

function rowsOf(customerId: string, lines: readonly Line[]): OrderSeed[] {
  return lines.map(([status, productId, amount, applyTime, payDeadline = '', coolingEnd = ''], index) => {
    const serial = `${applyTime.slice(0, 10).replace(/-/g, '')}${customerId.slice(-1)}${String(index + 1).padStart(4, '0')}`
    return {
      order_id: `D${serial}`,
      customer_id: customerId,
      order_no: serial,
      product_id: productId,
      order_status: status,
      apply_amount: amount,
      apply_time: applyTime,
      pay_deadline: payDeadline,
      cooling_end_time: coolingEnd,
    }
  })
}

/** Forty orders, one every twelve days back from the day before the seed time, through all statuses. */
function ordersOfU6(): Line[] {
  const random = createRandom('orders U6')
  const statuses = Object.keys(ORDER_STATUS.labels)
  return PRODUCT_IDS_OF_U6.map((productId, index) => {
    const status = statuses[index % statuses.length] ?? '40'
    const day = addDays('2026-11-19', -12 * index)
    const amount = `${index % 8 === 0 ? 99_999_999 : random.int(3, 900) * 10_000}.${index % 8 === 0 ? '99' : '00'}`
    const isToBePaid = ['20', '21', '22', '23', '24', '30'].includes(status)
    return [
      status,
      productId,
      amount,
      `${day} 1${random.int(0, 4)}:${random.int(10, 59)}:${random.int(10, 59)}`,
      isToBePaid ? `${addDays(day, 5)} 17:00:00` : '',
      status === ORDER_STATUS.cooling ? `${addDays(day, 2)} 09:30:00` : '',
    ]
  })
}

/** The orders of U1 and U6. */
export const ORDERS: readonly OrderSeed[] = [
  ...rowsOf('100001', ORDERS_OF_U1),
  ...rowsOf('100006', ordersOfU6()),
]

import { signPapers } from '../signing/sign'
import { signableOrder } from '../signing/signable-order'
import { instantOf } from '../clock'
import { ordersOf } from '../store/orders'
import type { Seed } from './order'

/** U1, and U6 with the many orders. */
const CUSTOMERS = ['100001', '100006'] as const

/** The signed papers of orders, with what they were sealed with: set as those of a signing are. */
export const contractsSeed: Seed = {
  name: 'contracts',
  after: ['orders', 'documents', 'bankCards', 'personal-info'],
  fill(db) {
    for (const row of CUSTOMERS.flatMap(id => ordersOf(db, id))) {
      if (row.sign_time === '') continue
      signPapers(db, signableOrder(db, row), `seed-${row.order_no}`, instantOf(row.sign_time))
    }
  },
}

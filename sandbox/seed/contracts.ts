import { signPapers } from '../signing/sign'
import { signableOrder } from '../signing/signable-order'
import { instantOf } from '../clock'
import { ordersOf } from '../store/orders'
import type { Seed } from './order'

const U1 = '100001'

/** The signed papers of U1's orders, with what they were sealed with; who is only there for long lists has none. */
export const contractsSeed: Seed = {
  name: 'contracts',
  after: ['orders', 'documents', 'bankCards', 'personal-info'],
  fill(db) {
    for (const row of ordersOf(db, U1)) {
      if (row.sign_time === '') continue
      signPapers(db, signableOrder(db, row), `seed-${row.order_no}`, instantOf(row.sign_time))
    }
  },
}

import { payBenefits } from '../claims/pay-job'
import { ORDER_STATUS } from '@/contract/tables/order'
import { createClock, SEED_TIME } from '../clock'
import { seed } from '../seed'
import { findOrder } from '../store/orders'
import { openStore } from '../store/open'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { decideDueCases } from './desks'

/** Of U1: the money is looked for; the money is in, and the holding is to be booked. */
const IN_REVIEW = 'D2026111210010'
const COOLING = 'D2026111910002'
const MONTH_MS = 31 * 86_400_000

afterEach(cleanUp)

test('a case that cannot be decided holds up no other, waits on, and is told', () => {
  const { db } = openStore(temporaryFolder())
  seed(db, createClock(db, 'seed'))
  const statusOf = (orderId: string) => findOrder(db, orderId)?.order_status
  db.run("DELETE FROM offers WHERE product_id = 'P12'")
  expect(() => decideDueCases(db, SEED_TIME + MONTH_MS, payBenefits)).toThrow('Product P12 was never on sale')
  expect([statusOf(COOLING), statusOf(IN_REVIEW)]).toEqual([ORDER_STATUS.cooling, ORDER_STATUS.cooling])
  db.close()
})

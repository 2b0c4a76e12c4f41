import { ORDER_STATUS } from '@/contract/tables/order'
import { createClock, SEED_TIME } from '../clock'
import { limitsOf } from '../purchase/sale'
import { seed } from '../seed'
import { ordersInStatus } from '../store/orders'
import { openStore } from '../store/open'
import { dropPosition, positionOfProduct } from '../store/positions'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { bookPurchase } from './purchases'

afterEach(cleanUp)

/** A store with the purchase of P12 that U1 has paid, and may still take back. */
function paid() {
  const { db } = openStore(temporaryFolder())
  seed(db, createClock(db, 'seed'))
  const order = ordersInStatus(db, ORDER_STATUS.cooling).find(({ product_id }) => product_id === 'P12')
  if (!order) throw new Error('U1 has paid for nothing')
  return { db, order, position: () => positionOfProduct(db, order.customer_id, order.product_id) }
}

test('an addition is booked although all that was held has been redeemed meanwhile', () => {
  const { db, order, position } = paid()
  const before = position()
  if (before) dropPosition(db, before.position_id)
  const shares = bookPurchase(db, order, '', SEED_TIME)
  expect(position()?.shares).toBe(shares)
  expect(Number(shares)).toBeGreaterThan(0)
  db.close()
})

test('who may still take the first purchase back adds to nothing: its floor stands', () => {
  const { db, order, position } = paid()
  expect(position()?.shares).toBe('0.00')
  expect(limitsOf(db, order.customer_id, order.product_id).isAppend).toBe(false)
  bookPurchase(db, order, '', SEED_TIME)
  expect(limitsOf(db, order.customer_id, order.product_id).isAppend).toBe(true)
  db.close()
})

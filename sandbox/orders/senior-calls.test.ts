import { createClock } from '../clock'
import { seed } from '../seed'
import type { Db } from '../store/database'
import { openStore } from '../store/open'
import { addOrderTerms, changeCall } from '../store/order-terms'
import { findOrder } from '../store/orders'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { requireCalled } from './senior-calls'

const TO_SIGN = 'D2026111910003'
afterEach(cleanUp)

const refuse = (db: Db) => () => {
  const row = findOrder(db, TO_SIGN)
  if (!row) throw new Error('nothing to sign')
  requireCalled(db, row)
}

test('a signature that comes before the call is refused, and none after it', () => {
  const { db } = openStore(temporaryFolder())
  seed(db, createClock(db, 'seed'))
  expect(refuse(db)).not.toThrow()
  addOrderTerms(db, {
    ...{ order_id: TO_SIGN, fee_rate: '0.80', call_until: '2026-11-23 17:00:00', called_at: '' },
  })
  expect(refuse(db)).toThrow('签约前需先完成电话回访，请在 2026-11-23 17:00 前留意来电')
  changeCall(db, TO_SIGN, { called_at: '2026-11-20 15:00:00' })
  expect(refuse(db)).not.toThrow()
  db.close()
})

import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { createClock, instantOf } from '../clock'
import { sumOf } from '../portfolio/amounts'
import { seed } from '../seed'
import type { Db } from '../store/database'
import { feeLotsOf } from '../store/fee-lots'
import { openStore } from '../store/open'
import { bookShares, findPosition } from '../store/positions'
import { findTrade, insertTrades } from '../store/trades'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { confirmRedemption } from './confirm'
import { lotsOf, remainingLots } from './lots'

afterEach(cleanUp)

const FIRST = { date: '2024-03-01', shares: '100.00' }
const SECOND = { date: '2026-10-08', shares: '50.00' }
const since = '2023-01-05'

test.each([
  ['150.00', [FIRST, SECOND]],
  // What is gone was the oldest.
  ['149.99', [{ ...FIRST, shares: '99.99' }, SECOND]],
  ['50.00', [SECOND]],
  ['0.01', [{ ...SECOND, shares: '0.01' }]],
  ['0.00', []],
  // What no purchase on record explains is older than all of them.
  ['170.00', [{ date: since, shares: '20.00' }, FIRST, SECOND]],
] as const)('%s shares of two purchases are %p', (shares, lots) => {
  expect(remainingLots([FIRST, SECOND], { shares, since })).toEqual(lots)
})

const POSITION = 'U1-P07'
const TRADE_DAY = '2026-12-01'

const held = (db: Db) => {
  const row = findPosition(db, POSITION)
  if (!row) throw new Error(`${POSITION} is gone`)
  return row
}

/** U1 has bought more of an equity product on a day, and redeems so many shares of it on its open day. */
function redeem(boughtOn: string, added: string, shares: string) {
  const { db } = openStore(temporaryFolder())
  seed(db, createClock(db, 'seed'))
  const before = held(db)
  const trade = {
    customer_id: before.customer_id,
    product_id: before.product_id,
    product_name: before.product_name,
    product_type: before.product_type,
    apply_time: `${boughtOn} 10:00:00`,
  }
  insertTrades(db, [
    {
      ...{ ...trade, trade_id: 'T2', serial_no: '2', trade_type: TRADE_TYPE.purchase },
      ...{ trade_status: TRADE_STATUS.confirmed, trade_day: boughtOn, confirm_date: boughtOn },
      ...{ confirm_shares: added, confirm_nav: '1.0000', confirm_amount: added },
    },
    {
      ...{ ...trade, trade_id: 'T3', serial_no: '3', trade_type: TRADE_TYPE.redemption },
      ...{ trade_status: TRADE_STATUS.confirming, trade_day: TRADE_DAY, apply_shares: shares },
    },
  ])
  bookShares(db, POSITION, {
    shares: sumOf([before.shares, added]),
    costAmount: before.cost_amount,
    valueDate: before.value_date,
  })
  const row = findTrade(db, 'T3')
  if (!row) throw new Error('nothing to confirm')
  const lots = lotsOf(db, held(db), TRADE_DAY, held(db).shares)
  confirmRedemption(db, row, shares, instantOf('2026-12-02 18:00:00'))
  const parts = feeLotsOf(db, 'T3')
  const result = { lots, parts, trade: findTrade(db, 'T3'), left: held(db).shares }
  db.close()
  return result
}

const pairs = (lots: readonly { shares: string; feeRate: string }[]) =>
  lots.map(({ shares, feeRate }) => [shares, feeRate])

test('of what was bought in parts the old ones are free after their year, and each share of the new one costs', () => {
  const { lots, parts, trade, left } = redeem('2026-11-02', '100000.00', '1050000.00')
  const old = [
    ['690000.00', '0.00'],
    ['310000.00', '0.00'],
  ]
  expect(pairs(lots)).toEqual([...old, ['100000.00', '0.50']])
  expect(pairs(parts)).toEqual([...old, ['50000.00', '0.50']])
  expect(trade).toMatchObject({ fee: parts[2]?.fee, fee_rate: '' })
  expect(Number(trade?.fee)).toBeCloseTo(50_000 * Number(trade?.confirm_nav) * 0.005, 1)
  expect(left).toBe('50000.00')
})

test('what the old parts cover costs their rate alone, and is told as one', () => {
  const { parts, trade } = redeem('2026-11-27', '100000.00', '900000.00')
  expect([parts, trade?.fee, trade?.fee_rate]).toEqual([[], '0.00', '0.00'])
})

test('what was bought within the week costs most', () => {
  const { lots } = redeem('2026-11-27', '100000.00', '100000.00')
  expect(lots[2]).toEqual({ date: '2026-11-27', shares: '100000.00', feeRate: '1.50' })
})

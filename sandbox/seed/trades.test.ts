import { TRADE_TYPE } from '@/contract/tables/trade'
import { createClock } from '../clock'
import { exact } from '../portfolio/amounts'
import type { Db } from '../store/database'
import { openStore } from '../store/open'
import type { TradeRow } from '../store/trades'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { seed } from '.'

const TODAY = '2026-11-20'

let db: Db
beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

describe('every trade', () => {
  const all = () => db.all<TradeRow>("SELECT * FROM trades WHERE trust_id = ''")
  const settled = (row: TradeRow) => ['2', '3', '6'].includes(row.trade_status)
  const broken = (matches: (row: TradeRow) => boolean, holds: (row: TradeRow) => boolean) =>
    all()
      .filter(row => matches(row) && !holds(row))
      .map(row => row.trade_id)
  const cents = (amount: string, shares: string, netValue: string, fee: string) =>
    exact(amount)
      .minus(exact(fee))
      .minus(exact(shares).times(exact(netValue)))
      .abs()

  test('has numbers of its own', () => {
    const numbers = all().map(row => row.serial_no)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('has a known type and the direction of it', () => {
    expect(
      broken(
        () => true,
        row => row.trade_type in TRADE_TYPE.labels,
      ),
    ).toEqual([])
    const directions = {
      in: ['03', '04', '05', '08'],
      out: ['01', '02', '09'],
      none: ['06', '07', '12'],
    }
    // What is delivered to a trust comes in, and what it pays its beneficiaries goes out.
    const ofTrust = { in: ['01', '03', '10'], out: ['02', '09', '11'], none: ['06', '07', '12'] }
    expect(
      broken(
        () => true,
        row => (row.trust_id ? ofTrust : directions)[row.direction].includes(row.trade_type),
      ),
    ).toEqual([])
  })

  test('has no figures of a confirmation before it is confirmed', () => {
    const isBlank = (row: TradeRow) =>
      [row.confirm_amount, row.confirm_shares, row.confirm_nav, row.arrive_date].every(value => value === '')
    expect(broken(row => !settled(row), isBlank)).toEqual([])
    expect(
      broken(
        row => ['0', '1', '5'].includes(row.trade_status),
        row => row.confirm_date === '',
      ),
    ).toEqual([])
  })

  test('is confirmed after it was asked for, and arrives after that, before the seed time', () => {
    expect(broken(settled, row => row.confirm_date >= row.apply_time.slice(0, 10))).toEqual([])
    expect(
      broken(
        row => row.arrive_date !== '',
        row => row.arrive_date >= row.confirm_date,
      ),
    ).toEqual([])
    expect(
      broken(
        () => true,
        row => row.arrive_date < TODAY && row.apply_time < TODAY,
      ),
    ).toEqual([])
  })

  test('that bought or redeemed multiplies out to the cent', () => {
    expect(
      broken(
        row => settled(row) && ['01', '02'].includes(row.trade_type),
        row => cents(row.confirm_amount, row.confirm_shares, row.confirm_nav, row.fee).lte('0.01'),
      ),
    ).toEqual([])
    expect(
      broken(
        row => settled(row) && ['03', '08'].includes(row.trade_type) && row.confirm_shares !== '',
        row => cents(row.confirm_amount, row.confirm_shares, row.confirm_nav, '0').lte('0.005'),
      ),
    ).toEqual([])
  })

  test('that paid income pays shares times income per share, less tax', () => {
    const isDistribution = (row: TradeRow) => ['04', '06'].includes(row.trade_type)
    expect(
      broken(isDistribution, row =>
        exact(row.confirm_amount)
          .plus(row.tax)
          .eq(exact(row.base_shares).times(exact(row.per_share)).toFixed(2)),
      ),
    ).toEqual([])
    expect(
      broken(isDistribution, row => row.record_date < row.arrive_date && row.arrive_date !== ''),
    ).toEqual([])
    expect(
      broken(
        row => row.trade_type === '06',
        row =>
          exact(row.confirm_shares).times(exact(row.confirm_nav)).minus(row.confirm_amount).abs().lte('0.01'),
      ),
    ).toEqual([])
  })

  test('that failed says why, and a change of account has its application', () => {
    expect(
      broken(
        row => row.trade_status === '4',
        row => row.fail_reason !== '',
      ),
    ).toEqual([])
    const changes = all().filter(row => row.trade_type === '12')
    const known = db.all<{ apply_id: string }>('SELECT apply_id FROM bank_changes').map(row => row.apply_id)
    expect(changes.map(row => row.apply_id).sort()).toEqual(known.sort())
  })
})

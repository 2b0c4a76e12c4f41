import fc from 'fast-check'
import { TRADE_RANGES } from '@/contract/trade'
import { addressOfFilter, filterOfAddress, type TradeAddress } from './trade-address'
import { EVERY_TRADE, type TradeFilter } from './trade-list-store'

const QUARTER: TradeFilter = { ...EVERY_TRADE, range: '3m' }

test.each<[string, TradeAddress, TradeFilter]>([
  ['nothing', {}, QUARTER],
  ['a type', { tradeType: '03' }, { ...QUARTER, tradeType: '03' }],
  ['everything', { range: 'all' }, EVERY_TRADE],
  [
    'two days',
    { startDate: '2026-01-01', endDate: '2026-02-01' },
    { ...EVERY_TRADE, startDate: '2026-01-01', endDate: '2026-02-01' },
  ],
  ['days in the wrong order', { startDate: '2026-02-01', endDate: '2026-01-01' }, QUARTER],
  ['one day', { startDate: '2026-02-01' }, QUARTER],
  ['no day', { startDate: '2026-02-31', endDate: '2026-03-01' }, QUARTER],
  ['codes that are none', { tradeType: '77', tradeStatus: 'x', range: '9y' }, QUARTER],
])('an address with %s', (_what, address, filter) => {
  expect(filterOfAddress(address, QUARTER)).toEqual(filter)
})

test('every filter comes back from its address, but for the words', () => {
  const days = fc.constantFrom(
    { startDate: '', endDate: '' },
    { startDate: '2026-01-01', endDate: '2026-03-01' },
  )
  const filters = fc.record({
    tradeType: fc.constantFrom('', '01', '03'),
    tradeStatus: fc.constantFrom('', '0', '6'),
    range: fc.constantFrom('', ...TRADE_RANGES),
    days,
    keyword: fc.string(),
  })
  fc.assert(
    fc.property(filters, ({ days: chosen, range, ...rest }) => {
      const filter = { ...rest, range, ...(range ? EVERY_DAY : chosen) }
      const address = addressOfFilter(filter)
      expect(Object.keys(address)).not.toContain('keyword')
      expect(filterOfAddress(address, QUARTER)).toEqual({ ...filter, keyword: '' })
    }),
  )
})

const EVERY_DAY = { startDate: '', endDate: '' }

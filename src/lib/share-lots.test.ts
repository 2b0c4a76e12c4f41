import fc from 'fast-check'
import { proceedsOfLots, type ShareLot, sharedRate, takeFromLots } from './share-lots'
import { proceedsOf } from './redemption'

/** Bought in two parts: more than a year ago, and four days ago. */
const OLD: ShareLot = { date: '2024-03-01', shares: '100000.00', feeRate: '0.00' }
const LATER: ShareLot = { date: '2026-05-06', shares: '50000.01', feeRate: '0.50' }
const NEW: ShareLot = { date: '2026-11-16', shares: '30000.00', feeRate: '1.50' }
const LOTS = [OLD, LATER, NEW]

test.each([
  // Shares, what of each lot, and the fee at 1.2000.
  ['0.01', ['0.01'], '0.00'],
  ['100000.00', ['100000.00'], '0.00'],
  ['100000.01', ['100000.00', '0.01'], '0.00'],
  ['150000.01', ['100000.00', '50000.01'], '300.00'],
  ['150000.02', ['100000.00', '50000.01', '0.01'], '300.00'],
  ['180000.01', ['100000.00', '50000.01', '30000.00'], '840.00'],
])('%s shares are %p and cost %s', (shares, parts, fee) => {
  const found = proceedsOfLots(LOTS, shares, '1.2000')
  expect(found?.parts.map(part => part.shares)).toEqual(parts)
  expect(found?.fee).toBe(fee)
})

test.each([['180000.02'], [''], ['1e3']])('%p shares are more than there are, or none', shares => {
  expect(proceedsOfLots(LOTS, shares, '1.2000')).toBeUndefined()
  expect(proceedsOfLots(LOTS, '1.00', '')).toBeUndefined()
})

test('of one lot it is the plain fee', () => {
  const { gross, fee, net } = proceedsOfLots([LATER], '731.43', '1.3675') ?? {}
  expect({ gross, fee, net }).toEqual(proceedsOf('731.43', '1.3675', '0.50'))
})

test('a rate is shared or none', () => {
  expect([sharedRate([OLD]), sharedRate([LATER, { ...LATER, date: '2026-06-01' }])]).toEqual(['0.00', '0.50'])
  expect([sharedRate([OLD, LATER]), sharedRate([])]).toEqual(['', ''])
})

test('whatever is redeemed, its parts are it to the last hundredth, and the fees are those of the parts', () => {
  const hundredths = fc.integer({ min: 1, max: 10_000_000 })
  const text = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
  const whole = (value: string) => Number(value.replace('.', ''))
  fc.assert(
    fc.property(fc.array(hundredths, { minLength: 1, maxLength: 6 }), fc.nat(), (held, pick) => {
      const lots = held.map((shares, index) => ({
        ...{ date: `2026-0${index + 1}-01`, shares: text(shares), feeRate: index % 2 ? '0.50' : '1.50' },
      }))
      const shares = (pick % held.reduce((sum, one) => sum + one, 0)) + 1
      const taken = takeFromLots(lots, text(shares)) ?? []
      expect(taken.reduce((sum, lot) => sum + whole(lot.shares), 0)).toBe(shares)
      // Only the last one may be taken in part.
      expect(taken.slice(0, -1)).toEqual(lots.slice(0, taken.length - 1))
      const { fee, net, gross, parts } = proceedsOfLots(lots, text(shares), '1.3333') ?? { parts: [] }
      expect(whole(fee ?? '')).toBe(parts.reduce((sum, part) => sum + whole(part.fee), 0))
      expect(whole(net ?? '') + whole(fee ?? '')).toBe(whole(gross ?? ''))
    }),
  )
})

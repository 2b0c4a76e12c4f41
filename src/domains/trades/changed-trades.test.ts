import { tradeOf } from '@test/trade'
import { ChangedTrades } from './changed-trades'

test.each([
  ['a row fetched before shows what it became', 'T1', '0', '5'],
  ['a row fetched after the change shows the same', 'T1', '5', '5'],
  ['a row that moved on since is not set back', 'T1', '6', '6'],
  ['another trade stays', 'T2', '0', '0'],
])('%s', (_name, tradeId, fetched, shown) => {
  const changed = new ChangedTrades()
  changed.note('T1', { from: '0', to: '5' })
  expect(changed.upToDate(tradeOf({ tradeId, tradeStatus: fetched })).tradeStatus).toBe(shown)
})

test('every change counts, also a second one of the same trade', () => {
  const changed = new ChangedTrades()
  changed.note('T1', { from: '0', to: '1' })
  changed.note('T1', { from: '1', to: '5' })
  expect(changed.count).toBe(2)
})

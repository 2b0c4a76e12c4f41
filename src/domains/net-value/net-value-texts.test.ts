import { describeNetValues } from './net-value-texts'

const day = (date: string, netValue: string) => ({
  date,
  netValue,
  accNetValue: netValue,
  dayChange: '',
  benchmarkValue: '',
})

test('the sentence has the figures that the server gave, not those of its points', () => {
  const series = {
    list: [day('2026-11-18', '1.2000'), day('2026-11-19', '1.1971')],
    periodReturn: '-0.25',
    maxDrawdown: '0.25',
  }
  expect(describeNetValues('近1月', series)).toBe(
    '近1月净值由 1.2000 降至 1.1971，跌 0.25%；期间最大回撤 0.25%。',
  )
})

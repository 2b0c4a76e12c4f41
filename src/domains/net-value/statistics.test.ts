import fc from 'fast-check'
import { fixedFigure, withoutFigures } from '@/ui/chart/figures'
import { describeAllocation, describeSeries, maxDrawdown, periodReturn } from './statistics'

const series = (...values: string[]) =>
  values.map((value, day) => ({ date: `2026-01-${String(day + 1).padStart(2, '0')}`, value }))

test.each([
  ['rises all the way', ['1.0000', '1.0100', '1.0200'], '0.00%'],
  ['one fall', ['1.0000', '1.2000', '0.9000', '1.3000'], '25.00%'],
  ['the deeper of two falls', ['1.0', '0.95', '2.0', '1.8', '2.1'], '10.00%'],
  ['falls all the way', ['2', '1'], '50.00%'],
  ['cut, not rounded', ['1.0000', '0.9919'], '0.81%'],
  ['what is unknown is left out', ['1.0', '', '--', '0.9'], '10.00%'],
  ['one value', ['1.0'], '--'],
  ['none', [], '--'],
])('deepest fall: %s', (_, values, text) => expect(maxDrawdown(series(...values))).toBe(text))

test.each([
  ['up', ['1.0202', '1.0632'], '+4.21%', 'up'],
  ['down', ['1.0632', '1.0202'], '−4.04%', 'down'],
  ['back again', ['1.1', '1.2', '1.1'], '0.00%', 'flat'],
  ['too little to show', ['1.0000', '1.00001'], '0.00%', 'flat'],
  ['one value', ['1.1'], '--', 'flat'],
])('return: %s', (_, values, text, direction) =>
  expect(periodReturn(series(...values))).toEqual({ text, direction }),
)

test('a series counts by its dates, in whatever order it comes', () => {
  expect(periodReturn(series('1.0', '1.1', '1.2').reverse()).text).toBe('+20.00%')
})

test.each([
  [['1.0202', '1.0404', '1.0632'], '近1年净值由 1.0202 升至 1.0632，涨 4.21%；期间最大回撤 0.00%。'],
  [['1.0632', '1.0202'], '近1年净值由 1.0632 降至 1.0202，跌 4.04%；期间最大回撤 4.04%。'],
  [['1.05', '1.00', '1.05'], '近1年净值由 1.0500 至 1.0500，持平；期间最大回撤 4.76%。'],
  [['1.05'], '近1年净值数据不足，暂无走势。'],
])('in words: %j', (values, sentence) => expect(describeSeries('近1年', series(...values))).toBe(sentence))

test.each([
  [
    { periodReturn: '4.22', maxDrawdown: '0.25' },
    '近1年净值由 1.0202 升至 1.0632，涨 4.22%；期间最大回撤 0.25%。',
  ],
  [
    { periodReturn: '-0.01', maxDrawdown: '' },
    '近1年净值由 1.0202 降至 1.0632，跌 0.01%；期间最大回撤 0.00%。',
  ],
  [
    { periodReturn: '', maxDrawdown: '0.25' },
    '近1年净值由 1.0202 升至 1.0632，涨 4.21%；期间最大回撤 0.25%。',
  ],
])('the figures of the server go before those of the points: %j', (figures, sentence) => {
  expect(describeSeries('近1年', series('1.0202', '1.0632'), figures)).toBe(sentence)
})

test('a fall is never deeper than everything, and at least the whole loss', () => {
  const value = fc.integer({ min: 1, max: 9_999_999 }).map(units => (units / 10_000).toFixed(4))
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 30 }), values => {
      const fall = Number(maxDrawdown(series(...values)).slice(0, -1))
      expect(fall).toBeGreaterThanOrEqual(0)
      expect(fall).toBeLessThan(100.001)
      const change = Number(
        periodReturn(series(...values))
          .text.replace('−', '-')
          .replace(/[,%]/g, ''),
      )
      expect(fall).toBeGreaterThanOrEqual(-change - 0.0001)
    }),
  )
})

test('figures are cut, and hidden in sentences', () => {
  expect(fixedFigure('1.06789', 4)).toBe('1.0678')
  expect(fixedFigure('2.5', 2)).toBe('2.50')
  expect(fixedFigure(undefined, 4)).toBe('--')
  expect(withoutFigures('近1年净值由 1.0202 升至 1,063.20，涨 4.21%。12 只产品')).toBe(
    '近1年净值由 **** 升至 ****，涨 ****。12 只产品',
  )
})

test.each([
  [
    [
      { label: '乙', ratio: '9.9' },
      { label: '甲', ratio: '90.10' },
    ],
    '甲占比最高，为 90.10%；合计 100.00%。',
  ],
  [[{ label: '甲', ratio: '0' }], '暂无占比数据。'],
])('a split in words: %j', (parts, sentence) => expect(describeAllocation(parts)).toBe(sentence))

import { isWholeRegion, regionName, regionsBelow } from './regions'

test.each([
  ['110108', '北京市海淀区', true],
  ['440304', '广东省深圳市福田区', true],
  ['110000', '北京市', false],
  ['440300', '广东省深圳市', false],
  ['999999', '', false],
])('%s is %s', (code, name, isWhole) => {
  expect([regionName(code), isWholeRegion(code)]).toEqual([name, isWhole])
})

test('regions are asked for level by level', () => {
  expect(regionsBelow('')).toHaveLength(34)
  expect(regionsBelow('440000').map(({ name }) => name)).toContain('深圳市')
  expect(regionsBelow('440300')).toContainEqual({ code: '440304', name: '福田区', hasParts: '0' })
  expect(regionsBelow('440304')).toEqual([])
})

import { areaList } from '@vant/area-data'
import { isWholeRegion, regionName, regionOfAddress, regionsBelow, wholeAddress } from './regions'

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

test.each([
  ['北京市海淀区远岚路18号院', '110108', '北京市海淀区', '远岚路18号院'],
  ['广东省深圳市福田区望海路1号', '440304', '广东省深圳市福田区', '望海路1号'],
  ['上海市浦东新区望江路200弄8号', '310115', '上海市浦东新区', '望江路200弄8号'],
  ['北京市', '', '', '北京市'],
  ['5 Main Street', '', '', '5 Main Street'],
  ['', '', '', ''],
])('the address %s lies in %s', (address, regionCode, name, rest) => {
  expect(regionOfAddress(address)).toEqual({ regionCode, name, rest })
})

test('an address comes back by its region, whichever it is', () => {
  const lost = Object.keys(areaList.county_list).filter(regionCode => {
    const placed = regionOfAddress(wholeAddress({ regionCode, address: ' 远岚路1号' }))
    return placed.rest !== '远岚路1号' || placed.name !== regionName(regionCode)
  })
  expect(lost).toEqual([])
})

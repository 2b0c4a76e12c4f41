import { addressDetailRule } from './address'

const REFUSED = '请填写详细地址'

test.each([
  ['', REFUSED],
  ['  a  ', REFUSED],
  ['远岚路', REFUSED],
  ['远岚路8', undefined],
  ['远岚路18号院6号楼902室', undefined],
  ['远岚路18号🏠', REFUSED],
  ['路'.repeat(100), undefined],
  ['路'.repeat(101), REFUSED],
])('%p as the detail of an address: %p (V-ADDR)', (detail, error) => {
  expect(addressDetailRule(detail)).toBe(error)
})

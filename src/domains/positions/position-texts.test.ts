import { positionRowOf } from '@test/position'
import type { PositionRow } from '@/contract/position'
import { positionCaption, statusTag } from './position-texts'

const TODAY = '2026-11-20'

test.each<[string, Partial<PositionRow>, string]>([
  ['a product with a net value', {}, '固收+ · R3 · 净值 1.0632'],
  [
    'fixed income says when it ends',
    { productType: '0', maturityDate: '2026-12-18' },
    '固收 · R3 · 12-18 到期兑付',
  ],
  [
    'another year is named',
    { productType: '0', maturityDate: '2027-06-30' },
    '固收 · R3 · 2027-06-30 到期兑付',
  ],
  [
    'fixed income with regular payments says how often',
    { productType: '0', maturityDate: '2027-06-30', distRule: '半年分配' },
    '固收 · R3 · 半年分配',
  ],
  [
    'an ended one says since when',
    { productType: '0', positionStatus: '2', maturityDate: '2026-11-18' },
    '固收 · R3 · 11-18 已到期',
  ],
  ['cash says its yield', { productType: '3', sevenDayYield: '2.41' }, '现金 · R3 · 七日年化 2.41%'],
  ['a pending one has no figure yet', { positionStatus: '4', netValue: '' }, '固收+ · R3'],
  ['an unknown net value is left out', { netValue: '' }, '固收+ · R3'],
])('%s', (_name, change, expected) => {
  expect(positionCaption(positionRowOf(change), TODAY)).toBe(expected)
})

test.each([
  ['0', undefined],
  ['1', { tone: 'progress', text: '赎回中' }],
  ['2', { tone: 'due', text: '到期待兑付' }],
  ['4', { tone: 'progress', text: '待确认' }],
  ['9', undefined],
])('status %s', (positionStatus, expected) => {
  expect(statusTag({ positionStatus })).toEqual(expected)
})

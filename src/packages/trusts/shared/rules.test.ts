import type { Beneficiary } from '@/contract/trust'
import { contractCaption, contractGroups, type TrustContract } from '../overview/contract-groups'
import { describeShares, shareOrders } from '@/domains/trusts/share-parts'
import { describeTotals, totalAxisLabel } from '../overview/total-assets-texts'
import { trustTradePlace } from '../trades/trade-place'
import { beneficiaryCaption, orderName } from '@/domains/trusts/people-texts'
import { guardianName, serviceLink } from './trust-texts'

function beneficiaryOf(change: Partial<Beneficiary>): Beneficiary {
  return {
    beneId: 'B1',
    trustId: 'FT1',
    nameMask: '林*禾',
    relation: '03',
    idType: '0',
    idNoMask: '1100**********0040',
    sex: '2',
    birthDate: '2012-07-06',
    age: 14,
    order: 1,
    sharePercent: '30.00',
    isMinor: '1',
    mobileMask: '',
    bankName: '招商银行',
    cardNoMask: '6200********0005',
    accountNameMask: '林*禾',
    beneStatus: '1',
    bankChangeApplyId: '',
    ...change,
  }
}

test('a service is a link where the contract grants it, else it says why not', () => {
  const open = jest.fn()
  expect(serviceLink('append', ['view', 'append'], open)).toEqual({ onTap: open })
  expect(serviceLink('append', ['view'], open)).toEqual({ caption: '信托合同未授予该权限' })
})

test.each([
  [1, '第一顺位'],
  [10, '第十顺位'],
  [11, '第11顺位'],
])('order %d is %s', (order, name) => {
  expect(orderName(order)).toBe(name)
})

test.each([
  [{}, '子女 · 女 · 14 岁'],
  [{ relation: '09', sex: '', age: -1 }, '慈善组织/慈善信托'],
  [{ relation: '04', sex: '', age: 0 }, '父母 · 0 岁'],
])('a beneficiary %j reads %s', (change, caption) => {
  expect(beneficiaryCaption(beneficiaryOf(change))).toBe(caption)
})

test('a guardian is named by what they are to the principal, as far as that is known', () => {
  const guardian = { nameMask: '周*君', idNoMask: '', mobileMask: '' }
  expect(guardianName({ ...guardian, relation: '02' })).toBe('周*君（母亲）')
  expect(guardianName({ ...guardian, relation: '' })).toBe('周*君')
})

test('shares stand by 顺位, each part with the colour of its place', () => {
  const rows = [
    beneficiaryOf({ beneId: 'B2', nameMask: '林*木', order: 2, sharePercent: '99.99' }),
    beneficiaryOf({ beneId: 'B1', sharePercent: '40.00' }),
    beneficiaryOf({ beneId: 'B3', nameMask: '许*兰', sharePercent: '60.00' }),
  ]
  const orders = shareOrders(rows, [
    { order: 1, sum: '100.00' },
    { order: 2, sum: '99.99' },
  ])
  expect(orders.map(({ order, isComplete }) => [order, isComplete])).toEqual([
    [1, true],
    [2, false],
  ])
  expect(orders[0]?.parts.map(({ beneficiary, colour }) => [beneficiary.beneId, colour])).toEqual([
    ['B1', 'c1'],
    ['B3', 'c2'],
  ])
  expect(orders[0] && describeShares(orders[0])).toBe('林*禾 40.00%，许*兰 60.00%；合计 100.00%')
  expect(shareOrders(rows, [])[0]?.isComplete).toBe(false)
})

test('the main contract stands before its amendments, each newest first', () => {
  const contract = (docId: string, kind: 'main' | 'supplement', signDate: string) =>
    ({ docId, kind, signDate }) as TrustContract
  const groups = contractGroups([
    contract('S1', 'supplement', '2024-11-12'),
    contract('M1', 'main', '2023-05-18'),
    contract('S2', 'supplement', '2025-01-06'),
  ])
  expect(groups.map(({ title, contracts }) => [title, contracts.map(({ docId }) => docId)])).toEqual([
    ['信托合同', ['M1']],
    ['补充协议', ['S2', 'S1']],
  ])
  expect(contractGroups([])).toEqual([])
})

test.each([
  [{ version: '1.0', signDate: '2023-05-18', pageCount: 38 }, '版本 1.0 · 2023-05-18 签署 · 38 页'],
  [{ version: '', signDate: '', pageCount: 0 }, ''],
])('a contract %j reads %s', (contract, caption) => {
  expect(contractCaption(contract)).toBe(caption)
})

test.each([
  [
    ['18000000.00', '18652300.00'],
    '近1年信托财产总额由 18,000,000.00 元增至 18,652,300.00 元，增加 652,300.00 元；含追加委托与分配的影响。',
  ],
  [
    ['2.00', '9.00', '1.50'],
    '近1年信托财产总额由 2.00 元减至 1.50 元，减少 0.50 元；含追加委托与分配的影响。',
  ],
  [['1.00', '1.00'], '近1年信托财产总额由 1.00 元至 1.00 元，持平；含追加委托与分配的影响。'],
  [['1.00'], '近1年信托财产总额数据不足，暂无走势。'],
  [[], '近1年信托财产总额数据不足，暂无走势。'],
])('totals %j in words', (amounts, words) => {
  expect(
    describeTotals(
      '近1年',
      amounts.map(amount => ({ date: '', amount })),
    ),
  ).toBe(words)
})

test.each([
  [18_600_000, '1860万'],
  [18_605_000, '1860.5万'],
  [0, '0万'],
])('the grid line at %d reads %s', (value, label) => {
  expect(totalAxisLabel(value)).toBe(label)
})

test.each([
  ['02', '', { route: 'trusts/trade', params: { tradeId: 'TT1' } }],
  ['12', '', { route: 'trusts/trade', params: { tradeId: 'TT1' } }],
  ['12', 'BC1', { route: 'assets/bank-change', params: { applyId: 'BC1' } }],
])('a trade of type %s with application %p opens %o', (tradeType, applyId, place) => {
  expect(trustTradePlace({ tradeType, tradeId: 'TT1', applyId })).toEqual(place)
})

import { tradeOf } from '@test/trade'
import type { Trade } from '@/contract/trade'
import { tradeFigure, tradeStatus, tradeTypeName } from './trade-texts'

test.each<[string, Partial<Trade>, ReturnType<typeof tradeFigure>]>([
  ['money that arrived', {}, { kind: 'amount', value: '320010.00', sign: '+' }],
  [
    'money that was paid',
    { tradeType: '01', direction: 'out', confirmAmount: '500000.00' },
    { kind: 'amount', value: '500000.00', sign: '\u2212' },
  ],
  [
    'nothing is confirmed yet: what was applied for',
    { confirmAmount: '', applyAmount: '80000.00', tradeStatus: '1', direction: 'out' },
    { kind: 'amount', value: '80000.00', sign: '\u2212' },
  ],
  [
    'a redemption under way has only shares',
    { confirmAmount: '', confirmShares: '', tradeStatus: '0' },
    { kind: 'shares', value: '300000.00', sign: '' },
  ],
  [
    'a failed one moved nothing',
    { confirmAmount: '', applyAmount: '80000.00', tradeStatus: '4', direction: 'out' },
    { kind: 'amount', value: '80000.00', sign: '' },
  ],
  ['a cancelled one moved nothing', { tradeStatus: '5' }, { kind: 'amount', value: '320010.00', sign: '' }],
  [
    'a reinvestment stays inside',
    { tradeType: '06', direction: 'none', confirmAmount: '12406.18' },
    { kind: 'amount', value: '12406.18', sign: '' },
  ],
  [
    'a change of account has no figure',
    { tradeType: '12', direction: 'none', confirmAmount: '', applyShares: '', confirmShares: '' },
    { kind: 'amount', value: '', sign: '' },
  ],
])('%s', (_name, change, figure) => {
  expect(tradeFigure(tradeOf(change))).toEqual(figure)
})

test.each([
  ['0', 'progress', '已受理'],
  ['1', 'progress', '确认中'],
  ['2', 'settled', '确认成功'],
  ['3', 'progress', '部分确认'],
  ['4', 'failed', '确认失败'],
  ['5', 'settled', '已撤销'],
  ['6', 'settled', '已到账'],
  ['8', 'settled', '--'],
])('status %s is %s: %s', (code, tone, text) => {
  expect(tradeStatus({ tradeStatus: code })).toEqual({ tone, text })
})

test.each([
  ['12', 'none', '0', '审核中'],
  ['12', 'none', '1', '审核中'],
  ['12', 'none', '2', '已生效'],
  ['12', 'none', '4', '已驳回'],
  ['11', 'out', '6', '已支付'],
  ['09', 'out', '6', '已支付'],
  ['01', 'out', '2', '确认成功'],
  ['01', 'out', '6', '已到账'],
  ['03', 'in', '6', '已到账'],
] as const)('type %s, money %s, status %s says %s', (tradeType, direction, status, text) => {
  expect(tradeStatus({ tradeType, direction, tradeStatus: status }).text).toBe(text)
})

test('an unknown type reads as unknown', () => {
  expect([tradeTypeName({ tradeType: '03' }), tradeTypeName({ tradeType: '77' })]).toEqual(['赎回', '--'])
})

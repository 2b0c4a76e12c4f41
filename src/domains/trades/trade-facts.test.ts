import { tradeDetailOf, tradeOf } from '@test/trade'
import type { ResponseOf } from '@/contract/endpoint'
import type { tradeRecordDetail } from '@/contract/trade'
import { figureLabel, redemptionFacts, tradeFacts, tradeTag } from './trade-facts'

type TradeDetail = ResponseOf<typeof tradeRecordDetail>

const SUBSCRIPTION: Partial<TradeDetail> = {
  tradeType: '01',
  direction: 'out',
  applyAmount: '500000.00',
  applyShares: '',
  confirmAmount: '',
  confirmShares: '',
  confirmNav: '',
  confirmDate: '',
  arriveDate: '',
  expectedArriveDate: '',
  fee: '',
  feeRate: '1.00',
  remark: '冷静期至 2026-11-21 09:30',
}
const UNDER_WAY: Partial<TradeDetail> = {
  confirmDate: '',
  arriveDate: '',
  confirmAmount: '',
  confirmShares: '',
  confirmNav: '',
  fee: '',
  feeRate: '',
}

const lines = (facts: ReturnType<typeof tradeFacts>) => facts.map(({ label, value }) => `${label}：${value}`)

describe('lines of a trade', () => {
  test('one that is paid for has what was applied for, its fee rate, and no arrival', () => {
    expect(lines(tradeFacts(tradeDetailOf(SUBSCRIPTION)))).toEqual([
      '产品：远岚·短债增利',
      '申请时间：2026-10-27 10:12:31',
      '申请金额（元）：500000.00',
      '确认日期：--',
      '费率：1.00%',
      '付款账户：招商银行 6200********0005',
      '备注：冷静期至 2026-11-21 09:30',
    ])
  })

  test('one that arrived has every figure', () => {
    expect(lines(tradeFacts(tradeDetailOf()))).toEqual([
      '产品：远岚·短债增利',
      '申请时间：2026-10-27 10:12:31',
      '申请份额：300000.00',
      '确认日期：2026-10-28',
      '确认金额（元）：320010.00',
      '确认份额：300000.00',
      '确认净值：1.0667',
      '手续费：免收',
      '到账日期：2026-10-29',
      '收款账户：招商银行 6200********0005',
    ])
  })

  test('a fee of a trust has no product and no account', () => {
    const fee = tradeOf({
      ...SUBSCRIPTION,
      tradeType: '09',
      productName: '',
      applyAmount: '',
      confirmDate: '2026-09-30',
      confirmAmount: '36000.00',
      feeRate: '',
      bankName: '',
      cardNoMask: '',
      remark: '受托人报酬',
    })
    expect(lines(tradeFacts(fee))).toEqual([
      '申请时间：2026-10-27 10:12:31',
      '确认日期：2026-09-30',
      '确认金额（元）：36000.00',
      '备注：受托人报酬',
    ])
  })

  test('a fee that was taken says how much and at which rate', () => {
    const paid = lines(tradeFacts(tradeDetailOf({ fee: '120.00', feeRate: '0.50' })))
    expect(paid.filter(line => /费/.test(line))).toEqual(['手续费（元）：120.00', '费率：0.50%'])
  })

  test('what a trust pays names the account of the one who gets it', () => {
    const payment = tradeOf({ tradeType: '11', direction: 'out', remark: '付给 许*兰' })
    expect(lines(tradeFacts(payment))).toEqual(
      expect.arrayContaining(['收款账户：招商银行 6200********0005', '备注：付给 许*兰']),
    )
  })

  test('money that has not come yet says when it is expected', () => {
    expect(lines(tradeFacts(tradeDetailOf(UNDER_WAY)))).toContain('到账日期：预计 2026-10-29')
    expect(lines(tradeFacts(tradeOf(UNDER_WAY)))).toContain('到账日期：')
  })

  test('a redemption whose parts cost differently says what each cost', () => {
    const feeLots = [
      { date: '2024-03-01', shares: '200000.00', feeRate: '0.00', fee: '0.00' },
      { date: '2026-11-02', shares: '100000.00', feeRate: '0.50', fee: '533.35' },
    ]
    const shown = lines(redemptionFacts(tradeDetailOf({ feeLots, fee: '533.35', feeRate: '' })))
    expect(shown.slice(7, 12)).toEqual([
      '手续费（元）：533.35',
      '2024-03-01 起持有的份额：200000.00',
      '其手续费（0.00%）：0.00',
      '2026-11-02 起持有的份额：100000.00',
      '其手续费（0.50%）：533.35',
    ])
  })

  test('a redemption under way shows what is still to come as unknown', () => {
    expect(lines(redemptionFacts(tradeDetailOf(UNDER_WAY)))).toEqual([
      '产品：远岚·短债增利',
      '申请时间：2026-10-27 10:12:31',
      '申请份额：300000.00',
      '确认日期：--',
      '确认份额：',
      '确认净值：--',
      '确认金额（元）：',
      '手续费（元）：',
      '预计到账日期：2026-10-29',
      '到账日期：--',
      '收款账户：招商银行 6200********0005',
    ])
  })

  test('every amount obeys the eye', () => {
    const kinds = tradeFacts(tradeDetailOf({ applyAmount: '1.00', fee: '1.00' })).map(({ label, kind }) => [
      label,
      kind,
    ])
    expect(kinds.filter(([, kind]) => kind !== 'text')).toEqual([
      ['申请金额（元）', 'money'],
      ['申请份额', 'shares'],
      ['确认金额（元）', 'money'],
      ['确认份额', 'shares'],
      ['手续费（元）', 'money'],
    ])
  })
})

test.each<[string, Partial<TradeDetail>]>([
  ['确认金额（元）', {}],
  ['申请金额（元）', SUBSCRIPTION],
  ['申请份额（份）', UNDER_WAY],
  ['确认份额（份）', { confirmAmount: '' }],
])('the figure is %s', (label, change) => {
  expect(figureLabel(tradeDetailOf(change))).toBe(label)
})

test.each([
  ['0', 'progress', '已受理'],
  ['2', 'done', '确认成功'],
  ['3', 'progress', '部分确认'],
  ['4', 'failed', '确认失败'],
  ['5', 'fact', '已撤销'],
  ['6', 'done', '已到账'],
  ['8', 'fact', '--'],
])('status %s has a %s tag: %s', (tradeStatus, tone, text) => {
  expect(tradeTag({ tradeStatus })).toEqual({ tone, text })
})

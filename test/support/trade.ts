import type { ResponseOf } from '@/contract/endpoint'
import type { Trade, tradeRecordDetail } from '@/contract/trade'

type TradeDetail = ResponseOf<typeof tradeRecordDetail>

/** A settled redemption; tests change what they are about. */
export function tradeOf(change: Partial<Trade> = {}): Trade {
  return {
    tradeId: 'T1',
    serialNo: '2026102700113',
    productId: 'P11',
    productName: '远岚·短债增利',
    productType: '1',
    tradeType: '03',
    tradeStatus: '6',
    applyTime: '2026-10-27 10:12:31',
    confirmDate: '2026-10-28',
    arriveDate: '2026-10-29',
    applyAmount: '',
    applyShares: '300000.00',
    confirmAmount: '320010.00',
    confirmShares: '300000.00',
    confirmNav: '1.0667',
    fee: '0.00',
    feeRate: '0.00',
    bankName: '招商银行',
    cardNoMask: '6200********0005',
    remark: '',
    failReason: '',
    direction: 'in',
    applyId: '',
    ...change,
  }
}

/** The same trade in full, with what its page asks for. */
export function tradeDetailOf(change: Partial<TradeDetail> = {}): TradeDetail {
  return {
    ...tradeOf(),
    expectedArriveDate: '2026-10-29',
    feeLots: [],
    timeline: [{ name: '提交申请', time: '2026-10-27 10:12:31', remark: '', isDone: '1' }],
    canCancel: '0',
    cancelReason: '交易已完成，不能撤销',
    cancelDeadline: '',
    ...change,
  }
}

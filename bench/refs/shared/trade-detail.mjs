import { thousands } from './amounts.mjs'
import { tradeFigure, tradeRow } from './trade-texts.mjs'

const ACCOUNTS = { in: '收款账户', out: '付款账户', none: '银行账户' }

function figureLabel(trade) {
  if (trade.confirmAmount) return '确认金额（元）'
  if (trade.applyAmount) return '申请金额（元）'
  return trade.confirmShares ? '确认份额（份）' : '申请份额（份）'
}

function facts(trade) {
  const money = value => value && thousands(value)
  const shares = value => value && `${thousands(value)} 份`
  const arrival = trade.arriveDate || (trade.expectedArriveDate && `预计 ${trade.expectedArriveDate}`)
  const lines = [
    ['产品', trade.productName],
    ['申请时间', trade.applyTime],
    ['申请金额（元）', money(trade.applyAmount)],
    ['申请份额', shares(trade.applyShares)],
    ['确认日期', trade.confirmDate || '--'],
    ['确认金额（元）', money(trade.confirmAmount)],
    ['确认份额', shares(trade.confirmShares)],
    ['确认净值', trade.confirmNav && Number(trade.confirmNav).toFixed(4)],
    ['手续费（元）', money(trade.fee)],
    ['费率', trade.feeRate && `${trade.feeRate}%`],
    ['到账日期', trade.direction === 'in' ? arrival || '--' : ''],
    [ACCOUNTS[trade.direction], [trade.bankName, trade.cardNoMask].filter(Boolean).join(' ')],
    ['备注', trade.remark],
    ['流水号', trade.serialNo],
  ]
  return lines.filter(([, value]) => value).map(([label, value]) => ({ label, value }))
}

/** An answer of `tradeRecordDetail` as the texts of its page. */
export function tradeDetail(trade) {
  const { type, status, tone } = tradeRow(trade)
  const isUnderWay = trade.tradeStatus === '0' || trade.tradeStatus === '1'
  return {
    type,
    status,
    tone,
    label: figureLabel(trade),
    figure: tradeFigure(trade),
    facts: facts(trade),
    steps: trade.timeline,
    note:
      trade.canCancel === '1' ? `${trade.cancelDeadline.slice(0, 16)} 前可以撤销这笔交易` : trade.failReason,
    canCancel: isUnderWay,
    cancelReason: isUnderWay && trade.canCancel !== '1' ? trade.cancelReason : '',
  }
}

import { splitAmount } from './amounts.mjs'

const TYPES = {
  '01': '认购',
  '02': '申购',
  '03': '赎回',
  '04': '收益分配',
  '05': '本金返还',
  '06': '红利再投资',
  '07': '份额转换',
  '08': '清算兑付',
  '09': '费用扣收',
  10: '追加委托',
  11: '信托利益分配',
  12: '受益账户变更',
}

const STATUSES = ['已受理', '确认中', '确认成功', '部分确认', '确认失败', '已撤销', '已到账']
const TONES = ['progress', 'progress', 'settled', 'progress', 'failed', 'settled', 'settled']
const SIGNS = { in: '+', out: '\u2212', none: '' }
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** What a trade moved: yuan with the sign of the customer's account, else shares without one. */
export function tradeFigure(trade) {
  const hasMoved = trade.tradeStatus !== '4' && trade.tradeStatus !== '5'
  const amount = trade.confirmAmount || trade.applyAmount
  if (amount) return { ...splitAmount(amount), sign: hasMoved ? SIGNS[trade.direction] : '', unit: '' }
  const shares = trade.confirmShares || trade.applyShares
  return { ...splitAmount(shares), sign: '', unit: shares ? '份' : '' }
}

/** The texts of one trade in the list. */
export function tradeRow(trade) {
  return {
    day: trade.applyTime.slice(8, 10),
    weekday: WEEKDAYS[new Date(`${trade.applyTime.slice(0, 10)}T00:00:00Z`).getUTCDay()],
    type: TYPES[trade.tradeType] ?? '--',
    product: trade.productName,
    figure: tradeFigure(trade),
    status: STATUSES[trade.tradeStatus] ?? '--',
    tone: TONES[trade.tradeStatus] ?? 'settled',
  }
}

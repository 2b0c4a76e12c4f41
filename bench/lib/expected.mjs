import { openApi } from './api.mjs'

const TYPES = [
  '',
  '认购',
  '申购',
  '赎回',
  '收益分配',
  '本金返还',
  '红利再投资',
  '份额转换',
  '清算兑付',
  '费用扣收',
]
const STATUSES = ['已受理', '确认中', '确认成功', '部分确认', '确认失败', '已撤销', '已到账']
const WEEKDAY = new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' })
const DECIMAL = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A product with twenty trades: one page of the list. */
const PRODUCT = 'P01'

const decimal = value => DECIMAL.format(Number(value))
const squeeze = text => text.replace(/\s+/g, '')

function figure({ confirmAmount, applyAmount, confirmShares, applyShares, direction, tradeStatus }) {
  const amount = confirmAmount || applyAmount
  if (!amount) return `${decimal(confirmShares || applyShares)}份`
  const hasMoved = tradeStatus !== '4' && tradeStatus !== '5'
  const sign = !hasMoved || direction === 'none' ? '' : direction === 'in' ? '+' : '\u2212'
  return sign + decimal(amount)
}

/** All the text of a trade's row, without blanks. */
export function rowText(trade) {
  const day = trade.applyTime.slice(0, 10)
  const parts = [
    day.slice(8),
    WEEKDAY.format(new Date(`${day}T00:00:00Z`)),
    TYPES[Number(trade.tradeType)],
    trade.productName,
    figure(trade),
    STATUSES[trade.tradeStatus],
  ]
  return squeeze(parts.join(''))
}

function detailValues(trade) {
  const amounts = [trade.applyAmount, trade.confirmAmount].filter(Boolean).map(decimal)
  const shares = [trade.applyShares, trade.confirmShares].filter(Boolean).map(value => `${decimal(value)} 份`)
  const account = `${trade.bankName} ${trade.cardNoMask}`
  return [trade.productName, trade.applyTime, ...amounts, ...shares, account, trade.serialNo].map(squeeze)
}

async function coverSentences(call) {
  const user = await call('userDetail')
  const { currentYear } = await call('assetReportLotteryInfo')
  const { assetRangeDateEnd } = await call('userAssetReportInfo')
  const sentences = ['远岚信托', '远山有信', '岁月有回响', `${currentYear} 年度资产报告`, user.nameMask]
  return [...sentences, '开始阅读', '共 8 页，约 2 分钟', `统计截至 ${assetRangeDateEnd}`, '抽奖规则'].map(
    squeeze,
  )
}

/**
 * What each measured page has to show, from the back end's own answers, so that no skeleton passes for a page.
 * @param {string} base address of a sandbox
 * @returns {Promise<{trades: object[], pages: Record<'entry' | 'list' | 'detail', {address: string, expected: object}>}>}
 */
export async function readPages(base) {
  const call = await openApi(base)
  const { list } = await call('tradeRecordList', { productId: PRODUCT, pageNum: 1, pageSize: 50 })
  // Redemptions have a page of their own in the product.
  const tapped = list.findIndex(({ tradeType }) => tradeType !== '03')
  const { tradeId } = list[tapped]
  const rows = { rows: list.map(rowText), tapped }
  const detail = { values: detailValues(await call('tradeRecordDetail', { tradeId })) }
  return {
    trades: list,
    pages: {
      entry: {
        address: '/phone/assetsReport/entry',
        expected: { check: 'cover', sentences: await coverSentences(call) },
      },
      list: {
        address: `/phone/assets/tradingRecord?productId=${PRODUCT}`,
        expected: { check: 'list', ...rows, ...detail },
      },
      detail: {
        address: `/phone/assets/tradingDetail?tradeId=${tradeId}`,
        expected: { check: 'detail', ...detail },
      },
    },
  }
}

import { thousands } from './amounts.mjs'

/** Heights in CSS px of the lines, as trades.css draws them. */
export const LINE_HEIGHTS = { month: 50, row: 68 }

function monthLine(month, total) {
  const [year, number] = month.split('-')
  return {
    kind: 'month',
    key: month,
    name: `${year}年${Number(number)}月`,
    income: total && thousands(total.inTotal),
    payment: total && thousands(total.outTotal),
  }
}

/**
 * An answer of `tradeRecordList` as the lines of the page: the head of each month, then its trades.
 * @returns {({kind: 'month', key, name, income, payment} | {kind: 'row', key, trade, isFirst, isLast})[]}
 */
export function tradeLines({ list, monthTotals }) {
  const totals = new Map(monthTotals.map(total => [total.month, total]))
  const monthOf = trade => trade?.applyTime.slice(0, 7)
  return list.flatMap((trade, index) => {
    const month = monthOf(trade)
    const isFirst = monthOf(list[index - 1]) !== month
    const isLast = monthOf(list[index + 1]) !== month
    const row = { kind: 'row', key: trade.tradeId, trade, isFirst, isLast }
    return isFirst ? [monthLine(month, totals.get(month)), row] : [row]
  })
}

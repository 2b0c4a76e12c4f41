import { tradeLines } from '../../../shared/trade-lines.mjs'
import { tradeRow } from '../../../shared/trade-texts.mjs'
import { post } from '../../api.mjs'

/** Rows per request, as the product asks for them. */
const PAGE_SIZE = 50

/** A line as the template shows it: a row's texts instead of its trade. */
function shownLine(line) {
  if (line.kind === 'month') return line
  const { figure, ...texts } = tradeRow(line.trade)
  const amount = figure.sign + figure.integer + figure.fraction + figure.unit
  return { key: line.key, ...texts, amount, isFirst: line.isFirst, isLast: line.isLast }
}

Page({
  data: { lines: [], isOver: false },

  onLoad() {
    this.answer = { list: [], monthTotals: [], nextCursor: undefined }
    this.loadMore()
  },

  onReachBottom() {
    this.loadMore()
  },

  /** Appends the rows behind the cursor: what is drawn already does not go to the view again. */
  loadMore() {
    const { list, monthTotals, nextCursor } = this.answer
    if (this.isLoading || nextCursor === '') return
    this.isLoading = true
    post('tradeRecordList', { cursor: nextCursor, pageNum: 1, pageSize: PAGE_SIZE }, answer => {
      this.isLoading = false
      this.answer = {
        list: [...list, ...answer.list],
        monthTotals: [...monthTotals, ...answer.monthTotals],
        nextCursor: answer.nextCursor,
      }
      this.append(tradeLines(this.answer).map(shownLine))
    })
  },

  append(lines) {
    const known = this.data.lines.length
    const end = this.answer.nextCursor === '' ? { isOver: true } : {}
    if (known === 0) return this.setData({ lines, ...end })
    const added = lines.slice(known).map((line, index) => [`lines[${known + index}]`, line])
    // The row that ended the list may go on as part of its month.
    this.setData({
      [`lines[${known - 1}].isLast`]: lines[known - 1].isLast,
      ...Object.fromEntries(added),
      ...end,
    })
  },

  openTrade({ currentTarget }) {
    wx.navigateTo({ url: `/pages/detail/index?tradeId=${currentTarget.dataset.id}` })
  },
})

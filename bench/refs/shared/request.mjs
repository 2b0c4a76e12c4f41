import { post } from './api.mjs'

/** Rows per request, as the product asks for them. */
const PAGE_SIZE = 50

/** First page of the trades that the address asks for (`productId`, or all of them). */
export function loadTrades(query) {
  const productId = query.get('productId') ?? undefined
  return post('tradeRecordList', { productId, pageNum: 1, pageSize: PAGE_SIZE })
}

/** The trade that the address names (`tradeId`). */
export function loadTrade(query) {
  return post('tradeRecordDetail', { tradeId: query.get('tradeId') })
}

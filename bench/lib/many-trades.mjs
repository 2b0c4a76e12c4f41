const PER_DAY = 3
const DAY_MS = 86_400_000

const sumOf = (trades, direction) => {
  const moved = trades.filter(trade => trade.direction === direction)
  return moved.reduce((sum, { confirmAmount }) => sum + Number(confirmAmount || 0), 0).toFixed(2)
}

/** `count` trades, newest first: the given ones over and over, three to a day backwards from the newest. */
function repeated(trades, count) {
  const newest = Date.parse(`${trades[0].applyTime.slice(0, 10)}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) => {
    const trade = trades[index % trades.length]
    const day = new Date(newest - Math.floor(index / PER_DAY) * DAY_MS).toISOString().slice(0, 10)
    const number = String(count - index).padStart(6, '0')
    const applyTime = `${day} ${trade.applyTime.slice(11)}`
    return { ...trade, tradeId: `T${number}`, serialNo: number, applyTime }
  })
}

function totalsOf(list) {
  const months = new Map()
  for (const trade of list) {
    const month = trade.applyTime.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), trade])
  }
  return [...months].map(([month, trades]) => ({
    month,
    inTotal: sumOf(trades, 'in'),
    outTotal: sumOf(trades, 'out'),
    count: trades.length,
  }))
}

/** An answer of `tradeRecordList` with `count` rows on its one page, made from a few real ones. */
export function manyTrades(trades, count) {
  const list = repeated(trades, count)
  return { list, total: count, pages: 1, pageNum: 1, nextCursor: '', monthTotals: totalsOf(list) }
}

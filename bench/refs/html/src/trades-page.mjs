import { loadTrades } from '../../shared/request.mjs'
import { LINE_HEIGHTS, tradeLines } from '../../shared/trade-lines.mjs'
import { tradeRow } from '../../shared/trade-texts.mjs'
import '../../shared/trades.css'
import { amount, element } from './element.mjs'
import { go } from './router.mjs'
import { virtualList } from './virtual-list.mjs'

function monthHead({ name, income, payment }) {
  const totals = income && element('div.month-head__totals', `到账 ${income} 支付 ${payment}`)
  return element('div.month-head', element('h2.month-head__name', name), totals)
}

function row({ trade, isFirst, isLast }) {
  const { day, weekday, type, product, figure, status, tone } = tradeRow(trade)
  const edges = `${isFirst ? '.is-first' : ''}${isLast ? '.is-last' : ''}`
  const node = element(
    `button.trade-row${edges}`,
    element(
      'div.trade-row__day',
      element('div.trade-row__date', day),
      element('div.trade-row__weekday', weekday),
    ),
    element(
      'div.trade-row__what',
      element('div.trade-row__type', type),
      element('div.trade-row__product', product),
    ),
    element('div.trade-row__moved', amount(figure), element(`div.trade-row__status.tone-${tone}`, status)),
  )
  node.addEventListener('click', () => go(`assets/tradingDetail?tradeId=${trade.tradeId}`))
  return node
}

function head() {
  const plain = text => element('button.is-plain', text)
  return [
    element('div.trades__tabs', element('button.is-on', '交易记录'), element('button', '资金流水')),
    element(
      'div.trades__bar',
      ...['全部类型', '全部状态', '全部时间'].map(text => element('button', text)),
      plain('搜索'),
    ),
    element('div.trades__bar', plain('导出对账单'), plain('显示金额')),
  ]
}

function body(answer) {
  const lines = tradeLines(answer)
  const list = virtualList(lines, {
    heightOf: line => LINE_HEIGHTS[line.kind],
    draw: line => (line.kind === 'month' ? monthHead(line) : row(line)),
  })
  return [list, element('div.trades__end', `已显示全部 ${answer.total} 笔记录`)]
}

/** Trades by month. */
export function open(query) {
  const page = element('main.trades', ...head())
  loadTrades(query).then(
    answer => page.append(...body(answer)),
    error => page.append(element('div.message', error.message)),
  )
  return page
}

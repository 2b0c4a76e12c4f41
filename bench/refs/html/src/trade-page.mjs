import { loadTrade } from '../../shared/request.mjs'
import { tradeDetail } from '../../shared/trade-detail.mjs'
import '../../shared/trade.css'
import { amount, element } from './element.mjs'

function step({ name, time, remark, isDone }) {
  return element(
    isDone === '1' ? 'div.trade__step.is-done' : 'div.trade__step',
    element('div.trade__step-name', isDone === '1' ? name : `${name}（待进行）`),
    time && element('div', time),
    remark && element('div', remark),
  )
}

function detail({ type, status, tone, label, figure, facts, steps, note, canCancel, cancelReason }) {
  const button = canCancel && element('button.button', '撤销交易')
  if (button) button.disabled = cancelReason !== ''
  return [
    element('div.trade__head', element('h1', type), element(`span.tone-${tone}`, status)),
    element('div.trade__label', label),
    element('div.trade__figure', amount(figure)),
    note && element('div.trade__note', note),
    element(
      'div.trade__card',
      ...facts.map(fact =>
        element('div.key-value', element('div.key-value__label', fact.label), element('div', fact.value)),
      ),
    ),
    element('div.trade__card', element('h2', '进度'), ...steps.map(step)),
    cancelReason && element('div.trade__note', cancelReason),
    button,
  ].filter(Boolean)
}

/** One trade in full. */
export function open(query) {
  const page = element('main.trade', element('div.message', '加载中'))
  loadTrade(query).then(
    trade => page.replaceChildren(...detail(tradeDetail(trade))),
    error => page.replaceChildren(element('div.message', error.message)),
  )
  return page
}

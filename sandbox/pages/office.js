import { api, byId, make, perform, readableTime, repeat } from './api.js'

const REASON = '提交的资料不符合要求，请核对后重新申请。'

function decide({ kind, id }, { isPassed, reason, amount }, refresh) {
  return perform(
    async () => {
      await api('POST', 'office', { kind, id, isPassed, reason, amount })
      await refresh()
    },
    isPassed ? '已通过' : '已驳回',
  )
}

function application(entry, refresh) {
  const { title, id, customer, submittedAt, dueAt, facts, takesAmount } = entry
  const reason = make('input', { type: 'text', maxLength: 200, value: REASON, 'aria-label': '驳回原因' })
  const amount = make('input', {
    type: 'text',
    placeholder: '到账金额，不填即足额',
    'aria-label': '到账金额',
  })
  const pass = { isPassed: true, reason: '' }
  return make(
    'li',
    { className: 'sms' },
    make(
      'div',
      { className: 'row spread' },
      make('strong', {}, title),
      make('span', { className: 'badge' }, customer),
    ),
    make(
      'p',
      { className: 'faint' },
      `${id}，提交于 ${readableTime(submittedAt)}，${readableTime(dueAt)} 自动通过`,
    ),
    ...facts.map(([label, text]) => make('p', {}, `${label}：${text}`)),
    make('div', { className: 'row' }, reason, ...(takesAmount ? [amount] : [])),
    make(
      'div',
      { className: 'row' },
      make(
        'button',
        {
          type: 'button',
          onclick: () => decide(entry, { ...pass, amount: amount.value || undefined }, refresh),
        },
        '通过',
      ),
      make(
        'button',
        { type: 'button', onclick: () => decide(entry, { isPassed: false, reason: reason.value }, refresh) },
        '驳回',
      ),
    ),
  )
}

let shown = ''
/** Draws the list anew when it has changed: a reason that is being typed stays. */
async function refresh() {
  const cases = await api('GET', 'office')
  const text = JSON.stringify(cases)
  if (text === shown) return
  shown = text
  byId('cases').replaceChildren(...cases.map(entry => application(entry, refresh)))
  byId('empty').hidden = cases.length > 0
}

repeat(refresh, 2000)

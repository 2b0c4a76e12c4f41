import { api, byId, make, perform, readableTime, repeat } from './api.js'

const REASON = '提交的资料不符合要求，请核对后重新申请。'

/** `section.field: words`, one a line; a line without a field is about the section as a whole. */
function remarksOf(text) {
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, section = '', field = '', content = ''] =
        /^\s*(\w+)(?:\.([\w.]+))?\s*[:：](.*)$/.exec(line) ?? []
      return { section, field, content: content.trim() }
    })
}

function decide({ kind, id }, { isPassed, reason, answer, amount, remarks }, refresh) {
  return perform(
    async () => {
      await api('POST', 'office', { kind, id, isPassed, reason, answer, amount, remarks })
      await refresh()
    },
    isPassed ? '已通过' : remarks?.length ? '已退回' : '已驳回',
  )
}

/** A photo as it is, a document as a link to it; where it lies is asked for once, when its case is drawn. */
function file({ name, fileId }) {
  const place = make('figure', { className: 'office-file' }, make('figcaption', {}, name))
  const show = async () => {
    const { url, mime } = await api('GET', `office/file?fileId=${fileId}`)
    const way = make('a', { href: url, target: '_blank', rel: 'noopener' })
    way.append(
      mime.startsWith('image/')
        ? make('img', { src: url, alt: name, className: 'office-photo' })
        : '打开文件',
    )
    place.prepend(way)
  }
  show().catch(error => place.prepend(make('p', { className: 'faint' }, error.message)))
  return place
}

function application(entry, refresh) {
  const { title, id, customer, submittedAt, dueAt, facts, files, takesAmount, takesAnswer, remarkSections } =
    entry
  const reason = make('input', { type: 'text', maxLength: 200, value: REASON, 'aria-label': '驳回原因' })
  const amount = make('input', {
    type: 'text',
    placeholder: '到账金额，不填即足额',
    'aria-label': '到账金额',
  })
  const answer = make('textarea', {
    rows: 3,
    maxLength: 500,
    placeholder: '写给客户的答复，填写后点“通过”即答复',
    'aria-label': '答复',
  })
  const remarks = make('textarea', {
    rows: 3,
    placeholder: `逐条退回，每行一条，如 ${remarkSections[0]}.email: 请核对邮箱。可用：${remarkSections.join('、')}`,
    'aria-label': '逐条退回的意见',
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
    make('div', { className: 'row' }, ...files.map(file)),
    make('div', { className: 'row' }, reason, ...(takesAmount ? [amount] : [])),
    ...(takesAnswer ? [answer] : []),
    ...(remarkSections.length > 0 ? [remarks] : []),
    make(
      'div',
      { className: 'row' },
      make(
        'button',
        {
          type: 'button',
          onclick: () =>
            decide(
              entry,
              { ...pass, amount: amount.value || undefined, answer: answer.value.trim() || undefined },
              refresh,
            ),
        },
        '通过',
      ),
      make(
        'button',
        { type: 'button', onclick: () => decide(entry, { isPassed: false, reason: reason.value }, refresh) },
        '驳回',
      ),
      ...(remarkSections.length > 0
        ? [
            make(
              'button',
              {
                type: 'button',
                onclick: () =>
                  decide(entry, { isPassed: false, reason: '', remarks: remarksOf(remarks.value) }, refresh),
              },
              '按意见退回',
            ),
          ]
        : []),
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

import { byId, make } from '/sandbox/pages/api.js'

const CAPACITY = 200
const TEXT_LIMIT = 1500

const DIRECTIONS = {
  fromPage: { label: '页面 → 宿主', className: 'badge good' },
  toPage: { label: '宿主 → 页面', className: 'badge' },
  simulator: { label: '模拟器', className: 'badge warn' },
}

/** Every message so far, oldest first: `{ at, direction, name, payload }`. */
export const messages = []

function textOf(payload) {
  if (payload === undefined) return ''
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2)
  return text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}…（共 ${text.length} 字）` : text
}

/** Adds a message to the record; `picture` is shown below it. */
export function record(direction, name, payload, picture) {
  const entry = { at: new Date().toISOString(), direction, name, payload }
  messages.push(entry)
  if (messages.length > CAPACITY) messages.shift()

  const { label, className } = DIRECTIONS[direction]
  const text = textOf(payload)
  const list = byId('messages')
  list.prepend(
    make(
      'li',
      { className: 'message' },
      make(
        'div',
        { className: 'row' },
        make(
          'span',
          { className: 'faint code' },
          new Date(entry.at).toLocaleTimeString('zh-CN', { hour12: false }),
        ),
        make('span', { className }, label),
        make('strong', {}, name),
      ),
      text ? make('pre', {}, text) : null,
      picture ? make('img', { src: picture, alt: '页面要求保存的图片' }) : null,
    ),
  )
  while (list.children.length > CAPACITY) list.lastElementChild.remove()
  byId('messages-empty').hidden = true
}

/** Empties the record. */
export function clearMessages() {
  messages.length = 0
  byId('messages').replaceChildren()
  byId('messages-empty').hidden = false
}

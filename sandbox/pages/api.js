/** Calls the control API; a refusal becomes an Error with the server's sentence. */
export async function api(method, address, body) {
  const response = await fetch(`/sandbox/api/${address}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error ?? answer.msg ?? `HTTP ${response.status}`)
  return answer
}

/** Builds an element: `make('button', { type: 'button', onclick }, '文字')`; texts are never read as HTML. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('aria-')) element.setAttribute(name, value)
    else element[name] = value
  }
  element.append(...children.filter(child => child !== null && child !== undefined))
  return element
}

/** The element with this id. */
export function byId(id) {
  return document.getElementById(id)
}

let hiding
/** Shows one sentence at the foot of the page for a few seconds; screen readers announce it. */
export function say(sentence) {
  const notice = byId('notice')
  notice.textContent = sentence
  clearTimeout(hiding)
  hiding = setTimeout(() => (notice.textContent = ''), 4000)
}

/** Runs an action of a button and says what became of it. */
export async function perform(action, done) {
  try {
    const answer = await action()
    if (done) say(done)
    return answer
  } catch (error) {
    say(`操作失败：${error.message}`)
    return undefined
  }
}

/** `2026-11-20T10:00:00+08:00` as `2026-11-20 10:00:00`. */
export function readableTime(instant) {
  return instant.slice(0, 19).replace('T', ' ')
}

/** Repeats a task while the page is visible; the next turn starts after the last one ended. */
export function repeat(task, everyMs) {
  const turn = async () => {
    if (!document.hidden) await task().catch(() => {})
    setTimeout(turn, everyMs)
  }
  void turn()
}

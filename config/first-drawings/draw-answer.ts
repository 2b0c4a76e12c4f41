import { successData } from '../../src/api/envelope'
import type { FirstDrawing } from '../../src/platform/look/first-drawing'
import type { FirstCalls, RawAnswer } from '../../src/platform/net/first-calls'

/** What stands in the first view where the answer will. */
const PLACE = '.skeleton'

function drawInto({ draw }: FirstDrawing, { status, text }: RawAnswer): void {
  const view = document.getElementById('first-view')
  const places = view?.querySelectorAll(PLACE) ?? []
  if (!view || places.length === 0) return
  const data = status === 200 ? successData(JSON.parse(text)) : undefined
  if (data === undefined) return
  for (const place of places) {
    const nodes = draw(data) as Node | false | undefined
    if (!nodes) return
    place.replaceWith(nodes)
  }
  view.dataset.drawn = ''
}

/**
 * Runs in an entry page: draws what the page's first call answers (first-calls-script.mjs) where its skeleton stands. Whatever
 * goes wrong is left to the page, which takes the same answer.
 */
export function drawAnswer(drawing: FirstDrawing): void {
  const calls = (window as { __firstCalls?: FirstCalls }).__firstCalls ?? {}
  // By path and body, of which one is sent at most.
  const sent = Object.keys(calls).find(key => key.includes(`/${drawing.call}{`))
  if (sent) calls[sent]?.then(answer => drawInto(drawing, answer)).catch(() => undefined)
}

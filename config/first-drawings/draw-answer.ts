import { successData } from '../../src/api/envelope'
import type { FirstDrawing } from '../../src/domains/shell/first-drawing'
import type { FirstCalls, RawAnswer } from '../../src/platform/net/first-calls'

function drawInto({ place, draw }: FirstDrawing, { status, text }: RawAnswer): void {
  const view = document.getElementById('first-view')
  const data = view && status === 200 ? successData(JSON.parse(text)) : undefined
  if (!view || data === undefined) return
  for (const found of view.querySelectorAll(place)) {
    const nodes = draw(data, new URLSearchParams(location.search)) as Node | false | undefined
    if (!nodes) return
    found.replaceWith(nodes)
    // Until these are over on the page, the first view stays (src/platform/look/first-view).
    const busy = `.taro_page:not([hidden]) ${place}[aria-busy]`
    view.dataset.drawn = view.dataset.drawn ? `${view.dataset.drawn},${busy}` : busy
  }
}

/**
 * Runs in an entry page: draws what its first calls answer (first-calls-script.mjs) where it will stand. Whatever goes wrong is
 * left to the page, which takes the same answers.
 */
export function drawAnswers(drawings: readonly FirstDrawing[]): void {
  const calls = (window as { __firstCalls?: FirstCalls }).__firstCalls ?? {}
  for (const drawing of drawings) {
    // By path and body, of which one is sent at most.
    const sent = Object.keys(calls).find(key => key.includes(`/${drawing.call}{`))
    if (sent) calls[sent]?.then(answer => drawInto(drawing, answer)).catch(() => undefined)
  }
}

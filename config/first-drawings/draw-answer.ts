import { successData } from '../../src/api/envelope'
import type { Shape } from '../../src/lib/answer-shape'
import { readAnswer } from '../../src/lib/read-answer'
import type { FirstDrawing } from '../../src/domains/shell/first-drawing'
import type { FirstCalls, RawAnswer } from '../../src/platform/net/first-calls'

/** The answer in the contract's form; undefined where the page has more to say of it. */
function readWhole(shape: Shape, data: unknown): unknown {
  const { data: read, omitted, faults } = readAnswer(shape, data)
  return omitted === 0 && faults.length === 0 ? read : undefined
}

function drawInto({ place, draw }: FirstDrawing, shape: Shape, { status, text }: RawAnswer): void {
  const view = document.getElementById('first-view')
  const answer = view && status === 200 ? successData(JSON.parse(text)) : undefined
  const data = answer === undefined ? undefined : readWhole(shape, answer)
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
export function drawAnswers(
  drawings: readonly FirstDrawing[],
  shapes: Readonly<Record<string, Shape>>,
): void {
  const calls = (window as { __firstCalls?: FirstCalls }).__firstCalls ?? {}
  for (const drawing of drawings) {
    // By path and body, of which one is sent at most.
    const sent = Object.keys(calls).find(key => key.includes(`/${drawing.call}{`))
    const shape = shapes[drawing.call]
    if (sent && shape !== undefined) {
      calls[sent]?.then(answer => drawInto(drawing, shape, answer)).catch(() => undefined)
    }
  }
}

import { element } from './element.mjs'

/** Lines drawn above and below the screen. */
const OVERSCAN = 10

/** Tops of the lines in px, and the height of all behind the last one. */
function topsOf(lines, heightOf) {
  const tops = new Float64Array(lines.length + 1)
  lines.forEach((line, index) => (tops[index + 1] = tops[index] + heightOf(line)))
  return tops
}

/** Index of the line that covers `y`, by halving. */
function lineAt(tops, y) {
  let low = 0
  let high = tops.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tops[middle] <= y) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * A list in the scrolling document of which only the lines near the screen are drawn.
 * @param {{key: string}[]} lines with unique keys
 * @param {{heightOf: (line) => number, draw: (line) => HTMLElement}} how heights are px and exact
 */
export function virtualList(lines, { heightOf, draw }) {
  const tops = topsOf(lines, heightOf)
  const list = element('div.trades__list')
  list.style.height = `${tops[lines.length]}px`
  const drawn = new Map()

  function place(index) {
    if (drawn.has(index)) return
    const node = element('div.trades__line', draw(lines[index]))
    node.style.transform = `translateY(${tops[index]}px)`
    drawn.set(index, node)
    list.append(node)
  }

  function update() {
    if (!list.isConnected) return
    const top = -list.getBoundingClientRect().top
    const first = Math.max(0, lineAt(tops, top) - OVERSCAN)
    const last = Math.min(lines.length - 1, lineAt(tops, top + window.innerHeight) + OVERSCAN)
    for (const [index, node] of drawn) {
      if (index >= first && index <= last) continue
      node.remove()
      drawn.delete(index)
    }
    for (let index = first; index <= last; index += 1) place(index)
  }

  window.addEventListener('scroll', update, { passive: true })
  // The list is in the document once its page has been put together.
  queueMicrotask(update)
  return list
}

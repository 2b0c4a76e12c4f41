/** Runs in the browser under test: draws texts of the server as the product does, one after the other. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { RichNodes } from '@/domains/rich-text/rich-nodes'
import { richNodes } from '@/domains/rich-text/rich-text'

/** What a reader's hand and the browser itself cause on an element. */
const EVENTS = [
  'mouseover',
  'mouseenter',
  'pointerdown',
  'focus',
  'click',
  'toggle',
  'load',
  'error',
  'animationend',
]

/** Pictures and frames that were given an address have come or failed, and so has what they brought about. */
async function settled(box: HTMLElement): Promise<void> {
  for (const image of box.querySelectorAll('img')) {
    // One that waits to be scrolled to would never come.
    image.loading = 'eager'
    await image.decode().catch(() => undefined)
  }
  // Their events are tasks of their own, as is what markup puts off.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

function touch(box: HTMLElement): void {
  for (const element of box.querySelectorAll('*')) {
    for (const name of EVENTS) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
  }
}

function boxOf(draw: (box: HTMLElement) => void): HTMLElement {
  const box = document.createElement('div')
  document.body.append(box)
  draw(box)
  return box
}

Object.assign(window, {
  /** Draws a text through the sanitiser, touches everything in it, and answers the tags and attributes that came of it. */
  async drawSanitised(html: string): Promise<string[]> {
    const box = boxOf(target => {
      const root = createRoot(target)
      flushSync(() => root.render(<RichNodes nodes={richNodes(html)} onFollow={() => undefined} />))
    })
    touch(box)
    await settled(box)
    const elements = [...box.querySelectorAll('*')]
    const found = elements.flatMap(element => [element.localName, ...element.getAttributeNames()])
    box.remove()
    return [...new Set(found)]
  },
  /** The same without it: what a careless page would do. */
  async drawAsItIs(html: string): Promise<void> {
    const box = boxOf(target => {
      target.innerHTML = html
    })
    await settled(box)
    box.remove()
  },
})

/** Runs in the browser under test: draws texts of the server as the product does, with its styles. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { allowedNodes } from '@/lib/rich-text/allow'
import { plainText } from '@/lib/rich-text/plain-text'
import { parseHtml } from '@/platform/markup/html-parse'
import { RichNodes } from '@/domains/rich-text/rich-nodes'
import { richNodes } from '@/domains/rich-text/rich-text'
import '@/ui/styles/tokens.scss'
import '@/ui/styles/base.scss'

const box = document.createElement('div')
const root = createRoot(box)
const own = (address: string) => (address.startsWith('/') ? address : undefined)

function draw(html: string): void {
  box.className = 'server-html'
  if (!box.isConnected) document.body.replaceChildren(box)
  const nodes = richNodes(html)
  flushSync(() => root.render(<RichNodes key={html} nodes={nodes} onFollow={() => undefined} />))
}

/** A table is moved sideways in its own box, which has to fit itself. */
function isInTable(node: Node): boolean {
  return Boolean(node.parentElement?.closest('.rich-table'))
}

function edges(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}

/** What of a text lies beside the page. */
function beside(html: string): string[] {
  draw(html)
  const width = document.documentElement.clientWidth
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const found: string[] = []
  if (box.textContent === '' && !box.querySelector('hr, br, img, .rich-hr, .rich-br, .rich-img')) {
    found.push('nothing is drawn')
  }
  while (walker.nextNode()) {
    const node = walker.currentNode
    const { left, right } = edges(node)
    const name = node instanceof Element ? node.className : 'text'
    if (!isInTable(node) && (left < -0.5 || right > width + 0.5)) {
      found.push(`${name} from ${left} to ${right}`)
    }
  }
  const { scrollWidth } = document.documentElement
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide`)
  return found
}

Object.assign(window, {
  drawServerHtml: draw,
  /** Of each text that does not fit, what lies beside the page. */
  findBeside: (texts: readonly string[]) =>
    texts.map(html => ({ html, found: beside(html) })).filter(({ found }) => found.length > 0),
  readServerHtml: (texts: readonly string[]) =>
    texts.map(html => {
      const nodes = allowedNodes(parseHtml(html), { linkOf: own, pictureOf: own })
      return { nodes: JSON.stringify(nodes), text: plainText(nodes) }
    }),
})

/** Runs in the browser under test: draws a text of the server as the product does, with its styles. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { RichNodes } from '@/domains/rich-text/rich-nodes'
import { richNodes } from '@/domains/rich-text/rich-text'

Object.assign(window, {
  drawServerHtml(html: string): void {
    const box = document.createElement('div')
    box.className = 'server-html'
    document.body.replaceChildren(box)
    const nodes = richNodes(html)
    flushSync(() => createRoot(box).render(<RichNodes nodes={nodes} onFollow={() => undefined} />))
  },
})

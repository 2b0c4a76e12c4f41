/** @run short: layout, contrast and focus of sheets and texts */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import path from 'node:path'
import { bundlePage } from '../../sandbox/kit/bundle'
import { useApp } from './harness'

const app = useApp()
const WORDS = 'a sentence that is longer than one line of a phone '.repeat(6)
/** Each must fit the width of its page: `span` alone, in another one, in a paragraph, in a table. */
const TEXTS = [
  `<span>${WORDS}</span>`,
  `<span><span>${WORDS}</span></span>`,
  `<p>before <span>${WORDS}<span>${WORDS}</span></span> after</p>`,
  `<table><tbody><tr><td><span>${WORDS}</span></td></tr></tbody></table>`,
]

describe('styles of a text of the server', () => {
  it('wrap what is long in a span, at 375 and at 320', async () => {
    const visit = await app.visit({ bypassCSP: true, expectedErrors: /./ })
    await visit.open('/phone/404')
    const { script, styles } = await bundlePage(path.join(__dirname, 'server-html-page.tsx'))
    await visit.page.addStyleTag({ content: styles })
    await visit.page.addScriptTag({ content: script })
    for (const width of [375, 320]) {
      await visit.page.setViewportSize({ width, height: 640 })
      for (const text of TEXTS) {
        const found = await visit.page.evaluate(html => {
          const { drawServerHtml } = window as unknown as { drawServerHtml(html: string): void }
          drawServerHtml(html)
          const spans = [...document.querySelectorAll('.rich-span')]
          return {
            spans: spans.length,
            right: Math.max(...spans.map(span => span.getBoundingClientRect().right)),
          }
        }, text)
        assert.ok(found.spans > 0, `a span is drawn: ${text}`)
        assert.ok(found.right <= width, `${width} px: ends at ${found.right}: ${text}`)
      }
    }
    await visit.close()
  })
})

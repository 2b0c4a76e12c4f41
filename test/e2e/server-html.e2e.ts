/** @run short: layout, contrast and focus of sheets and texts */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import path from 'node:path'
import fc from 'fast-check'
import { bundlePage } from '../../sandbox/kit/bundle'
import { allowedNodes } from '@/lib/rich-text/allow'
import { isCareScale, rootFontSize } from '@/lib/display-scale'
import { plainText } from '@/lib/rich-text/plain-text'
import { parseHtml as parseForWeapp } from '@/platform/markup/html-parse.weapp'
import { LONG_MARKUP } from '../support/long-markup'
import { oddMarkup } from '../support/odd-markup'
import { isLongRun } from '../support/is-long-run'
import { useApp } from './harness'

const app = useApp()
const PAGE = path.join(__dirname, 'server-html-page.tsx')

interface TextWindow {
  findBeside(texts: readonly string[]): { html: string; found: string[] }[]
  readServerHtml(texts: readonly string[]): { nodes: string; text: string }[]
}

/** WeChat's components as far as they are seen: a view is a block, a picture has a size of its own. */
const COMPONENTS = `
  import { createElement } from 'react'
  export const View = ({ className, style, children }) => createElement('wx-view', { class: className, style }, children)
  export const Text = ({ className, children }) => createElement('wx-text', { class: className }, children)
  export const Image = ({ className, src, mode }) =>
    createElement('wx-image', { class: className, mode }, createElement('img', { src, alt: '' }))`
const COMPONENT_STYLES = `wx-view { display: block } wx-text { white-space: pre-line }
  wx-image { display: inline-block; height: 240px; overflow: hidden; width: 320px }
  wx-image[mode='widthFix'] { height: auto } wx-image > img { display: block; width: 100%; height: 40px }`

async function openPage(target: 'h5' | 'weapp') {
  const visit = await app.visit({ bypassCSP: true, expectedErrors: /./ })
  await visit.open('/phone/404')
  const modules: Record<string, string> = target === 'weapp' ? { '@tarojs/components': COMPONENTS } : {}
  const { script, styles } = await bundlePage(PAGE, modules, target)
  if (target === 'weapp') await visit.page.addStyleTag({ content: COMPONENT_STYLES })
  await visit.page.addStyleTag({ content: styles })
  await visit.page.addScriptTag({ content: script })
  return visit
}

const own = (address: string) => (address.startsWith('/') ? address : undefined)

function readForWeapp(html: string) {
  const nodes = allowedNodes(parseForWeapp(html), { linkOf: own, pictureOf: own })
  return { nodes: JSON.stringify(nodes), text: plainText(nodes) }
}

describe('a text of the server', () => {
  for (const target of ['h5', 'weapp'] as const) {
    it(`lies on the page, whatever stands in whichever tags: ${target}`, async () => {
      const visit = await openPage(target)
      for (const [width, scale] of [
        ...(isLongRun ? ([[375, 100]] as const) : []),
        [320, 100],
        [320, 200],
      ] as const) {
        await visit.page.setViewportSize({ width, height: 640 })
        await visit.page.evaluate(
          ([size, isCare]) => {
            document.documentElement.style.fontSize = size
            document.documentElement.classList.toggle('care', isCare)
          },
          [`${rootFontSize(width, scale)}px`, isCareScale(scale)] as const,
        )
        const found = await visit.page.evaluate(
          texts => (window as unknown as TextWindow).findBeside(texts),
          LONG_MARKUP,
        )
        const told = found
          .slice(0, 8)
          .map(({ html, found: what }) => `${html.slice(0, 160)}: ${what.slice(0, 3).join('; ')}`)
        assert.equal(found.length, 0, `${width} px, ${scale} %: of ${LONG_MARKUP.length}\n${told.join('\n')}`)
      }
      await visit.close()
    })
  }

  it('is the same in the mini-program, as Chromium reads it', async () => {
    const visit = await openPage('h5')
    for (const [kind, markup] of Object.entries(oddMarkup(false))) {
      // What a list to choose from may hold differs between the years of browsers.
      const texts = fc
        .sample(markup, { numRuns: isLongRun ? 20_000 : 1500, seed: 20261127 })
        .filter(html => !/<select/i.test(html))
      const read = await visit.page.evaluate(
        all => (window as unknown as TextWindow).readServerHtml(all),
        texts,
      )
      const differing = texts.flatMap((html, index) => {
        const weapp = readForWeapp(html)
        const h5 = read[index]
        return weapp.nodes === h5?.nodes && weapp.text === h5.text ? [] : [{ html, weapp, h5 }]
      })
      differing.sort((one, other) => one.html.length - other.html.length)
      assert.deepEqual(differing.slice(0, 3), [], `${kind}: ${differing.length} of ${texts.length}`)
    }
    await visit.close()
  })
})

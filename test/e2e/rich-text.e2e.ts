/** @run short: files, canvases and media of a browser */
import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { RICH_TAGS } from '@/lib/rich-text/allow'
import { XSS_VECTORS } from '../support/xss-vectors'
import { useApp } from './harness'

const app = useApp()

/** Tags and attributes that the product draws itself. */
const KNOWN = new Set([
  ...RICH_TAGS,
  ...['class', 'href', 'src', 'alt', 'style', 'loading', 'decoding', 'target', 'rel', 'colspan', 'rowspan'],
  ...['role', 'aria-label', 'tabindex'],
])

interface DrawingWindow {
  drawSanitised(html: string): Promise<string[]>
  drawAsItIs(html: string): Promise<void>
}

/** The product's own component with what it needs, as one script. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'rich-text-page.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    loader: { '.scss': 'empty', '.css': 'empty' },
    format: 'iife',
    alias: { '@tarojs/components': path.join(__dirname, 'rich-text-components.mjs') },
    define: {
      'process.env': JSON.stringify({ NODE_ENV: 'production', TARO_ENV: 'h5', TARO_PLATFORM: 'web' }),
    },
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js'],
  })
  return outputFiles[0]?.text ?? ''
}

/** Everything that markup must not bring about: code, requests to others, leaving the page. */
async function watch(page: Page): Promise<string[]> {
  const harm: string[] = []
  await page.exposeFunction('ran', (what: string) => void harm.push(`ran ${what}`))
  await page.evaluate(() => {
    const { ran } = window as unknown as { ran(what: string): void }
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
      Object.assign(window, { [name]: () => ran(name) })
    }
  })
  const own = new URL(page.url()).origin
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) harm.push(`asked ${request.url()}`)
  })
  page.on('framenavigated', frame => harm.push(`went to ${frame.url()}`))
  return harm
}

async function openPage() {
  // Without the policy: the sanitiser has to hold alone.
  const visit = await app.visit({ bypassCSP: true, expectedErrors: /./ })
  await visit.open('/phone/404')
  await visit.page.addScriptTag({ content: await script() })
  return { visit, harm: await watch(visit.page) }
}

describe('markup of the server', { concurrency: 1 }, () => {
  it('runs no code, asks nobody and leads nowhere: a public list of attacks', async () => {
    const { visit, harm } = await openPage()
    for (const vector of XSS_VECTORS) {
      const found = await visit.page.evaluate(
        html => (window as unknown as DrawingWindow).drawSanitised(html),
        vector,
      )
      assert.deepEqual(harm, [], vector)
      assert.deepEqual(
        found.filter(name => !KNOWN.has(name)),
        [],
        vector,
      )
    }
    await visit.close()
  })

  it('would do so without the sanitiser', async () => {
    const { visit, harm } = await openPage()
    for (const vector of XSS_VECTORS.filter(text => text.includes('onerror'))) {
      await visit.page
        .evaluate(html => (window as unknown as DrawingWindow).drawAsItIs(html), vector)
        .catch(() => undefined)
    }
    assert.ok(harm.some(what => what.startsWith('ran')))
    await visit.context.close()
  })
})

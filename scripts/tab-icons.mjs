// Draws the icons of the mini-program's tab bar (src/assets/tabs): WeChat takes pictures alone, and none that recolour.
// Needs Chromium; run again when a tab, a glyph or a colour of src/theme.json changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { maskPng } from './lib/mask-png.mjs'
import { findChromium } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'

/** WeChat's recommended edge in pixels. */
const EDGE = 81
const GLYPHS = { home: 'house', trust: 'scroll-text', messages: 'bell' }

/* global Image, OffscreenCanvas */
/** Runs in the page: how opaque each pixel of a drawing is, 0 to 255. */
async function alphasOf({ drawn, edge }) {
  const image = new Image(edge, edge)
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`
  await image.decode()
  const context = new OffscreenCanvas(edge, edge).getContext('2d')
  context.drawImage(image, 0, 0, edge, edge)
  return [...context.getImageData(0, 0, edge, edge).data].filter((_, index) => index % 4 === 3)
}

const theme = JSON.parse(readFileSync(path.join(root, 'src/theme.json'), 'utf8'))
const folder = path.join(root, 'src/assets/tabs')
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: EDGE, height: EDGE } })
for (const [name, glyph] of Object.entries(GLYPHS)) {
  const svg = readFileSync(path.join(root, `node_modules/lucide-static/icons/${glyph}.svg`), 'utf8')
  for (const look of ['light', 'dark']) {
    for (const [suffix, colour] of [
      ['', theme[look].tabText],
      ['-selected', theme[look].tabSelected],
    ]) {
      const drawn = svg.replace(/stroke-width="[^"]*"/, 'stroke-width="1.5"')
      const file = path.join(folder, `${name}-${look}${suffix}.png`)
      writeFileSync(file, maskPng(await page.evaluate(alphasOf, { drawn, edge: EDGE }), EDGE, colour))
    }
  }
}
await browser.close()

// Draws the icons of the mini-program's tab bar (src/assets/tabs): WeChat takes pictures alone, and none that recolour.
// Needs Chromium; run again when a tab, a glyph or a colour of src/theme.json changes.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'

/** WeChat's recommended edge in pixels. */
const EDGE = 81
const GLYPHS = { home: 'house', trust: 'scroll-text', messages: 'bell' }

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
      const drawn = svg.replace('currentColor', colour).replace(/stroke-width="[^"]*"/, 'stroke-width="1.5"')
      await page.setContent(
        `<style>body{margin:0}svg{display:block;width:${EDGE}px;height:${EDGE}px}</style>${drawn}`,
      )
      await page.screenshot({ path: path.join(folder, `${name}-${look}${suffix}.png`), omitBackground: true })
    }
  }
}
await browser.close()

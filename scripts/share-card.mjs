// Draws the picture of the mini-program's share cards (src/assets/share-card.png): without one WeChat takes a picture of
// the page, with the customer's name and figures on it. Needs Chromium; run again when the brand's look changes.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from './lib/chromium.mjs'
import { picturePng } from './lib/picture-png.mjs'
import { root } from './lib/root.mjs'

/** WeChat shows cards five to four. */
const WIDTH = 500
const HEIGHT = 400

const mark = /<svg[^>]*>(.*)<\/svg>/.exec(readFileSync(path.join(root, 'src/ui/brand/mark.ts'), 'utf8'))[1]
/** Flat ridges in the colours of the home page's, the farthest first. */
const RIDGES = [
  ['#86a3b6', 'M0 262C40 250 78 248 118 262S196 286 246 274S330 226 378 236S462 268 500 258V400H0Z'],
  ['#4f7d9c', 'M0 300C46 282 92 286 140 302S230 322 290 300S392 276 436 292S478 306 500 300V400H0Z'],
  ['#275474', 'M0 330C52 338 96 312 150 322S250 352 316 336S432 318 500 338V400H0Z'],
  ['#10263a', 'M0 366C60 350 120 374 186 364S320 348 384 362S458 372 500 360V400H0Z'],
]
/** The sky in even steps: what lies in rows of one colour takes next to no bytes. */
const SKY = Array.from({ length: 24 }, (_, step) => {
  const mix = (from, to) => Math.round(from + ((to - from) * step) / 23)
  return `rgb(${mix(16, 58)},${mix(38, 100)},${mix(58, 130)})`
})

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${SKY.map((colour, index) => `<rect y="${index * 12}" width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>`).join('')}
<circle cx="392" cy="226" r="58" fill="#3d6684"/><circle cx="392" cy="226" r="38" fill="#f0deb8"/>
${RIDGES.map(([colour, shape]) => `<path d="${shape}" fill="${colour}"/>`).join('')}
<g transform="translate(36 34) scale(1.5)" fill="none" stroke="#e3cb9e" stroke-width="1.8" stroke-linecap="round">${mark}</g>
<text x="88" y="66" fill="#fff" font-family="'Noto Sans CJK SC',sans-serif" font-size="27" font-weight="600" letter-spacing="2">远岚信托</text>
<g fill="#fff" font-family="'Noto Serif CJK SC','Noto Serif SC',serif" font-size="46" font-weight="600" letter-spacing="5">
<text x="36" y="146">受人之托</text><text x="36" y="206">行稳致远</text></g></svg>`

/* global Image, OffscreenCanvas */
/** Runs in the page: the pixels of a drawing. */
async function pixelsOf({ drawn, width, height }) {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`
  await image.decode()
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0, width, height)
  return [...context.getImageData(0, 0, width, height).data]
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const rgba = await page.evaluate(pixelsOf, { drawn: svg, width: WIDTH, height: HEIGHT })
writeFileSync(path.join(root, 'src/assets/share-card.png'), picturePng(rgba, WIDTH, HEIGHT))
await browser.close()

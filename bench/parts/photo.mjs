import { randomFillSync } from 'node:crypto'
import { build } from 'esbuild'
import jpeg from 'jpeg-js'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { launchBrowser } from '../lib/browser.mjs'
import { CPU_SLOWDOWN, device } from '../lib/profiles.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { summaries } from '../lib/stats.mjs'
import { short, spread } from '../lib/table.mjs'
import { busyMachine } from '../lib/verdict.mjs'

export const title = 'A photo of 12 megapixels'
export const needsApps = false

const WIDTH = 4032
const HEIGHT = 3024
/** How far the sensor's noise reaches, of 255: a page by lamp light. */
const NOISE = 24
const TIMEOUT_MS = 60_000
const BYTES_PER_MB = 1024 * 1024

/** A printed page as a phone photographs it: lines of text on paper, and noise, which is what a JPEG is large by. */
function cameraPhoto() {
  const data = Buffer.alloc(WIDTH * HEIGHT * 4, 255)
  const noise = randomFillSync(Buffer.alloc(WIDTH * HEIGHT))
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * WIDTH + x
      const isInk = y % 60 < 24 && x % 36 < 20 && (x >> 3) % 3 > 0
      const light = (isInk ? 60 : 190) + (noise[at] * NOISE) / 255 - NOISE / 2
      data.fill(light, at * 4, at * 4 + 3)
    }
  }
  return jpeg.encode({ data, width: WIDTH, height: HEIGHT }, 92).data
}

async function pageCode() {
  const { outputFiles } = await build({
    entryPoints: [fromRoot('bench/page/photo.mjs')],
    bundle: true,
    write: false,
    format: 'iife',
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js'],
  })
  return outputFiles[0].text
}

async function measure(browser, code, photo) {
  const context = await browser.newContext(device)
  try {
    context.setDefaultTimeout(TIMEOUT_MS)
    const page = await context.newPage()
    await page.addScriptTag({ content: code })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.evaluate(() => {
        window.result = window.measured()
      }),
    ])
    await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
    return await page.evaluate(() => window.result)
  } finally {
    await context.close()
  }
}

/** Takes one photo by the product's own code on a slow phone: how long until it is judged, and what would be sent. */
export async function run({ rounds }) {
  const browser = await launchBrowser()
  try {
    const [code, photo] = [await pageCode(), cameraPhoto()]
    const { runs, calibration } = await inRounds([{ key: 'photo' }], rounds, () =>
      measure(browser, code, photo),
    )
    const { ready, verdict, bytes } = summaries(runs.photo)
    const megabytes = bytes.median / BYTES_PER_MB
    return {
      data: { runs, cameraBytes: photo.length },
      calibration,
      tables: [
        {
          title: `${WIDTH}×${HEIGHT}, ${short(photo.length / BYTES_PER_MB)} MB, CPU x4: ms from the choice`,
          columns: ['decoded, drawn, encoded and judged', 'judged', 'MB sent', 'edges', 'problems'],
          rows: [
            [
              ...[ready, verdict].map(spread),
              megabytes.toFixed(2),
              runs.photo[0].edges.join('×'),
              runs.photo[0].problems.join(', ') || '-',
            ],
          ],
        },
      ],
      figures: [
        { goal: 'photo-judged', value: verdict.median, refused: busyMachine(calibration) },
        { goal: 'photo-bytes', value: megabytes },
      ],
    }
  } finally {
    await browser.close()
  }
}

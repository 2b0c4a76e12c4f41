/**
 * `npm run shots`: pictures of the product as customers see it, from the built bundle and the sandbox's own data. The sheets
 * of the README come into `docs/shots`, the screens of the newcomer guide to the sandbox's pictures; `-- all` writes every page in five looks to `.cache/shots`, to be looked through
 * after a change. Needs Chromium (as the journeys do) and `npm run build:h5`.
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { routes } from '../src/routes'
import { App } from '../test/e2e/harness'
import { addressOf, everyPage } from '../test/places'
import { GUIDE_FOLDER } from '../sandbox/files/pictures'
import { GUIDE_CROPS } from './lib/guide-crops'
import { type Look, README_SHEETS, type Shot } from './lib/readme-sheets'

const LOOKS: Readonly<Record<string, Look>> = {
  light: { width: 375, height: 812 },
  dark: { width: 375, height: 812, isDark: true },
  narrow: { width: 320, height: 640 },
  'care-150': { width: 375, height: 812, scale: 150 },
  'care-200': { width: 320, height: 640, scale: 200 },
}

/** All pictures of the README together, in bytes. */
const README_BUDGET = 600_000
/** Pixels across a picture of the guide. */
const GUIDE_WIDTH = 750
/** Screens on one sheet of `-- all`. */
const PER_SHEET = 12

const root = path.resolve(__dirname, '..')

const app = new App()

async function shoot({ address, customer, look }: Shot): Promise<Buffer> {
  const options: BrowserContextOptions = {
    viewport: { width: look.width, height: look.height },
    colorScheme: look.isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  }
  const storage: Record<string, string> = look.scale ? { multipleView: String(look.scale) } : {}
  const visit = await app.visit({ ...options, customer, storage })
  await visit.open(address)
  await visit.settle()
  const picture = await visit.page.screenshot()
  await visit.close()
  return picture
}

/** Puts screens side by side on one picture, each below its caption. */
async function sheet(file: string, shots: readonly Shot[], columns: number): Promise<void> {
  const cells: string[] = []
  for (const shot of shots) {
    const picture = await shoot(shot)
    const caption = shot.caption ? `<figcaption>${shot.caption}</figcaption>` : ''
    cells.push(`<figure>${caption}<img src="data:image/png;base64,${picture.toString('base64')}"></figure>`)
  }
  const visit = await app.visit({ viewport: { width: 1200, height: 100 } })
  await visit.page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); grid-gap: 20px; margin: 0; padding: 20px; background: #dfe3e6 }
    figure { margin: 0 }
    figcaption { margin-bottom: 6px; color: #44505b; font: 15px sans-serif; text-align: center }
    img { display: block; width: 100%; border-radius: 10px; box-shadow: 0 2px 10px rgba(16, 38, 58, .18) }
  </style>${cells.join('')}`)
  await visit.page
    .locator('img')
    .evaluateAll(images => Promise.all(images.map(image => (image as HTMLImageElement).decode())))
  const jpeg = await visit.page.screenshot({ fullPage: true, type: 'jpeg', quality: 66 })
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, jpeg)
  await visit.close()
  process.stdout.write(`${path.relative(root, file)}  ${Math.round(jpeg.length / 1000)} kB\n`)
}

async function drawReadme(): Promise<void> {
  let total = 0
  for (const { name, columns, shots } of README_SHEETS) {
    const file = path.join(root, 'docs/shots', `${name}.jpg`)
    await sheet(file, shots, columns)
    total += statSync(file).size
  }
  if (total > README_BUDGET) throw new Error(`${total} bytes of pictures, ${README_BUDGET} are allowed`)
}

/** Pieces of real screens, as wide as the guide shows them and twice as sharp. */
async function drawGuide(): Promise<void> {
  mkdirSync(GUIDE_FOLDER, { recursive: true })
  for (const { name, shot, top } of GUIDE_CROPS) {
    const { width, height } = shot.look
    const visit = await app.visit({
      viewport: { width, height },
      deviceScaleFactor: GUIDE_WIDTH / width,
      reducedMotion: 'reduce',
      customer: shot.customer,
    })
    await visit.open(shot.address)
    await visit.settle()
    const clip = { x: 0, y: top, width, height: (width * 9) / 16 }
    writeFileSync(
      path.join(GUIDE_FOLDER, `${name}.jpg`),
      await visit.page.screenshot({ type: 'jpeg', quality: 72, clip }),
    )
    await visit.close()
  }
}

async function drawAll(): Promise<void> {
  const folder = path.join(root, '.cache/shots')
  rmSync(folder, { recursive: true, force: true })
  const pages = everyPage()
  for (const [name, look] of Object.entries(LOOKS)) {
    for (let from = 0; from < pages.length; from += PER_SHEET) {
      const shots = pages.slice(from, from + PER_SHEET).map(place => ({
        address: addressOf(place),
        customer: place.customer,
        look,
        caption: `${routes[place.name].title} · ${place.name}`,
      }))
      await sheet(path.join(folder, name, `${String(from / PER_SHEET + 1).padStart(2, '0')}.jpg`), shots, 6)
    }
  }
}

async function main(): Promise<void> {
  await app.start()
  try {
    if (process.argv.includes('all')) await drawAll()
    else {
      await drawGuide()
      await drawReadme()
    }
  } finally {
    await app.end()
  }
}

void main()

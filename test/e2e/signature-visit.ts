import assert from 'node:assert/strict'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { bundlePage } from '../../sandbox/kit/bundle'
import type { App, Visit } from './harness'

const SHOTS = path.resolve(__dirname, '../../.cache/signature-shots')

let bundled: ReturnType<typeof bundlePage> | undefined

type Stroke = { x: number; y: number; t: number }[]
interface SignatureWindow {
  readonly told: ({ signFileId: string } | string)[]
  strokes(): Stroke[]
}

interface Look {
  readonly width?: number
  readonly height?: number
  readonly scale?: number
  readonly isDark?: boolean
  readonly hasTouch?: boolean
}

/** The page as a document of the product's origin, at this size and display scale. */
export async function open(app: App, look: Look = {}): Promise<Visit> {
  bundled ??= bundlePage(path.join(__dirname, 'signature-page.tsx'))
  const bundle = await bundled
  const { width = 375, height = 812, scale = 100, isDark = false, hasTouch = false } = look
  const visit = await app.visit({
    customer: 'U1',
    viewport: { width, height },
    hasTouch,
    deviceScaleFactor: 2,
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
  })
  const rem = ((width / 37.5) * 2 * scale) / 100
  const attributes = `class="${scale > 100 ? 'care' : ''}" style="font-size:${rem}px" ${isDark ? 'data-theme="dark"' : ''}`
  const body = `<!doctype html><html lang="zh-CN" ${attributes}><head><title>电子签名</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${bundle.styles}</style></head><body></body></html>`
  await visit.page.route('**/phone/signature', route => route.fulfill({ body, contentType: 'text/html' }))
  await visit.page.goto(`${app.url}/phone/signature`)
  await visit.page.addScriptTag({ content: bundle.script })
  await visit.page.getByRole('button', { name: '确认签名' }).waitFor()
  return visit
}

export const padOf = (page: Page) => page.getByRole('img', { name: /^签名区/ }).last()
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last()
export const strokesOf = (page: Page) => page.evaluate(() => (window as unknown as SignatureWindow).strokes())
export const toldOf = (page: Page) => page.evaluate(() => (window as unknown as SignatureWindow).told)

export type Place = readonly [x: number, y: number]

/** Px of the screen for shares of the pad's width and height. */
export async function placesOn(page: Page, places: readonly Place[]): Promise<Place[]> {
  const box = await padOf(page).boundingBox()
  assert.ok(box)
  return places.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height])
}

/** Draws through places of the pad with a pressed mouse. */
export async function draw(page: Page, places: readonly Place[]): Promise<void> {
  const [first, ...rest] = await placesOn(page, places)
  assert.ok(first)
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...place, { steps: 6 })
  await page.mouse.up()
}

/** 林, more or less. */
const NAME: readonly (readonly Place[])[] = [
  [
    [0.15, 0.4],
    [0.45, 0.36],
  ],
  [
    [0.3, 0.25],
    [0.3, 0.7],
  ],
  [
    [0.3, 0.42],
    [0.15, 0.62],
  ],
  [
    [0.55, 0.4],
    [0.85, 0.36],
  ],
  [
    [0.7, 0.25],
    [0.7, 0.7],
  ],
  [
    [0.7, 0.42],
    [0.8, 0.55],
    [0.9, 0.66],
  ],
]
export async function sign(page: Page): Promise<void> {
  for (const stroke of NAME) await draw(page, stroke)
}
export const shoot = (page: Page, name: string, fullPage = false) =>
  page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage })
export const near = (actual: number | undefined, wanted: number) =>
  assert.ok(actual !== undefined && Math.abs(actual - wanted) < 0.01, `${actual} instead of ${wanted}`)

/** Ink on the pad, as share of its pixels. */
export const inkOnPad = (page: Page) =>
  padOf(page).evaluate(element => {
    const pad = element as HTMLCanvasElement
    const copy = Object.assign(document.createElement('canvas'), { width: pad.width, height: pad.height })
    const context = copy.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    context.drawImage(pad, 0, 0)
    const { data } = context.getImageData(0, 0, pad.width, pad.height)
    let ink = 0
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) ink += 1
    return ink / (data.length / 4)
  })

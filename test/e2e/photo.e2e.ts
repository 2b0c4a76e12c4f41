/** @run short: camera, canvas and the service that leads away */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { before, describe, it } from 'node:test'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { fileFacts } from '../../sandbox/files/file-facts'
import { useApp } from './harness'

const app = useApp()

interface Taken {
  readonly kind: string
  readonly width: number
  readonly height: number
  readonly pieces: string[]
  readonly corners: number[][]
  readonly sha256: string
  readonly size: number
  readonly quality: { readonly problems: string[] }
  readonly message?: string
}
interface PhotoWindow {
  taken(from: string): Promise<Taken>
  result: Promise<Taken>
}

let code = ''
before(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'photo-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js'],
  })
  code = outputFiles[0]?.text ?? ''
})

/** A photo as a camera makes it: red at its beginning in the file, then green, blue below, with lines; a JPEG by Chromium. */
async function cameraJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      const fill = (colour: string, ...box: [number, number, number, number]) => {
        context.fillStyle = colour
        context.fillRect(...box)
      }
      fill('#808080', 0, 0, w, h)
      for (let y = 0; y < h; y += 40) fill(y % 80 ? '#303030' : '#d0d0d0', w / 4, y, w / 2, 20)
      fill('#ff0000', 0, 0, w / 5, h / 5)
      fill('#00ff00', (4 * w) / 5, 0, w / 5, h / 5)
      fill('#0000ff', 0, (4 * h) / 5, w / 5, h / 5)
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** The same file with what a camera writes: how it was held, and where. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from(
    '4d4d002a00000008' + '0001' + '0112000300000001' + `000${orientation}0000` + '00000000',
    'hex',
  )
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 31.2304N 121.4737E')])
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

async function openPage() {
  const visit = await app.visit({ bypassCSP: true, expectedErrors: /./ })
  await visit.open('/phone/404')
  await visit.page.addScriptTag({ content: code })
  return visit
}

/** Opens the camera, and answers what the product asks of the browser and what becomes of the file that is chosen. */
async function take(page: Page, file?: { bytes: Buffer; mimeType: string }) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.evaluate(() => {
      const photos = window as unknown as PhotoWindow
      photos.result = photos.taken('camera')
    }),
  ])
  const input = await chooser.element().evaluate(element => {
    const { accept, attributes } = element as unknown as HTMLInputElement
    return [accept, attributes.getNamedItem('capture')?.value]
  })
  if (file) await chooser.setFiles({ name: 'photo', mimeType: file.mimeType, buffer: file.bytes })
  else await chooser.element().dispatchEvent('cancel')
  const result = await page.evaluate(() => (window as unknown as PhotoWindow).result)
  return { input, result }
}

const nameOf = ([red = 0, green = 0, blue = 0]: number[]) =>
  red > 180 && green < 90
    ? 'red'
    : green > 180 && red < 90
      ? 'green'
      : blue > 180 && red < 90
        ? 'blue'
        : 'other'

describe('a photo in a browser', { concurrency: 1 }, () => {
  // Where red, green (right of it in the file) and blue (below it) come to lie: top left, top right, bottom left.
  for (const [orientation, corners] of [
    [1, ['red', 'green', 'blue']],
    [3, ['other', 'blue', 'green']],
    [6, ['blue', 'red', 'other']],
    [8, ['green', 'other', 'red']],
  ] as const) {
    it(`held as ${orientation} says it stands upright, is at most 2000 wide, and says nothing of where it was`, async () => {
      const visit = await openPage()
      const camera = withExif(await cameraJpeg(visit.page, 4032, 3024), orientation)
      assert.ok(camera.includes('GPS'))
      const { input, result } = await take(visit.page, { bytes: camera, mimeType: 'image/jpeg' })
      assert.deepEqual(input, ['image/*', 'environment'])
      const onSide = orientation >= 5
      assert.deepEqual([result.width, result.height], onSide ? [1500, 2000] : [2000, 1500])
      assert.deepEqual(result.corners.map(nameOf), corners)
      const bytes = Buffer.concat(result.pieces.map(piece => Buffer.from(piece, 'base64')))
      assert.deepEqual(
        [bytes.length, bytes.includes('GPS'), bytes.includes('Exif')],
        [result.size, false, false],
      )
      assert.equal(createHash('sha256').update(bytes).digest('hex'), result.sha256)
      const facts = fileFacts(bytes)
      assert.deepEqual(
        [facts?.mime, facts?.width, facts?.height],
        ['image/jpeg', result.width, result.height],
      )
      assert.deepEqual(result.quality.problems, [])
      await visit.close()
    })
  }

  it('a transparent PNG stands on white, and a small one is no larger than it was', async () => {
    const visit = await openPage()
    const base64 = await visit.page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    const bytes = Buffer.from(base64, 'base64')
    const { result } = await take(visit.page, { bytes, mimeType: 'image/png' })
    assert.deepEqual([result.width, result.height, result.corners[0]], [640, 480, [255, 255, 255]])
    assert.deepEqual(result.quality.problems, ['small', 'blurred', 'glare'])
    await visit.close()
  })

  it('what cannot be opened is told, and going back without a photo is no fault', async () => {
    const visit = await openPage()
    const broken = await take(visit.page, {
      bytes: Buffer.from('<svg onload=alert(1)>'),
      mimeType: 'image/jpeg',
    })
    assert.deepEqual(broken.result, { kind: 'failed', message: '这张照片打不开，请换一张JPG或PNG照片' })
    assert.deepEqual((await take(visit.page)).result, { kind: 'cancelled' })
    assert.equal(await visit.page.locator('input[type=file]').count(), 0)
    await visit.close()
  })
})

import type { Page } from 'playwright-core'

/** How a photo of an ID card can be. */
interface CardPhoto {
  readonly width?: number
  readonly height?: number
  /** Radius of the blur in pixels. */
  readonly blur?: number
}

/** Photographs a drawn card on a table, sharp, whole and without glare unless asked otherwise; a JPEG by Chromium. */
export async function cardPhoto(page: Page, photo: CardPhoto = {}): Promise<Buffer> {
  const { width = 1600, height = 1100, blur = 0 } = photo
  const base64 = await page.evaluate(
    ([w, h, radius]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      const fill = (colour: string, ...box: [number, number, number, number]) => {
        context.fillStyle = colour
        context.fillRect(...box)
      }
      context.filter = radius > 0 ? `blur(${radius}px)` : 'none'
      fill('#4a4f54', 0, 0, w, h)
      fill('#d9dfe2', w * 0.15, h * 0.18, w * 0.7, h * 0.64)
      for (let line = 0; line < 9; line += 1) {
        for (let letter = 0; letter < 22; letter += 1) {
          const isInk = (line * 7 + letter * 5) % 3 > 0
          if (isInk) fill('#2b3136', w * (0.2 + letter * 0.016), h * (0.25 + line * 0.06), w * 0.01, h * 0.03)
        }
      }
      fill('#8fa3ad', w * 0.62, h * 0.26, w * 0.18, h * 0.38)
      return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? ''
    },
    [width, height, blur] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** Does what opens the camera, and hands it this photo. */
export async function takePhoto(page: Page, open: () => Promise<unknown>, photo: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
  await chooser.setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo })
}

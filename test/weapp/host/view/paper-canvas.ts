import { paperJpeg } from './paper-jpeg'
import { paperPng } from './paper-png'

/** What the pixels of such a canvas are said to be: a card with print, whole and sharp, on a darker table. */
function pattern(width: number, height: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isCard = x > width / 8 && x < (7 * width) / 8 && y > height / 8 && y < (7 * height) / 8
    pixels.fill(isCard ? (x % 8 < 3 && y % 20 < 8 ? 60 : 210) : 90, 4 * at, 4 * at + 3)
    pixels[4 * at + 3] = 255
  }
  return pixels
}

/** A canvas where nothing can draw (jsdom): it notes what is drawn, and text is as wide as its font size says. */
export class PaperCanvas {
  /** Texts that were drawn since the canvas was sized, in order. */
  readonly texts: string[] = []
  /** Names of the drawing functions that were called since then. */
  readonly calls: string[] = []
  /** The JPEG that was drawn over the whole canvas at its own size, as a `data:` address: what the canvas shows is it. */
  private covering = ''
  private size: { width: number; height: number }

  constructor(width: number, height: number) {
    this.size = { width, height }
  }

  get width(): number {
    return this.size.width
  }

  /** Sizing a canvas clears it. */
  set width(width: number) {
    this.clear({ ...this.size, width })
  }

  get height(): number {
    return this.size.height
  }

  set height(height: number) {
    this.clear({ ...this.size, height })
  }

  getContext(type: string): object | null {
    if (type !== '2d') return null
    const state: Record<string | symbol, unknown> = { font: '10px sans-serif' }
    const sizeOf = () => Number(/(\d+(?:\.\d+)?)px/.exec(String(state.font))?.[1] ?? 10)
    const answers: Record<string, (...values: never[]) => unknown> = {
      measureText: (text: string) => ({ width: text.length * sizeOf() }),
      fillText: (text: string) => void this.texts.push(text),
      createLinearGradient: () => ({ addColorStop() {} }),
      createRadialGradient: () => ({ addColorStop() {} }),
      getImageData: (_left: number, _top: number, width: number, height: number) => ({
        data: pattern(width, height),
      }),
    }
    return new Proxy(state, {
      get: (target, name) => {
        if (name in target) return target[name]
        return (...values: never[]) => {
          this.calls.push(String(name))
          if (name === 'drawImage') this.covering = this.pictureOver(values)
          return answers[String(name)]?.(...values)
        }
      },
    })
  }

  toDataURL(type = 'image/png', _quality?: number): string {
    if (type === 'image/jpeg') {
      if (this.covering) return this.covering
      return `data:image/jpeg;base64,${btoa(paperJpeg(this.size.width, this.size.height))}`
    }
    const { width, height } = this.size
    return `data:image/png;base64,${btoa(paperPng(width, height, this.calls.includes('stroke')))}`
  }

  private pictureOver([picture, left, top, width, height]: readonly unknown[]): string {
    const { file } = picture as { readonly file?: unknown }
    const isWhole = left === 0 && top === 0 && width === this.size.width && height === this.size.height
    return isWhole && typeof file === 'string' && file.startsWith('data:image/jpeg') ? file : ''
  }

  private clear(size: { width: number; height: number }): void {
    this.size = size
    this.texts.length = 0
    this.covering = ''
    this.calls.length = 0
  }
}

/** A canvas as the product gets it. */
export type Canvas = HTMLCanvasElement | PaperCanvas

/** A canvas that draws where something can be drawn. */
export function createCanvas(width: number, height: number): Canvas {
  if (navigator.userAgent.includes('jsdom')) return new PaperCanvas(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

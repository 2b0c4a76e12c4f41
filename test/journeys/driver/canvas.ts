import { type Canvas, createCanvas } from '@napi-rs/canvas'

const canvases = new WeakMap<HTMLCanvasElement, Canvas>()

/** What an element's canvas has been drawn on, in its size of now: another size clears it, as in a browser. */
function canvasOf(element: HTMLCanvasElement): Canvas {
  const known = canvases.get(element)
  if (known && known.width === element.width && known.height === element.height) return known
  const canvas = createCanvas(Math.max(1, element.width), Math.max(1, element.height))
  canvases.set(element, canvas)
  return canvas
}

/** Gives the canvases of a document, which jsdom leaves blank, a real one each: what is drawn becomes a real PNG. */
export function installCanvas(): void {
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string) {
      return kind === '2d' ? canvasOf(this).getContext('2d') : null
    },
    toBlob(this: HTMLCanvasElement, answer: (blob: Blob | null) => void, type = 'image/png') {
      const canvas = canvasOf(this)
      const bytes = type === 'image/jpeg' ? canvas.toBuffer('image/jpeg') : canvas.toBuffer('image/png')
      setTimeout(() => answer(new Blob([new Uint8Array(bytes)], { type })))
    },
  })
}

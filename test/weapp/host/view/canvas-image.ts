import { jpegEdges } from './paper-jpeg'

/** Address of a file that the host has made, for the browser to load. */
type Resolve = (src: string) => string

/** A picture where nothing can be decoded (jsdom): a JPEG has the edges that its header names, and lies as it does in its file. */
class PaperImage {
  width = 0
  height = 0
  /** The file itself, as a `data:` address. */
  file = ''
  onload: () => void = () => {}
  onerror: () => void = () => {}

  constructor(private readonly resolve: Resolve) {}

  set src(src: string) {
    this.file = this.resolve(src)
    const bytes = atob(this.file.split(',')[1] ?? '')
    const edges = jpegEdges(bytes)
    Object.assign(this, edges)
    setTimeout(() => (edges ? this.onload() : this.onerror()))
  }
}

/** `Canvas.createImage()`: a picture that the canvas can draw, of a file of the product or a data address. */
export function createCanvasImage(resolve: Resolve): HTMLImageElement | PaperImage {
  if (navigator.userAgent.includes('jsdom')) return new PaperImage(resolve)
  const picture = document.createElement('img')
  const load = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')?.set
  Object.defineProperty(picture, 'src', { set: (src: string) => load?.call(picture, resolve(src)) })
  return picture
}

import { createCanvasImage } from './canvas-image'
import { type Canvas, createCanvas } from './paper-canvas'

/** WeChat's size of a canvas that nothing else sizes. */
const WIDTH = 300
const HEIGHT = 150

export const CANVAS_STYLE = `
  wx-canvas { display: block; height: ${HEIGHT}px; position: relative; width: ${WIDTH}px; }
  wx-canvas > canvas { display: block; height: 100%; width: 100%; }
`

const nodes = new WeakSet<object>()
let resolveFile: (src: string) => string = src => src

/** Whether a canvas is that of a component of the page. */
export function isOfComponent(canvas: object): boolean {
  return nodes.has(canvas)
}

/** `<canvas type="2d">`: the product finds its node by a selector query, sizes it and draws on it. */
export class WxCanvas extends HTMLElement {
  private readonly canvas = createCanvas(WIDTH, HEIGHT)

  /** What a query answers for it; throws for the canvas of another kind. */
  get node(): Canvas {
    const type = this.getAttribute('type')
    if (type !== '2d') throw new Error(`<canvas type="${type}"> is not part of the test's host`)
    nodes.add(this.canvas)
    return Object.assign(this.canvas, { createImage: () => createCanvasImage(resolveFile) })
  }

  /** Where nothing is laid out the canvas has its standard size, so that the product draws on it. */
  override getBoundingClientRect(): DOMRect {
    const rect = super.getBoundingClientRect()
    if (this.canvas instanceof HTMLElement) return rect
    return { ...rect, left: 0, top: 0, right: WIDTH, bottom: HEIGHT, width: WIDTH, height: HEIGHT }
  }

  connectedCallback(): void {
    this.addEventListener('touchmove', this.keepPageStill, { passive: false })
    if (this.canvas instanceof HTMLElement && !this.canvas.parentNode) this.append(this.canvas)
  }

  /** `disable-scroll`: a finger on the canvas scrolls no page. */
  private readonly keepPageStill = (event: Event): void => {
    const value = this.getAttribute('disable-scroll') ?? 'false'
    if (value !== 'false' && event.cancelable) event.preventDefault()
  }
}

/** Defines `wx-canvas`; `resolve` finds the files that its pictures are loaded from. */
export function defineCanvas(resolve: (src: string) => string): void {
  resolveFile = resolve
  customElements.define('wx-canvas', WxCanvas)
}

/** Where a finger is on the canvas that it touches; nothing beside one. */
export function pointOnCanvas(touch: Touch): { readonly x: number; readonly y: number } | undefined {
  const canvas = touch.target instanceof Element ? touch.target.closest('wx-canvas') : null
  if (!canvas) return undefined
  const { left, top } = canvas.getBoundingClientRect()
  return { x: touch.clientX - left, y: touch.clientY - top }
}

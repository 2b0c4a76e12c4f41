/** A canvas where nothing can draw (jsdom): it notes what is drawn, and text is as wide as its font size says. */
export class PaperCanvas {
  /** Texts that were drawn since the canvas was sized, in order. */
  readonly texts: string[] = []
  /** Names of the drawing functions that were called since then. */
  readonly calls: string[] = []
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
    }
    return new Proxy(state, {
      get: (target, name) => {
        if (name in target) return target[name]
        return (...values: never[]) => {
          this.calls.push(String(name))
          return answers[String(name)]?.(...values)
        }
      },
    })
  }

  toDataURL(): string {
    return `data:image/png;base64,${btoa(encodeURIComponent(this.texts.join('\n')))}`
  }

  private clear(size: { width: number; height: number }): void {
    this.size = size
    this.texts.length = 0
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

import {
  drawStrokes,
  drawTip,
  NOTHING_WRITTEN,
  onPaper,
  type Pen,
  type Stroke,
  type StrokePoint,
  type Writing,
} from '@/lib/strokes'

/** What is drawn on: an element of the page or the node of WeChat's. */
export interface PadCanvas {
  width: number
  height: number
  getContext(type: '2d'): CanvasRenderingContext2D | null
}

/** Sizes in px of the page. */
export interface PadLook {
  readonly width: number
  readonly height: number
  /** Dots of the screen to a px. */
  readonly pixelRatio: number
  readonly colour: string
  readonly isTurned: boolean
}

/** Where a finger is, px from the upper left corner of the pad, and when. */
export interface PadPoint {
  readonly x: number
  readonly y: number
  readonly t: number
}

/** Thickness of the ink in px, at every display scale: text grows, paper does not. */
const INK = 4

/**
 * The pen on a pad: one finger at a time draws, and is followed at once; what stood there before is drawn from the strokes. On a
 * turned pad the paper's left edge lies at the top.
 */
export class SignaturePen {
  private look: PadLook | undefined
  private writing = NOTHING_WRITTEN
  private stroke: StrokePoint[] = []
  private finger: number | undefined

  constructor(private readonly canvas: PadCanvas) {}

  /** Draws everything anew. */
  paint(look: PadLook | undefined, writing: Writing): void {
    this.look = look
    this.writing = writing
    if (!look) return
    const { width, height, pixelRatio, isTurned } = look
    // Setting the size also clears the canvas and its state.
    this.canvas.width = Math.round(width * pixelRatio)
    this.canvas.height = Math.round(height * pixelRatio)
    const context = this.canvas.getContext('2d')
    if (!context) return
    context.scale(pixelRatio, pixelRatio)
    if (isTurned) {
      context.translate(width, 0)
      context.rotate(Math.PI / 2)
    }
    const { strokes } = onPaper(writing, paperOf(look).ratio)
    drawStrokes(context, [...strokes, this.stroke], penOf(look))
  }

  /** A finger touches the pad; another one that is on it already goes on alone. */
  down(finger: number, point: PadPoint): boolean {
    if (this.finger !== undefined || !this.look) return false
    this.finger = finger
    this.stroke = []
    this.add(point)
    return true
  }

  move(finger: number, point: PadPoint): void {
    if (finger === this.finger) this.add(point)
  }

  /** The finger is lifted: what it drew, on a paper of this ratio. */
  up(finger: number): { readonly stroke: Stroke; readonly ratio: number } | undefined {
    if (finger !== this.finger || !this.look) return undefined
    const { stroke } = this
    this.finger = undefined
    this.stroke = []
    return { stroke, ratio: paperOf(this.look).ratio }
  }

  /** The host took the finger for something else: what it drew is no stroke. */
  cancel(finger: number): void {
    if (finger !== this.finger) return
    this.finger = undefined
    this.stroke = []
    this.paint(this.look, this.writing)
  }

  private add({ x, y, t }: PadPoint): void {
    const { look } = this
    if (!look) return
    const { width: paper, ratio } = paperOf(look)
    const [along, down] = look.isTurned ? [y, look.width - x] : [x, y]
    const inside = (value: number, most: number) => Math.min(Math.max(value / paper, 0), most)
    this.stroke.push({ x: inside(along, 1), y: inside(down, ratio), t })
    const context = this.canvas.getContext('2d')
    if (context) drawTip(context, this.stroke, penOf(look))
  }
}

function paperOf({ width, height, isTurned }: PadLook): { width: number; ratio: number } {
  return isTurned ? { width: height, ratio: width / height } : { width, ratio: height / width }
}

function penOf(look: PadLook): Pen {
  return { scale: paperOf(look).width, width: INK, colour: look.colour }
}

/** A place of the pen: `x` and `y` in widths of the paper from its upper left corner, `t` in ms. */
export interface StrokePoint {
  readonly x: number
  readonly y: number
  readonly t: number
}

/** What was drawn between touching the paper and leaving it. */
export type Stroke = readonly StrokePoint[]

/** What stands on one paper; `ratio` is its height in widths. */
export interface Writing {
  readonly strokes: readonly Stroke[]
  readonly ratio: number
}

export interface WritingLimits {
  readonly strokes: number
  /** Of one stroke; a longer one is thinned. */
  readonly pointsPerStroke: number
  readonly points: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What strokes are drawn with: px of a width of the paper, px of the paper's corner, and the pen. */
export interface Pen {
  readonly scale: number
  readonly left?: number
  readonly top?: number
  /** Px. */
  readonly width: number
  readonly colour: string
}

/** As much of a canvas as strokes need. */
export type StrokeContext = Pick<
  CanvasRenderingContext2D,
  | ('beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'stroke')
  | ('lineWidth' | 'lineCap' | 'lineJoin' | 'strokeStyle')
>

/** Where the line to write on lies, as a share of the paper's height. */
export const BASE_LINE = 0.75

export const NOTHING_WRITTEN: Writing = { strokes: [], ratio: 1 }

/** Points closer than this (in widths) draw nothing that could be told from the line without them. */
const CLOSEST = 0.003
/** A signature has at least so much ink, in widths: a dot, and a few of them, have less. */
const LEAST_INK = 0.1
/** Packed coordinates are whole: so many to a width. */
const UNITS = 10_000

const distance = (from: StrokePoint, to: StrokePoint) => Math.hypot(to.x - from.x, to.y - from.y)

/** Leaves out the points that cannot be told, and of a stroke that is still too long every so many. Its ends stay. */
export function thin(stroke: Stroke, max: number): Stroke {
  const kept: StrokePoint[] = []
  stroke.forEach((point, index) => {
    const last = kept[kept.length - 1]
    if (!last || distance(last, point) >= CLOSEST) kept.push(point)
    else if (index === stroke.length - 1 && kept.length > 1) kept[kept.length - 1] = point
  })
  if (kept.length <= max) return kept
  const step = (kept.length - 1) / (max - 1)
  return Array.from({ length: max }, (_, index) => kept[Math.round(index * step)] as StrokePoint)
}

const pointCount = (strokes: readonly Stroke[]) => strokes.reduce((sum, { length }) => sum + length, 0)

/**
 * The writing as it stands on a paper of another shape: on the same base line, and small enough to be seen whole. Of a wider
 * shape (`ratio` less) it is made smaller, never larger.
 */
export function onPaper({ strokes, ratio: before }: Writing, ratio: number): Writing {
  if (strokes.length === 0 || ratio === before) return { strokes, ratio }
  const size = Math.min(1, ratio / before)
  const move = ({ x, y, t }: StrokePoint): StrokePoint => ({
    x: 0.5 + (x - 0.5) * size,
    y: BASE_LINE * ratio + (y - BASE_LINE * before) * size,
    t,
  })
  return { strokes: strokes.map(stroke => stroke.map(move)), ratio }
}

/** The writing with one more stroke, made on a paper of this shape; `undefined` where there is no more room. */
export function addStroke(
  writing: Writing,
  stroke: Stroke,
  ratio: number,
  limits: WritingLimits,
): Writing | undefined {
  if (stroke.length === 0) return writing
  const { strokes } = onPaper(writing, ratio)
  const more = [...strokes, thin(stroke, limits.pointsPerStroke)]
  if (more.length > limits.strokes || pointCount(more) > limits.points) return undefined
  return { strokes: more, ratio }
}

/** The writing without its last stroke. */
export function undoStroke({ strokes, ratio }: Writing): Writing {
  return { strokes: strokes.slice(0, -1), ratio }
}

/** The smallest box around the strokes; `undefined` without any. */
export function boxOf(strokes: readonly Stroke[]): Box | undefined {
  const points = strokes.flat()
  const [first] = points
  if (!first) return undefined
  return points.reduce<Box>(
    ({ left, top, right, bottom }, { x, y }) => ({
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }),
    { left: first.x, top: first.y, right: first.x, bottom: first.y },
  )
}

/** Whether this is a signature: dots are none, however many. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  const ink = (stroke: Stroke) =>
    stroke.reduce((sum, point, index) => {
      const before = stroke[index - 1]
      return before ? sum + distance(before, point) : sum
    }, 0)
  return strokes.reduce((sum, stroke) => sum + ink(stroke), 0) >= LEAST_INK
}

const middle = (from: StrokePoint, to: StrokePoint): StrokePoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  t: (from.t + to.t) / 2,
})

/** One piece of a smoothed stroke; `control` is missing where it is straight. */
export interface Curve {
  readonly from: StrokePoint
  readonly control?: StrokePoint
  readonly to: StrokePoint
}

/** The stroke as a smooth line: through the middles between its points, which bend it. A dot is a line to itself. */
export function smoothed(stroke: Stroke): readonly Curve[] {
  const [first] = stroke
  const last = stroke[stroke.length - 1]
  if (!first || !last) return []
  const middles = stroke.slice(1).map((point, index) => middle(stroke[index] ?? point, point))
  const begin: Curve = { from: first, to: middles[0] ?? first }
  const bends = middles
    .slice(1)
    .map((to, index): Curve => ({ from: middles[index] ?? to, control: stroke[index + 1], to }))
  const end = middles[middles.length - 1]
  return end ? [begin, ...bends, { from: end, to: last }] : [begin]
}

/** A line without a length shows with no browser; this much more of it shows with all. */
const DOT = 0.01

function drawCurves(context: StrokeContext, curves: readonly Curve[], pen: Pen): void {
  const { scale, left = 0, top = 0, width, colour } = pen
  const at = ({ x, y }: StrokePoint): [x: number, y: number] => [left + x * scale, top + y * scale]
  Object.assign(context, { lineWidth: width, lineCap: 'round', lineJoin: 'round', strokeStyle: colour })
  context.beginPath()
  curves.forEach(({ from, control, to }, index) => {
    const [x, y] = at(to)
    if (index === 0) context.moveTo(...at(from))
    if (control) context.quadraticCurveTo(...at(control), x, y)
    else context.lineTo(from === to ? x + DOT : x, y)
  })
  context.stroke()
}

/** Draws strokes; what was drawn before stays. */
export function drawStrokes(context: StrokeContext, strokes: readonly Stroke[], pen: Pen): void {
  for (const stroke of strokes) if (stroke.length > 0) drawCurves(context, smoothed(stroke), pen)
}

/**
 * Draws what the last point adds to a stroke that is under way: up to the middle before it, since the next point bends the rest.
 */
export function drawTip(context: StrokeContext, stroke: Stroke, pen: Pen): void {
  const curves = smoothed(stroke.slice(-3))
  const tip = stroke.length < 3 ? curves[0] : curves[1]
  if (tip) drawCurves(context, [tip], pen)
}

/** Places strokes in the middle of a picture, as large as its margins let them be, up to `maxScale` px to a width. */
export function placeIn(
  strokes: readonly Stroke[],
  picture: { readonly width: number; readonly height: number; readonly margin: number },
  maxScale: number,
): Pick<Pen, 'scale' | 'left' | 'top'> {
  const box = boxOf(strokes)
  if (!box) return { scale: maxScale }
  const { width, height, margin } = picture
  const scale = Math.min(
    maxScale,
    (width - 2 * margin) / (box.right - box.left),
    (height - 2 * margin) / (box.bottom - box.top),
  )
  return {
    scale,
    left: width / 2 - ((box.left + box.right) / 2) * scale,
    top: height / 2 - ((box.top + box.bottom) / 2) * scale,
  }
}

const STEPS = ['x', 'y', 't'] as const

/**
 * Strokes as they are sent: whole numbers (ten-thousandths of a width, ms since the first touch), three to a point; from the
 * second point on what it differs by.
 */
export function packStrokes(strokes: readonly Stroke[]): number[][] {
  const start = strokes[0]?.[0]?.t ?? 0
  const whole = ({ x, y, t }: StrokePoint): StrokePoint => ({
    x: Math.round(x * UNITS),
    y: Math.round(y * UNITS),
    t: Math.max(0, Math.round(t - start)),
  })
  return strokes.map(stroke => {
    const points = stroke.map(whole)
    return points.flatMap((point, index) => STEPS.map(step => point[step] - (points[index - 1]?.[step] ?? 0)))
  })
}

/** Strokes as they were sent. */
export function unpackStrokes(packed: readonly (readonly number[])[]): Stroke[] {
  return packed.map(numbers => {
    const at = [0, 0, 0]
    const points: StrokePoint[] = []
    numbers.forEach((step, index) => {
      const axis = index % 3
      at[axis] = (at[axis] ?? 0) + step
      const [x = 0, y = 0, t = 0] = at
      if (axis === 2) points.push({ x: x / UNITS, y: y / UNITS, t })
    })
    return points
  })
}

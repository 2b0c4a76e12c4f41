/** A colour and its opacity, 0 to 1. */
export type Tint = readonly [colour: string, opacity: number]

/** One ridge of a landscape. */
export interface Ridge {
  /** Height of the crest every 12 units from x = -4; y grows downwards. */
  readonly crest: readonly number[]
  /** From the top of the crest down to the floor; the fading end is the mist. */
  readonly tint: readonly [from: Tint, to: Tint]
  /** Drawn below the tint, where what stands behind must not shine through. */
  readonly base?: string
}

/** One quadratic curve: control point, then end point. */
type Curve = readonly [cx: number, cy: number, x: number, y: number]

const STEP = 12
const FIRST_X = -4
const BLEED = 8

/** A ridge whose crest is written as numbers in a row. */
export function ridge(crest: string, from: Tint, to: Tint, base?: string): Ridge {
  return { crest: crest.split(' ').map(Number), tint: [from, to], base }
}

/** The crest as curves that pass softly between its points; drawing starts at `(-8, first height)`. */
export function crestCurves(heights: readonly number[]): readonly Curve[] {
  return heights.map((y, index) => {
    const x = FIRST_X + index * STEP
    return [x, y, x + STEP / 2, (y + (heights[index + 1] ?? y)) / 2]
  })
}

/** The ridge's outline as SVG path data: the crest, closed along the floor of the landscape. */
export function ridgePath(heights: readonly number[], width: number, floor: number): string {
  const curves = crestCurves(heights).map(curve => `Q${curve.join(' ')}`)
  return `M${-BLEED} ${floor}V${heights[0] ?? floor}${curves.join('')}H${width + BLEED}V${floor}Z`
}

/** Puts the ridge's outline onto a 2D context as its current path, ready to be filled. */
export function traceRidge(
  context: Pick<
    CanvasRenderingContext2D,
    'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'
  >,
  heights: readonly number[],
  width: number,
  floor: number,
): void {
  context.beginPath()
  context.moveTo(-BLEED, floor)
  context.lineTo(-BLEED, heights[0] ?? floor)
  for (const curve of crestCurves(heights)) context.quadraticCurveTo(...curve)
  context.lineTo(width + BLEED, heights[heights.length - 1] ?? floor)
  context.lineTo(width + BLEED, floor)
  context.closePath()
}

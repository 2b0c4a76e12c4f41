import { drawStrokes, placeIn, type Stroke } from '@/lib/strokes'
import { drawnPng } from '@/platform/host/drawn-png'
import type { DrawnPng } from '@/platform/host/drawn-png.types'

/** What papers carry: the same size for every signature, px. */
const PICTURE = { width: 900, height: 450, margin: 40 }
/** Px to a width of the paper at most: a small hand stays one. */
const MAX_SCALE = 1000
const INK = { width: 7, colour: '#15202b' }
const PAPER = '#ffffff'

/** Strokes as a picture to be handed in: dark on white in either theme, without what stood around them. */
export function signaturePicture(strokes: readonly Stroke[]): Promise<DrawnPng> {
  const { width, height } = PICTURE
  return drawnPng(width, height, context => {
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
    drawStrokes(context, strokes, { ...placeIn(strokes, PICTURE, MAX_SCALE), ...INK })
  })
}

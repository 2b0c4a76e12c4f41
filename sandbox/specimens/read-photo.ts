import { CARD_FIELDS, type CardField } from '@/contract/identity'
import {
  fitWithin,
  judgePhoto,
  type Luminance,
  luminanceOf,
  MEASURED_EDGE,
  type PhotoProblem,
  sharpness,
} from '@/lib/photo-quality'
import { type Bitmap, type Box, brightnessOf, resized } from './bitmap'
import { type CardText, findCode, type FoundCode } from './card-code'
import { CODE, FIELD_PLACES } from './layout'

/** What the pixels of a photo say. */
export type PhotoReading =
  | { readonly kind: 'notACard' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'bad'; readonly problem: PhotoProblem }
  | {
      readonly kind: 'card'
      readonly text: CardText
      readonly score: number
      readonly doubtful: readonly CardField[]
    }

/** Score of a photo on which every field is sharp. */
const BEST_SCORE = 97
/** Spread of the second derivative over a field's print, from which on it is sharp; and the share of that below which it is doubtful. */
const SHARP_PRINT = 900
const DOUBTFUL_BELOW = 0.5
/** Two tenths of a millimetre to a sample: the strokes of the print are several of them wide. */
const SAMPLE = 2
/** The paper is blue; a copy is grey. As a share of its brightness. */
const PAPER_TINT = 0.06
/** What stands out against its ground, as a share of the picture and of the box around it; edges of a card, long to short. */
const FRAME_SHARE = 0.2
const FRAME_FILLED = 0.75
const FRAME_RATIO = { least: 1.3, most: 1.9 }
const STEP = 24

/** From places on the card to places on the picture, by where the code lies on both. */
function placer({ bounds: [topLeft, topRight, , bottomLeft] }: FoundCode) {
  const across = { x: (topRight.x - topLeft.x) / CODE.width, y: (topRight.y - topLeft.y) / CODE.width }
  const down = { x: (bottomLeft.x - topLeft.x) / CODE.height, y: (bottomLeft.y - topLeft.y) / CODE.height }
  return (x: number, y: number) => ({
    x: topLeft.x + (x - CODE.left) * across.x + (y - CODE.top) * down.x,
    y: topLeft.y + (x - CODE.left) * across.y + (y - CODE.top) * down.y,
  })
}

/** Looks at each place of the print, so that a large photo is not sharper than a small one. */
const LOOKS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, Math.round(value)))

/** A field as it lies on the picture, in one size however large the photo is. */
function sampled(bitmap: Bitmap, place: Box, at: ReturnType<typeof placer>): Luminance {
  const [width, height] = [Math.floor(place.width / SAMPLE), Math.floor(place.height / SAMPLE)]
  const colours: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sums = [0, 0, 0]
      for (const [dx, dy] of LOOKS) {
        const point = at(place.left + (x + dx) * SAMPLE, place.top + (y + dy) * SAMPLE)
        const from = 4 * (within(point.y, bitmap.height) * bitmap.width + within(point.x, bitmap.width))
        for (let channel = 0; channel < 3; channel += 1) {
          sums[channel] = (sums[channel] as number) + (bitmap.data[from + channel] as number)
        }
      }
      colours.push(...sums.map(sum => sum / LOOKS.length), 255)
    }
  }
  return luminanceOf(colours, width, height)
}

/** How sharp each field of the side is, 0 to 1. */
function clarityOf(bitmap: Bitmap, found: FoundCode): readonly (readonly [CardField, number])[] {
  const at = placer(found)
  return CARD_FIELDS.flatMap(field => {
    const place = FIELD_PLACES[found.text.side][field]
    return place ? [[field, Math.min(1, sharpness(sampled(bitmap, place, at)) / SHARP_PRINT)] as const] : []
  })
}

/** How blue a place of the picture is, as a share of its brightness. */
function tintOf({ data, width, height }: Bitmap, { left, top, width: across, height: down }: Box): number {
  let [red, blue] = [0, 0]
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, top + down); y += 1) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, left + across); x += 1) {
      red += data[4 * (y * width + x)] as number
      blue += data[4 * (y * width + x) + 2] as number
    }
  }
  return blue === 0 ? 0 : (blue - red) / blue
}

/** The blue paper at the left of the code, where no print is. */
function isOnPaper(bitmap: Bitmap, found: FoundCode): boolean {
  const at = placer(found)
  const [from, to] = [at(50, 400), at(500, 432)]
  const box = { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y }
  return tintOf(bitmap, box) > PAPER_TINT
}

/** Whether something blue of a card's shape lies on another ground: all that is left of a card which cannot be read. */
function looksLikeCard(small: Bitmap): boolean {
  const { width, height, pixels } = brightnessOf(small)
  const ground = pixels[width + 1] as number
  let [left, top, right, bottom, standing] = [width, height, -1, -1, 0]
  pixels.forEach((pixel, index) => {
    if (Math.abs(pixel - ground) < STEP) return
    const [x, y] = [index % width, Math.floor(index / width)]
    standing += 1
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  const [across, down] = [right - left + 1, bottom - top + 1]
  if (standing < FRAME_SHARE * pixels.length || standing < FRAME_FILLED * across * down) return false
  const ratio = Math.max(across, down) / Math.min(across, down)
  if (ratio < FRAME_RATIO.least || ratio > FRAME_RATIO.most) return false
  return tintOf(small, { left, top, width: across, height: down }) > PAPER_TINT
}

/** Reads a photo of an ID card: by its pixels alone, whoever hands it in. */
export function readPhoto(bitmap: Bitmap): PhotoReading {
  const size = fitWithin(bitmap.width, bitmap.height, MEASURED_EDGE)
  const small = resized(bitmap, size.width, size.height)
  const [problem] = judgePhoto(brightnessOf(small), bitmap, 'card').problems
  const found = findCode(bitmap)
  if (!found) {
    const isHidden = (problem === 'dark' || problem === 'blurred') && looksLikeCard(small)
    return isHidden ? { kind: 'bad', problem } : { kind: 'notACard' }
  }
  if (problem) return { kind: 'bad', problem }
  if (!isOnPaper(bitmap, found)) return { kind: 'copy' }
  const clarity = clarityOf(bitmap, found)
  const mean = clarity.reduce((sum, [, share]) => sum + share, 0) / clarity.length
  const doubtful = clarity.filter(([, share]) => share < DOUBTFUL_BELOW).map(([field]) => field)
  return { kind: 'card', text: found.text, score: Math.round(BEST_SCORE * mean), doubtful }
}

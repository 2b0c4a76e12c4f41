import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'
import { type Luminance, luminanceOf } from '@/lib/photo-quality'
import type { Colour } from '../static/png'

/** A picture in memory: red, green, blue and opacity of each pixel, row by row. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A place on a picture, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The product hands in 2000 pixels on the long edge at most; more would fill the memory. */
const MAX_MEGAPIXELS = 16
const MAX_MEMORY_MB = 256

// Looked up once: they stand in loops over millions of pixels.
const { floor, max, min, round } = Math

/** An empty picture of one colour. */
export function blank(width: number, height: number, colour: Colour): Bitmap {
  const bitmap = { width, height, data: new Uint8Array(4 * width * height) }
  fill(bitmap, { left: 0, top: 0, width, height }, colour)
  return bitmap
}

/** Paints a box; what lies outside the picture is left out. */
export function fill(bitmap: Bitmap, { left, top, width, height }: Box, [red, green, blue]: Colour): void {
  const right = min(bitmap.width, round(left + width))
  const bottom = min(bitmap.height, round(top + height))
  for (let y = max(0, round(top)); y < bottom; y += 1) {
    for (let x = max(0, round(left)); x < right; x += 1) {
      const at = 4 * (y * bitmap.width + x)
      bitmap.data[at] = red
      bitmap.data[at + 1] = green
      bitmap.data[at + 2] = blue
      bitmap.data[at + 3] = 255
    }
  }
}

/** The picture with each pixel's colours made anew. */
export function recoloured(
  bitmap: Bitmap,
  colourAt: (red: number, green: number, blue: number, x: number, y: number) => Colour,
): Bitmap {
  const { width, height } = bitmap
  // Rounds, and keeps what is too bright or too dark at its end.
  const data = new Uint8ClampedArray(bitmap.data)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x)
      const [red, green, blue] = colourAt(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, x, y)
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) }
}

/** A row or column of bytes of a picture. */
interface Line {
  readonly start: number
  readonly step: number
  readonly count: number
}

/** Mean of a window that slides along a line; what lies beyond the ends is as they are. */
function slide(from: Uint8Array, to: Uint8Array, { start, step, count }: Line, radius: number): void {
  const size = 2 * radius + 1
  const last = count - 1
  let sum = (from[start] as number) * radius
  for (let index = 0; index <= radius; index += 1) {
    sum += from[start + (index < last ? index : last) * step] as number
  }
  for (let index = 0; index < count; index += 1) {
    to[start + index * step] = (sum / size + 0.5) | 0
    const next = index + radius + 1
    const past = index - radius
    sum += from[start + (next < last ? next : last) * step] as number
    sum -= from[start + (past > 0 ? past : 0) * step] as number
  }
}

/** The picture as a lens out of focus sees it: three means over a square are close to a Gaussian. */
export function blurred(bitmap: Bitmap, radius: number): Bitmap {
  const { width, height } = bitmap
  let data = new Uint8Array(bitmap.data)
  for (let pass = 0; pass < 3 && radius > 0; pass += 1) {
    const across = new Uint8Array(data)
    const down = new Uint8Array(data)
    for (let channel = 0; channel < 3; channel += 1) {
      for (let y = 0; y < height; y += 1) {
        slide(data, across, { start: 4 * y * width + channel, step: 4, count: width }, radius)
      }
      for (let x = 0; x < width; x += 1) {
        slide(across, down, { start: 4 * x + channel, step: 4 * width, count: height }, radius)
      }
    }
    data = down
  }
  return { ...bitmap, data }
}

/** A part of the picture as a picture of its own. */
export function cropped(bitmap: Bitmap, box: Box): Bitmap {
  const [left, top, width, height] = [round(box.left), round(box.top), round(box.width), round(box.height)]
  const data = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y += 1) {
    const from = 4 * ((top + y) * bitmap.width + left)
    data.set(bitmap.data.subarray(from, from + 4 * width), 4 * y * width)
  }
  return { width, height, data }
}

/** Lays one picture onto another. */
export function laid(onto: Bitmap, part: Bitmap, left: number, top: number): Bitmap {
  const data = new Uint8Array(onto.data)
  for (let y = 0; y < part.height; y += 1) {
    const row = part.data.subarray(4 * y * part.width, 4 * (y + 1) * part.width)
    data.set(row, 4 * ((round(top) + y) * onto.width + round(left)))
  }
  return { ...onto, data }
}

/** The picture in another size: every pixel is the mean of those it stands for, as browsers make pictures smaller. */
export function resized(bitmap: Bitmap, width: number, height: number): Bitmap {
  const data = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y += 1) {
    const top = floor((y * bitmap.height) / height)
    const bottom = max(top + 1, floor(((y + 1) * bitmap.height) / height))
    for (let x = 0; x < width; x += 1) {
      const left = floor((x * bitmap.width) / width)
      const right = max(left + 1, floor(((x + 1) * bitmap.width) / width))
      const mean = meanOf(bitmap, left, top, right, bottom)
      data.set(mean, 4 * (y * width + x))
    }
  }
  return { width, height, data }
}

type Pixel = readonly [red: number, green: number, blue: number, opacity: number]

function meanOf({ data, width }: Bitmap, left: number, top: number, right: number, bottom: number): Pixel {
  let red = 0
  let green = 0
  let blue = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = 4 * (y * width + x)
      red += data[at] as number
      green += data[at + 1] as number
      blue += data[at + 2] as number
    }
  }
  const count = (right - left) * (bottom - top)
  return [round(red / count), round(green / count), round(blue / count), 255]
}

/** Brightness of the picture, pixel by pixel. */
export const brightnessOf = ({ data, width, height }: Bitmap): Luminance => luminanceOf(data, width, height)

/** A JPEG file of the picture; `quality` is 0 to 1. */
export const toJpeg = ({ data, width, height }: Bitmap, quality = 0.9): Buffer =>
  jpeg.encode({ data, width, height }, round(100 * quality)).data

/** The pixels of a file; `undefined` for one that cannot be decoded, whatever it calls itself. */
export function bitmapOf(bytes: Buffer, mime: string): Bitmap | undefined {
  try {
    if (mime === 'image/png') {
      const { width, height, data } = PNG.sync.read(bytes)
      return { width, height, data: new Uint8Array(data) }
    }
    const limits = { maxResolutionInMP: MAX_MEGAPIXELS, maxMemoryUsageInMB: MAX_MEMORY_MB }
    const { width, height, data } = jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, ...limits })
    return { width, height, data }
  } catch {
    return undefined
  }
}

import { palettePng } from './png.mjs'

/** Colours of the palette: pixels at edges take the nearest of those that are used most. */
const COLOURS = 128
/** Colours nearer to each other than this are one. */
const NEAR = 5

const distance = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])

/** The colours that are used most, none too near to another. */
function paletteOf(pixels) {
  const uses = new Map()
  for (const pixel of pixels) uses.set(pixel.join(), (uses.get(pixel.join()) ?? 0) + 1)
  const palette = []
  for (const [key] of [...uses].sort((a, b) => b[1] - a[1])) {
    const colour = key.split(',').map(Number)
    if (palette.every(known => distance(known, colour) >= NEAR)) palette.push(colour)
    if (palette.length === COLOURS) break
  }
  return palette
}

/** A picture without transparency as a small PNG. `rgba`: its pixels, row by row. */
export function picturePng(rgba, width, height) {
  const pixels = Array.from({ length: width * height }, (_, index) => rgba.slice(index * 4, index * 4 + 3))
  const palette = paletteOf(pixels)
  const known = new Map()
  const indexOf = pixel => {
    const key = pixel.join()
    if (!known.has(key)) {
      const distances = palette.map(colour => distance(colour, pixel))
      known.set(key, distances.indexOf(Math.min(...distances)))
    }
    return known.get(key)
  }
  const rows = Buffer.alloc((width + 1) * height)
  pixels.forEach((pixel, index) => {
    rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = indexOf(pixel)
  })
  return palettePng({ width, height, bitDepth: 8, palette, rows })
}

import { palettePng } from './png.mjs'

/** Steps from clear to opaque: four bits a pixel, which no eye tells from more. */
const LEVELS = 16

/**
 * A square PNG in one colour (`#rrggbb`) whose pixels differ in how opaque they are (`alphas`, 0 to 255, row by row): a
 * palette of sixteen steps takes less than half the bytes of full colour.
 */
export function maskPng(alphas, edge, colour) {
  const rowLength = 1 + Math.ceil(edge / 2)
  const rows = Buffer.alloc(rowLength * edge)
  alphas.forEach((alpha, index) => {
    const [x, y] = [index % edge, Math.floor(index / edge)]
    const step = Math.round((alpha / 255) * (LEVELS - 1))
    rows[y * rowLength + 1 + (x >> 1)] |= step << (x % 2 ? 0 : 4)
  })
  const rgb = [...Buffer.from(colour.slice(1), 'hex')]
  const steps = Array.from({ length: LEVELS }, (_, step) => step)
  return palettePng({
    width: edge,
    height: edge,
    bitDepth: 4,
    palette: steps.map(() => rgb),
    alphas: steps.map(step => Math.round((step * 255) / (LEVELS - 1))),
    rows,
  })
}

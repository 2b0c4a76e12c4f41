import { randomInt } from 'node:crypto'
import { drawPng, type Colour } from '../static/png'

type Point = readonly [x: number, y: number]
type Line = readonly Point[]

/** Pixels of the picture; it is shown at half the size. */
export const CAPTCHA_SIZE = { width: 240, height: 88 } as const

const GROUND: Colour = [243, 241, 236]
const INK: Colour = [30, 74, 110]
const NOISE: Colour = [124, 146, 160]
const INK_WIDTH = 3.4
const NOISE_WIDTH = 1.1
const STEPS = 14

/** Points of an ellipse from one angle to another; degrees, 0 to the right, clockwise. */
function arc([cx, cy]: Point, [rx, ry]: Point, from: number, to: number): Line {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / STEPS) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
}

/** Strokes of each digit in a box 1 wide and 1.6 high. */
const GLYPHS: Readonly<Record<string, readonly Line[]>> = {
  '2': [[...arc([0.5, 0.42], [0.42, 0.4], 190, 390), [0.08, 1.55], [0.95, 1.55]]],
  '3': [arc([0.45, 0.4], [0.42, 0.38], 200, 450), arc([0.45, 1.16], [0.47, 0.4], -90, 160)],
  '4': [
    [
      [0.7, 1.58],
      [0.7, 0],
      [0.04, 1.08],
      [0.98, 1.08],
    ],
  ],
  '5': [[[0.9, 0.02], [0.2, 0.02], [0.13, 0.72], ...arc([0.46, 1.07], [0.46, 0.49], -130, 140)]],
  '6': [
    [
      [0.82, 0.02],
      [0.36, 0.46],
      [0.08, 1.05],
    ],
    arc([0.5, 1.1], [0.42, 0.46], 180, 540),
  ],
  '7': [
    [
      [0.05, 0.02],
      [0.95, 0.02],
      [0.36, 1.58],
    ],
  ],
  '8': [arc([0.5, 0.38], [0.36, 0.37], 0, 360), arc([0.5, 1.16], [0.44, 0.41], 0, 360)],
  '9': [
    arc([0.5, 0.48], [0.42, 0.46], 0, 360),
    [
      [0.92, 0.5],
      [0.84, 1.1],
      [0.5, 1.58],
    ],
  ],
}

const between = (low: number, high: number) => low + (randomInt(1001) / 1000) * (high - low)

/** A digit's strokes at its place, turned and stretched a little so that no two pictures are alike. */
function place(digit: string, index: number, count: number): Line[] {
  const angle = between(-0.26, 0.26)
  const [scaleX, scaleY] = [between(28, 34), between(32, 38)]
  const left = (CAPTCHA_SIZE.width / count) * index + between(12, 20)
  const top = between(8, 18)
  return (GLYPHS[digit] ?? []).map(line =>
    line.map(([x, y]): Point => {
      const [px, py] = [(x - 0.5) * scaleX, (y - 0.8) * scaleY]
      return [
        left + scaleX / 2 + px * Math.cos(angle) - py * Math.sin(angle),
        top + scaleY * 0.8 + px * Math.sin(angle) + py * Math.cos(angle),
      ]
    }),
  )
}

function noiseLine(): Line {
  const { width, height } = CAPTCHA_SIZE
  return Array.from({ length: 6 }, (_, step): Point => [(width / 5) * step, between(6, height - 6)])
}

/** Squared distance of a point from a piece of a line. */
function distanceTo([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const dx = bx - ax
  const dy = by - ay
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2
}

/** Marks the pixels that a line covers, piece by piece and only around each: any address may ask for thirty pictures a minute. */
function trace(covered: Uint8Array, line: Line, width: number): void {
  const size = CAPTCHA_SIZE
  for (let at = 1; at < line.length; at += 1) {
    const [from, to] = [line[at - 1], line[at]]
    if (!from || !to) continue
    const right = Math.min(size.width - 1, Math.max(from[0], to[0]) + width)
    const bottom = Math.min(size.height - 1, Math.max(from[1], to[1]) + width)
    for (let y = Math.max(0, Math.floor(Math.min(from[1], to[1]) - width)); y <= bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(Math.min(from[0], to[0]) - width)); x <= right; x += 1) {
        if (distanceTo(from, to, x, y) <= width ** 2) covered[y * size.width + x] = 1
      }
    }
  }
}

/** Which pixels the lines cover, row by row. */
function traced(lines: readonly Line[], width: number): Uint8Array {
  const covered = new Uint8Array(CAPTCHA_SIZE.width * CAPTCHA_SIZE.height)
  for (const line of lines) trace(covered, line, width)
  return covered
}

/** Draws digits for people: a PNG as a `data:` address, different each time. */
export function captchaPicture(code: string): string {
  const digits = traced(
    [...code].flatMap((digit, index) => place(digit, index, code.length)),
    INK_WIDTH,
  )
  const noise = traced([noiseLine(), noiseLine()], NOISE_WIDTH)
  const png = drawPng(CAPTCHA_SIZE.width, CAPTCHA_SIZE.height, (x, y) => {
    const at = y * CAPTCHA_SIZE.width + x
    if (digits[at]) return INK
    return noise[at] ? NOISE : GROUND
  })
  return `data:image/png;base64,${png.toString('base64')}`
}

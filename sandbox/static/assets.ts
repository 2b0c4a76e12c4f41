import type { FastifyInstance } from 'fastify'
import { SHOWN_ANYWHERE } from '../headers'
import { drawPng, type Colour } from './png'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly colour: Colour
  /** Draws the ellipse that fits the box. */
  readonly isRound?: boolean
}

const INK: Colour = [74, 85, 104]
const CARD: Colour = [232, 240, 250]
const SKIN: Colour = [226, 190, 160]
const RED: Colour = [192, 57, 43]
const GOLD: Colour = [214, 178, 110]
const NAVY: Colour = [24, 49, 92]

function covers({ left, top, width, height, isRound }: Box, x: number, y: number): boolean {
  if (x < left || x >= left + width || y < top || y >= top + height) return false
  if (!isRound) return true
  const dx = (x + 0.5 - left) / width - 0.5
  const dy = (y + 0.5 - top) / height - 0.5
  return dx * dx + dy * dy <= 0.25
}

function picture(width: number, height: number, ground: Colour, boxes: readonly Box[]): Buffer {
  // Later boxes lie on top of earlier ones.
  const fromTop = [...boxes].reverse()
  return drawPng(width, height, (x, y) => fromTop.find(box => covers(box, x, y))?.colour ?? ground)
}

/** Sample pictures by file name. They show shapes only: no person, number or document that exists. */
const PICTURES: Readonly<Record<string, () => Buffer>> = {
  'share.png': () =>
    picture(240, 240, NAVY, [
      { left: 40, top: 40, width: 160, height: 160, colour: GOLD, isRound: true },
      { left: 52, top: 52, width: 136, height: 136, colour: NAVY, isRound: true },
      { left: 82, top: 128, width: 18, height: 32, colour: GOLD },
      { left: 111, top: 104, width: 18, height: 56, colour: GOLD },
      { left: 140, top: 80, width: 18, height: 80, colour: GOLD },
    ]),
  'sample-holding.png': () =>
    picture(
      320,
      240,
      [245, 240, 232],
      [
        { left: 80, top: 120, width: 160, height: 200, colour: NAVY, isRound: true },
        { left: 118, top: 30, width: 84, height: 104, colour: SKIN, isRound: true },
        { left: 104, top: 168, width: 112, height: 70, colour: CARD },
        { left: 114, top: 182, width: 60, height: 8, colour: INK },
        { left: 114, top: 200, width: 44, height: 8, colour: INK },
      ],
    ),
  'sample-face.png': () =>
    picture(
      240,
      240,
      [236, 244, 240],
      [
        { left: 40, top: 170, width: 160, height: 140, colour: NAVY, isRound: true },
        { left: 72, top: 46, width: 96, height: 124, colour: SKIN, isRound: true },
        { left: 96, top: 96, width: 12, height: 12, colour: INK, isRound: true },
        { left: 132, top: 96, width: 12, height: 12, colour: INK, isRound: true },
        { left: 106, top: 140, width: 28, height: 6, colour: RED },
      ],
    ),
}

const drawings = new Map(Object.entries(PICTURES))
const drawn = new Map<string, Buffer>()

/** The picture with this file name, drawn when it is asked for first; `undefined` when there is none. */
function assetOf(file: string): Buffer | undefined {
  const png = drawn.get(file) ?? drawings.get(file)?.()
  if (png) drawn.set(file, png)
  return png
}

/** `/sandbox/assets/*.png`: pictures the answers and the host simulator point to. */
export function registerAssets(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/sandbox/assets/:file', async (request, reply) => {
    const png = assetOf(request.params.file)
    if (!png) return reply.callNotFound()
    return reply
      .headers({ ...SHOWN_ANYWHERE, 'Cache-Control': 'no-cache' })
      .type('image/png')
      .send(png)
  })
}

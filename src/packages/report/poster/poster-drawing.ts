import { fitFont, fontOf, PICTURE_COLOURS, type PictureFont } from '@/domains/drawing/picture-text'
import type { PosterContent } from './poster-content'
import { type Ridge, ridge, traceRidge } from '../shared/scenery/ridge'

/** Size of the poster in its own units; the picture has three pixels for each. */
export const POSTER_WIDTH = 279
export const POSTER_HEIGHT = 433
export const POSTER_SCALE = 3

type Context = CanvasRenderingContext2D

const { ink: INK, body: BODY, caption: CAPTION, brass: BRASS } = PICTURE_COLOURS

/** Height of the picture above the words. */
const PICTURE = 326
const MARGIN = 22
const QR_SIZE = 70
/** Left of the code. */
const FACTS_WIDTH = 166

const RIDGES: readonly Ridge[] = [
  ridge(
    '190 189 182 175 174 179 185 186 185 182 178 176 173 168 164 164 165 163 160 156 150 143 139 141 141',
    ['#BFD0DA', 1],
    ['#E6D6B6', 0],
    '#F3EAD8',
  ),
  ridge(
    '224 221 215 212 208 206 208 215 218 219 218 216 215 219 218 216 217 210 199 187 184 192 196 199 203',
    ['#7FA3BB', 0.9],
    ['#B9CDD9', 0.1],
  ),
  ridge(
    '262 257 251 257 262 262 262 264 266 269 273 275 275 267 260 252 251 257 254 252 258 260 259 252 248',
    ['#35607D', 0.95],
    ['#5C88A6', 0.5],
  ),
  ridge(
    '310 307 300 298 303 304 301 301 306 309 308 307 308 310 308 309 306 308 310 309 306 303 297 292 294',
    ['#153650', 1],
    ['#10263A', 1],
  ),
]

/** `#RRGGBB` with an opacity, as every canvas reads it. */
function rgba(colour: string, opacity: number): string {
  const value = parseInt(colour.slice(1), 16)
  return `rgba(${value >> 16}, ${(value >> 8) & 255}, ${value & 255}, ${opacity})`
}

function fillGradient(context: Context, top: number, bottom: number, from: string, to: string): void {
  const gradient = context.createLinearGradient(0, top, 0, bottom)
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  context.fillStyle = gradient
}

function drawPicture(context: Context): void {
  fillGradient(context, 0, PICTURE, '#FBF6EC', '#EFE3CB')
  context.fillRect(0, 0, POSTER_WIDTH, PICTURE)
  context.fillStyle = '#E7CF9F'
  context.beginPath()
  context.arc(196, 152, 21, 0, Math.PI * 2)
  context.fill()
  for (const { crest, tint, base } of RIDGES) {
    traceRidge(context, crest, POSTER_WIDTH, PICTURE)
    if (base) {
      context.fillStyle = base
      context.fill()
    }
    fillGradient(context, Math.min(...crest), PICTURE, rgba(...tint[0]), rgba(...tint[1]))
    context.fill()
  }
}

/** The mark, 16 units wide, drawn with the pen. */
function drawMark(context: Context, x: number, y: number): void {
  context.strokeStyle = BRASS
  context.lineWidth = 1.1
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x + 1, y + 13)
  context.bezierCurveTo(x + 3, y + 12.4, x + 4, y + 9, x + 6, y + 9)
  context.bezierCurveTo(x + 7.6, y + 9, x + 8, y + 11, x + 9.2, y + 11)
  context.bezierCurveTo(x + 10.8, y + 11, x + 11.2, y + 5.4, x + 13, y + 5.4)
  context.bezierCurveTo(x + 14, y + 5.4, x + 14.8, y + 6.4, x + 15.4, y + 7.6)
  context.stroke()
  context.beginPath()
  context.arc(x + 6.2, y + 4.2, 1.8, 0, Math.PI * 2)
  context.stroke()
}

interface Text extends PictureFont {
  readonly x: number
  readonly y: number
  readonly colour: string
}

function write(context: Context, text: string, place: Text): void {
  context.font = fontOf(place)
  context.fillStyle = place.colour
  context.fillText(text, place.x, place.y)
}

function drawTitle(context: Context, year: string): void {
  drawMark(context, MARGIN, 22)
  write(context, `远岚信托 · ${year}`, { x: MARGIN + 22, y: 34, size: 12, colour: BRASS })
  const title = { x: MARGIN, size: 27, weight: 600, face: 'serif', colour: INK } as const
  write(context, '远山有信', { ...title, y: 74 })
  write(context, '岁月有回响', { ...title, y: 112 })
}

function drawFacts(context: Context, { days, facts, income, note }: PosterContent): void {
  let y = PICTURE + 32
  if (days) {
    write(context, days, { x: 18, y, size: 22, weight: 600, colour: INK })
    const { width } = context.measureText(days)
    write(context, '天相伴', { x: 18 + width + 4, y, size: 13, colour: BODY })
    y += 20
  }
  const lines = income ? [facts, `累计收益 ${income} 元`] : [facts]
  lines.forEach((line, index) => {
    // Clear of the code.
    fitFont(context, line, FACTS_WIDTH, { size: 13 })
    context.fillStyle = BODY
    context.fillText(line, 18, y + index * 19)
  })
  write(context, note, { x: 18, y: POSTER_HEIGHT - 16, size: 11.5, colour: CAPTION })
}

function drawCode(context: Context, modules: readonly (readonly boolean[])[]): void {
  // Whole pixels, or seams show between neighbours.
  const edge = Math.floor((QR_SIZE * POSTER_SCALE) / modules.length) / POSTER_SCALE
  const left = POSTER_WIDTH - 16 - edge * modules.length
  const top = PICTURE + 20
  context.fillStyle = INK
  modules.forEach((row, rowIndex) =>
    row.forEach((isDark, column) => {
      if (isDark) context.fillRect(left + column * edge, top + rowIndex * edge, edge, edge)
    }),
  )
}

/**
 * Draws the poster: the brand, the year, what `content` says and the code. Draws nothing else, so that no amount, product or
 * name can get onto it but by the content. `modules` is the code, `true` is dark; empty draws none.
 */
export function drawPoster(
  context: Context,
  content: PosterContent,
  modules: readonly (readonly boolean[])[],
): void {
  context.scale(POSTER_SCALE, POSTER_SCALE)
  context.textBaseline = 'alphabetic'
  context.fillStyle = '#FFFDF9'
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  drawPicture(context)
  drawTitle(context, content.year)
  drawFacts(context, content)
  if (modules.length > 0) drawCode(context, modules)
}

import { CARD_FIELDS, type CardField, type CardSide } from '@/contract/identity'
import { SEX } from '@/contract/tables/customer'
import type { IdCard } from '../identity/id-cards'
import type { Colour } from '../static/png'
import { type Bitmap, blank, type Box, fill, laid } from './bitmap'
import { type CardText, codeOf } from './card-code'
import { CARD, CODE, FIELD_PLACES, QUIET_ZONE } from './layout'

const PAPER: Colour = [188, 217, 228]
const INK: Colour = [38, 44, 50]
const LABEL: Colour = [70, 110, 150]
const SHADE: Colour = [120, 150, 168]
const WHITE: Colour = [244, 246, 246]
const STAMP: Colour = [176, 58, 46]

/** A cell of a sign that is ink. */
const FILLED = '1'
/** Digits and the signs between them, three cells wide and five high. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001001010010',
  '8': '111101111101111',
  '9': '111101111001111',
  X: '101101010101101',
  '-': '000000111000000',
}

type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** 样本, in strokes on a square of 1. */
const STAMP_STROKES: readonly (readonly Stroke[])[] = [
  [
    [0.22, 0.05, 0.22, 0.95],
    [0.02, 0.28, 0.42, 0.28],
    [0.2, 0.3, 0.02, 0.65],
    [0.24, 0.35, 0.4, 0.55],
    [0.55, 0.05, 0.62, 0.2],
    [0.9, 0.05, 0.82, 0.2],
    [0.5, 0.28, 0.95, 0.28],
    [0.53, 0.48, 0.92, 0.48],
    [0.46, 0.7, 0.99, 0.7],
    [0.72, 0.28, 0.72, 0.97],
  ],
  [
    [0.5, 0.05, 0.5, 0.95],
    [0.1, 0.25, 0.9, 0.25],
    [0.48, 0.25, 0.1, 0.75],
    [0.52, 0.25, 0.9, 0.75],
    [0.3, 0.72, 0.7, 0.72],
  ],
]

/** Paints on a card of some size by places in {@link CARD}. */
class Painter {
  private readonly scale: number

  constructor(readonly bitmap: Bitmap) {
    this.scale = bitmap.width / CARD.width
  }

  box(colour: Colour, left: number, top: number, width: number, height: number): void {
    const [x, y] = [Math.round(left * this.scale), Math.round(top * this.scale)]
    const [right, bottom] = [Math.round((left + width) * this.scale), Math.round((top + height) * this.scale)]
    fill(this.bitmap, { left: x, top: y, width: right - x, height: bottom - y }, colour)
  }

  /** Cells of a code or a sign; `true` is ink. */
  cells(rows: readonly (readonly boolean[])[], { left, top, width, height }: Box): void {
    const [across, down] = [width / (rows[0]?.length ?? 1), height / rows.length]
    rows.forEach((row, y) =>
      row.forEach((isInk, x) => {
        if (isInk) this.box(INK, left + x * across, top + y * down, across, down)
      }),
    )
  }

  stroke(colour: Colour, [fromX, fromY, toX, toY]: Stroke, size: Box, thickness: number): void {
    for (let step = 0; step <= 40; step += 1) {
      const [x, y] = [fromX + ((toX - fromX) * step) / 40, fromY + ((toY - fromY) * step) / 40]
      const half = thickness / 2
      this.box(
        colour,
        size.left + x * size.width - half,
        size.top + y * size.height - half,
        thickness,
        thickness,
      )
    }
  }
}

/** Digits can be read; any other sign is a block of cells of its own, as thick as print. */
function signOf(character: string): boolean[][] {
  const digit = DIGITS[character]
  if (digit) return Array.from({ length: 5 }, (_, y) => [0, 1, 2].map(x => digit[3 * y + x] === FILLED))
  let seed = (character.codePointAt(0) ?? 0) * 2_654_435_761
  return Array.from({ length: 5 }, () =>
    Array.from({ length: 5 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed > 800_000_000
    }),
  )
}

/** Writes a text into its place, in as many lines as it needs. */
function write(painter: Painter, text: string, place: Box): void {
  const size = 30
  const perLine = Math.max(1, Math.floor(place.width / size))
  const isNumber = /^[\dX-]+$/.test(text)
  const advance = isNumber ? Math.min(size, place.width / text.length) : size
  ;[...text].forEach((character, index) => {
    const line = isNumber ? 0 : Math.floor(index / perLine)
    const column = isNumber ? index : index % perLine
    const width = isNumber ? advance * 0.66 : size * 0.84
    painter.cells(signOf(character), {
      left: place.left + column * advance,
      top: place.top + 4 + line * 42,
      width,
      height: size,
    })
  })
}

function drawFace(painter: Painter): void {
  painter.box(SHADE, 592, 36, 180, 170)
  painter.box(WHITE, 646, 56, 72, 84)
  painter.box(INK, 646, 48, 72, 24)
  painter.box(LABEL, 616, 152, 132, 54)
}

function drawEmblem(painter: Painter): void {
  painter.box(STAMP, 60, 60, 130, 130)
  painter.box(PAPER, 84, 84, 82, 82)
  painter.box(STAMP, 104, 104, 42, 42)
  for (const top of [112, 172]) write(painter, '中华人民共和国', { left: 250, top, width: 300, height: 40 })
}

/** What is printed in each field. */
function printOf(side: CardSide, card: IdCard): Partial<Record<CardField, string>> {
  if (side === 'back') {
    const end = card.endDate.startsWith('9999') ? '长期' : card.endDate
    return { authority: card.authority, endDate: `${card.beginDate}-${end}` }
  }
  const { name, nation, birthday, address, cardNo } = card
  return { name, sex: card.sex === SEX.female ? '女' : '男', nation, birthday, address, cardNo }
}

function textOf(side: CardSide, card: IdCard): CardText {
  const { authority, beginDate, endDate, ...front } = card
  return side === 'front' ? { side, front } : { side, back: { authority, beginDate, endDate } }
}

/** One side of a card, `width` pixels wide: print, a code that says the same, and 样本 across it. */
export function drawCard(side: CardSide, card: IdCard, width: number): Bitmap {
  const height = Math.round((width * CARD.height) / CARD.width)
  const painter = new Painter(blank(width, height, PAPER))
  if (side === 'front') drawFace(painter)
  else drawEmblem(painter)
  const print = printOf(side, card)
  for (const field of CARD_FIELDS) {
    const [text, place] = [print[field], FIELD_PLACES[side][field]]
    if (text === undefined || !place) continue
    write(painter, text, place)
    painter.box(LABEL, 46, place.top + 8, 54, 22)
  }
  STAMP_STROKES.forEach((strokes, index) => {
    const size = { left: 430 + index * 66, top: 40, width: 58, height: 58 }
    for (const stroke of strokes) painter.stroke(STAMP, stroke, size, 6)
  })
  const { left, top, width: edge } = CODE
  painter.box(WHITE, left - QUIET_ZONE, top - QUIET_ZONE, edge + 2 * QUIET_ZONE, edge + 2 * QUIET_ZONE)
  painter.cells(codeOf(textOf(side, card)), CODE)
  return painter.bitmap
}

/** A library card: print on white, whole and sharp, and nothing that a reader of ID cards knows. */
export function drawOtherCard(width: number): Bitmap {
  const height = Math.round((width * CARD.height) / CARD.width)
  const painter = new Painter(blank(width, height, [222, 218, 208]))
  for (let line = 0; line < 9; line += 1) {
    write(painter, '图书借阅证一二三四五六七八九十甲乙丙丁', {
      left: 60,
      top: 50 + line * 48,
      width: 740,
      height: 40,
    })
  }
  return painter.bitmap
}

/** What stands on the page of a passport. */
export interface PassportPage {
  readonly name: string
  readonly idNo: string
  readonly birthDate: string
  readonly expireDate: string
}

/** The page of a passport with the portrait, `width` pixels wide: print and 样本, and no code that a reader would know. */
export function drawPassport(page: PassportPage, width: number): Bitmap {
  const height = Math.round((width * CARD.height) / CARD.width)
  const painter = new Painter(blank(width, height, [226, 218, 204]))
  painter.box(SHADE, 46, 90, 200, 250)
  painter.box(WHITE, 106, 120, 80, 100)
  painter.box(INK, 106, 110, 80, 28)
  painter.box(LABEL, 76, 240, 140, 100)
  const { name, idNo, birthDate, expireDate } = page
  for (const [index, text] of [name, idNo, birthDate, expireDate].entries()) {
    const top = 90 + index * 66
    painter.box(LABEL, 290, top, 90, 12)
    write(painter, text, { left: 290, top: top + 16, width: 480, height: 40 })
  }
  for (const top of [400, 450]) {
    write(painter, `P<${name.replace(/ /g, '<')}<<${idNo}<<<<<`, { left: 46, top, width: 760, height: 40 })
  }
  STAMP_STROKES.forEach((strokes, index) => {
    const size = { left: 640 + index * 66, top: 30, width: 58, height: 58 }
    for (const stroke of strokes) painter.stroke(STAMP, stroke, size, 6)
  })
  return painter.bitmap
}

/** Somebody who holds the page up beside the face: nobody's likeness. */
export function drawHolder(page: Bitmap): Bitmap {
  const bitmap = blank(1000, 1000, [205, 214, 220])
  const painter = new Painter(bitmap)
  const scale = CARD.width / bitmap.width
  const box = (colour: Colour, left: number, top: number, width: number, height: number) =>
    painter.box(colour, left * scale, top * scale, width * scale, height * scale)
  box(LABEL, 150, 560, 560, 440)
  box([227, 203, 158], 300, 220, 260, 320)
  box(INK, 290, 160, 280, 110)
  box(WHITE, 350, 350, 50, 26)
  box(WHITE, 460, 350, 50, 26)
  box(STAMP, 390, 460, 80, 22)
  return laid(bitmap, page, 560, 560)
}

/** A4 in points, and the frame the text is set in. */
export const PAGE = { width: 595, height: 842, margin: 56 } as const

/** Sizes of type in points; `lead` is the distance of two lines. */
export const TYPE = {
  heading: { size: 15, lead: 30 },
  body: { size: 10.5, lead: 19 },
  cell: { size: 9, lead: 15 },
  footer: { size: 9, lead: 12 },
  letterhead: { size: 9, lead: 12 },
  seal: { size: 8, lead: 13 },
} as const

/** A cell of a table: its place and width are parts of the frame's width. */
export interface PdfCell {
  readonly text: string
  readonly at: number
  readonly width: number
  readonly isRight?: boolean
}

/** A row of a table. Its head is repeated on every page it runs on to; the total has a rule above it. */
export interface PdfRow {
  readonly kind: 'head' | 'row' | 'total'
  readonly cells: readonly PdfCell[]
}

/** How a paper ends: its last lines, and beside them the place of the company's seal, a ring with its words in it. */
export interface PdfSeal {
  readonly kind: 'seal'
  readonly words: readonly string[]
  readonly lines: readonly string[]
}

export type PdfLine = string | PdfRow | PdfSeal

/** What stands above every page: who writes, and which paper it is. */
export interface PdfLetterhead {
  readonly left: string
  readonly right: string
}

/** One part of a document: it begins a page and runs on to the next when it is long. */
export interface PdfPart<Line extends PdfLine = PdfLine> {
  readonly heading: string
  readonly lines: readonly Line[]
}

/** One line as it is drawn: `y` counts from the bottom of the page. */
export interface PlacedLine {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly isSeal?: boolean
}

/** A line over the width of the frame; a faint one between the rows of a table. */
export interface PlacedRule {
  readonly y: number
  readonly isFaint?: boolean
}

/** The ring of a seal, by its middle. */
export interface PlacedRing {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface PlacedPage {
  readonly lines: readonly PlacedLine[]
  readonly rules: readonly PlacedRule[]
  readonly rings: readonly PlacedRing[]
}

// A run of Latin letters and digits stays whole, so that no amount is torn apart.
const PIECES = /[\x21-\x7e]+|[\s\S]/gu
const MAY_NOT_BEGIN = '，。；：、！？）》」』”’%'

/** Width in em: what stands in half-width in the font counts a half. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += character <= '\x7e' ? 0.5 : 1
  return width
}

function splitPiece(piece: string, limit: number): string[] {
  if (widthOf(piece) <= limit) return [piece]
  const parts: string[] = []
  for (let at = 0; at < piece.length; at += limit * 2) parts.push(piece.slice(at, at + limit * 2))
  return parts
}

/** Breaks a text into lines of at most `limit` em; closing punctuation hangs over rather than begins a line. */
export function wrap(text: string, limit: number): string[] {
  if (widthOf(text) <= limit) return [text.trimEnd()]
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const found of text.match(PIECES) ?? []) {
    for (const piece of splitPiece(found, Math.floor(limit))) {
      const pieceWidth = widthOf(piece)
      const hangs = line !== '' && MAY_NOT_BEGIN.includes(piece)
      if (width + pieceWidth > limit && !hangs) {
        lines.push(line.trimEnd())
        line = piece.trimStart()
        width = widthOf(line)
      } else {
        line += piece
        width += pieceWidth
      }
    }
  }
  return [...lines, line.trimEnd()]
}

const FRAME_WIDTH = PAGE.width - 2 * PAGE.margin
const TOP = PAGE.height - PAGE.margin
const BOTTOM = PAGE.margin + TYPE.footer.lead

const RULE_GAP = 4
const SEAL_RADIUS = 44
const SEAL_GAP = 8

/** Sets a document page by page. */
class Typesetter {
  readonly pages: { lines: PlacedLine[]; rules: PlacedRule[]; rings: PlacedRing[] }[] = []
  private y: number = TOP
  /** Of the table that is being set. */
  private head: PdfRow | undefined

  begin(): void {
    this.pages.push({ lines: [], rules: [], rings: [] })
    this.y = TOP
  }

  text(text: string, { size, lead }: { size: number; lead: number }, width = FRAME_WIDTH): void {
    this.head = undefined
    for (const line of wrap(text, width / size)) {
      this.makeRoom(lead)
      this.y -= lead
      if (line) this.page.lines.push({ text: line, size, x: PAGE.margin, y: this.y })
    }
  }

  row(row: PdfRow): void {
    const { size, lead } = TYPE.cell
    const cells = row.cells.map(cell => ({
      ...cell,
      lines: wrap(cell.text, (cell.width * FRAME_WIDTH) / size),
    }))
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * lead + RULE_GAP
    if (this.makeRoom(height) && this.head && row.kind !== 'head') this.row(this.head)
    if (row.kind === 'total') this.rule()
    for (const { at, width, isRight, lines } of cells) {
      lines.forEach((text, index) => {
        const left = PAGE.margin + at * FRAME_WIDTH
        const x = isRight ? left + width * FRAME_WIDTH - widthOf(text) * size : left
        if (text) this.page.lines.push({ text, size, x, y: this.y - (index + 1) * lead })
      })
    }
    this.y -= height
    if (row.kind === 'head') {
      this.head = row
      this.rule()
    } else if (row.kind === 'row') {
      this.page.rules.push({ y: this.y, isFaint: true })
    }
  }

  seal({ words, lines }: PdfSeal): void {
    const { size, lead } = TYPE.seal
    const width = FRAME_WIDTH - 2 * (SEAL_RADIUS + SEAL_GAP)
    const count = lines.reduce((sum, line) => sum + wrap(line, width / TYPE.body.size).length, 0)
    // All of it stays together, so that no page holds a seal alone.
    this.makeRoom(Math.max(2 * (SEAL_RADIUS + SEAL_GAP), count * TYPE.body.lead))
    const x = PAGE.width - PAGE.margin - SEAL_RADIUS
    const y = this.y - SEAL_RADIUS - SEAL_GAP
    this.page.rings.push({ x, y, radius: SEAL_RADIUS })
    const first = y + ((words.length - 1) * lead - size) / 2
    words.forEach((text, index) => {
      const left = x - (widthOf(text) * size) / 2
      this.page.lines.push({ text, size, x: left, y: first - index * lead, isSeal: true })
    })
    const end = y - SEAL_RADIUS - SEAL_GAP
    for (const line of lines) this.text(line, TYPE.body, width)
    this.y = Math.min(this.y, end)
  }

  private get page() {
    const page = this.pages[this.pages.length - 1]
    if (!page) throw new Error('No page has begun')
    return page
  }

  private rule(): void {
    this.page.rules.push({ y: this.y })
  }

  /** Goes on to the next page where this one has no room; `true` when it did. */
  private makeRoom(height: number): boolean {
    if (this.y - height >= BOTTOM) return false
    this.begin()
    return true
  }
}

/** Places every line of a document; a document without a part still has one page. */
export function layOut(parts: readonly PdfPart[]): readonly PlacedPage[] {
  const setter = new Typesetter()
  for (const { heading, lines } of parts.length > 0 ? parts : [{ heading: '', lines: [] }]) {
    setter.begin()
    if (heading) setter.text(heading, TYPE.heading)
    for (const line of lines) {
      if (typeof line === 'string') setter.text(line, TYPE.body)
      else if (line.kind === 'seal') setter.seal(line)
      else setter.row(line)
    }
  }
  return setter.pages
}

/** `第 3 / 38 页`, in the middle of the bottom. */
export function footerOf(page: number, pageCount: number): PlacedLine {
  const text = `第 ${page} / ${pageCount} 页`
  const { size } = TYPE.footer
  return { text, size, x: (PAGE.width - widthOf(text) * size) / 2, y: PAGE.margin - TYPE.footer.lead }
}

const LETTERHEAD_Y = PAGE.height - 40
const LETTERHEAD_RULE_Y = PAGE.height - 47

/** A letterhead as it is drawn above each page. */
export function placeLetterhead({ left, right }: PdfLetterhead): { lines: PlacedLine[]; rule: PlacedRule } {
  const { size } = TYPE.letterhead
  const end = PAGE.width - PAGE.margin
  return {
    lines: [
      { text: left, size, x: PAGE.margin, y: LETTERHEAD_Y },
      { text: right, size, x: end - widthOf(right) * size, y: LETTERHEAD_Y },
    ],
    rule: { y: LETTERHEAD_RULE_Y },
  }
}

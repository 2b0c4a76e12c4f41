/** A4 in points, and the frame the text is set in. */
export const PAGE = { width: 595, height: 842, margin: 56 } as const

/** Sizes of type in points; `lead` is the distance of two lines. */
export const TYPE = {
  heading: { size: 15, lead: 30 },
  body: { size: 10.5, lead: 19 },
  footer: { size: 9, lead: 12 },
} as const

/** One part of a document: it begins a page and runs on to the next when it is long. */
export interface PdfPart {
  readonly heading: string
  readonly lines: readonly string[]
}

/** One line as it is drawn: `y` counts from the bottom of the page. */
export interface PlacedLine {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
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

/** Places every line of a document; a document without a part still has one page. */
export function layOut(parts: readonly PdfPart[]): PlacedLine[][] {
  const pages: PlacedLine[][] = []
  for (const part of parts.length > 0 ? parts : [{ heading: '', lines: [] }]) {
    let page: PlacedLine[] = []
    pages.push(page)
    let y: number = TOP
    const place = (text: string, { size, lead }: { size: number; lead: number }) => {
      for (const line of wrap(text, FRAME_WIDTH / size)) {
        if (y - lead < BOTTOM) {
          page = []
          pages.push(page)
          y = TOP
        }
        y -= lead
        if (line) page.push({ text: line, size, x: PAGE.margin, y })
      }
    }
    if (part.heading) place(part.heading, TYPE.heading)
    for (const line of part.lines) place(line, TYPE.body)
  }
  return pages
}

/** `第 3 / 38 页`, in the middle of the bottom. */
export function footerOf(page: number, pageCount: number): PlacedLine {
  const text = `第 ${page} / ${pageCount} 页`
  const { size } = TYPE.footer
  return { text, size, x: (PAGE.width - widthOf(text) * size) / 2, y: PAGE.margin - TYPE.footer.lead }
}

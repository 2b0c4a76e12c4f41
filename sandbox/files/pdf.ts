import { deflateSync } from 'node:zlib'
import {
  footerOf,
  layOut,
  PAGE,
  type PdfLetterhead,
  type PdfPart,
  placeLetterhead,
  type PlacedLine,
  type PlacedPage,
  type PlacedRing,
  type PlacedRule,
} from './pdf-layout'

/** What a PDF says: its title, and its parts, each of which begins a page; a letterhead stands above all of them. */
export interface PdfDefinition<Part extends PdfPart = PdfPart> {
  readonly title: string
  readonly letterhead?: PdfLetterhead
  readonly pages: readonly Part[]
}

/** Objects with fixed numbers; pages and their contents follow. */
const CATALOG = 1
const PAGES = 2
const INFO = 3
const FONT = 4
const CID_FONT = 5
const DESCRIPTOR = 6
const FIRST_PAGE = 7

/** Stands for characters outside the basic plane, which UCS-2 cannot name. */
const REPLACEMENT = '〓'

function hexOf(text: string): string {
  const known = text.replace(/[\u{10000}-\u{10FFFF}]/gu, REPLACEMENT)
  return Buffer.from(known, 'utf16le').swap16().toString('hex').toUpperCase()
}

const SEAL_RED = '0.76 0.17 0.14'
/** Of a quarter of a circle drawn as one curve. */
const QUARTER = 0.5523

function textOperator({ text, size, x, y, isSeal }: PlacedLine): string {
  const drawn = `/F1 ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${hexOf(text)}> Tj`
  return isSeal ? `${SEAL_RED} rg ${drawn} 0 g` : drawn
}

function ruleOperator({ y, isFaint }: PlacedRule): string {
  const pen = isFaint ? '0.25 w 0.8 G' : '0.5 w 0 G'
  return `${pen} ${PAGE.margin} ${y.toFixed(2)} m ${PAGE.width - PAGE.margin} ${y.toFixed(2)} l S\n`
}

function ringOperator({ x, y, radius }: PlacedRing): string {
  const at = (dx: number, dy: number) => `${(x + dx * radius).toFixed(2)} ${(y + dy * radius).toFixed(2)}`
  const curve = (...points: readonly (readonly [number, number])[]) =>
    `${points.map(([dx, dy]) => at(dx, dy)).join(' ')} c`
  return [
    `1.2 w ${SEAL_RED} RG ${at(1, 0)} m`,
    curve([1, QUARTER], [QUARTER, 1], [0, 1]),
    curve([-QUARTER, 1], [-1, QUARTER], [-1, 0]),
    curve([-1, -QUARTER], [-QUARTER, -1], [0, -1]),
    curve([QUARTER, -1], [1, -QUARTER], [1, 0]),
    'S 0 G\n',
  ].join(' ')
}

function contentOf({ lines, rules, rings }: PlacedPage): Buffer {
  const drawn = `${rules.map(ruleOperator).join('')}${rings.map(ringOperator).join('')}`
  return deflateSync(Buffer.from(`${drawn}BT\n${lines.map(textOperator).join('\n')}\nET\n`, 'latin1'), {
    level: 1,
  })
}

/** A page with what stands above and below it. */
function framed(page: PlacedPage, footer: PlacedLine, letterhead: PdfLetterhead | undefined): PlacedPage {
  const head = letterhead && placeLetterhead(letterhead)
  return {
    ...page,
    lines: [...(head?.lines ?? []), ...page.lines, footer],
    rules: [...(head ? [head.rule] : []), ...page.rules],
  }
}

function streamOf(bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

// The font is one that readers bring along for Chinese, so none is embedded; Latin (CID 1 to 95) is set half-width.
function fontObjects(): Record<number, string> {
  return {
    [FONT]: `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [${CID_FONT} 0 R] >>`,
    [CID_FONT]: `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /W [1 95 500] /FontDescriptor ${DESCRIPTOR} 0 R >>`,
    [DESCRIPTOR]:
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  }
}

function objectsOf({ title, letterhead, pages: parts }: PdfDefinition): (string | Buffer)[] {
  const pages = layOut(parts)
  const pageNumbers = pages.map((_, index) => FIRST_PAGE + 2 * index)
  const objects: (string | Buffer)[] = []
  objects[CATALOG] =
    `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (zh-CN) /ViewerPreferences << /DisplayDocTitle true >> >>`
  objects[PAGES] =
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map(number => `${number} 0 R`).join(' ')}] >>`
  objects[INFO] = `<< /Title <FEFF${hexOf(title)}> /Producer (Yuanlan sandbox) >>`
  for (const [number, font] of Object.entries(fontObjects())) objects[Number(number)] = font
  pages.forEach((page, index) => {
    const number = FIRST_PAGE + 2 * index
    objects[number] =
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 ${FONT} 0 R >> >> /Contents ${number + 1} 0 R >>`
    objects[number + 1] = streamOf(contentOf(framed(page, footerOf(index + 1, pages.length), letterhead)))
  })
  return objects
}

const definitions = new WeakMap<Buffer, PdfDefinition>()

/** What a PDF that was just made says; nothing for bytes from elsewhere. */
export const definitionOf = (bytes: Buffer): PdfDefinition | undefined => definitions.get(bytes)

/**
 * Makes a PDF 1.4 of A4 pages with Chinese text, page numbers at the bottom and the title in its information. The same
 * definition gives the same bytes. The text needs a reader with a Chinese font of its own; pdf.js needs its `cmaps`.
 */
export function makePdf(definition: PdfDefinition): Buffer {
  const objects = objectsOf(definition)
  // The comment of high bytes tells programs that look at the start that the file is binary.
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n', 'latin1')]
  let length = chunks[0]?.length ?? 0
  const add = (chunk: string | Buffer) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk
    chunks.push(bytes)
    length += bytes.length
  }
  let table = `0000000000 65535 f \n`
  for (let number = 1; number < objects.length; number += 1) {
    table += `${String(length).padStart(10, '0')} 00000 n \n`
    add(`${number} 0 obj\n`)
    add(objects[number] ?? 'null')
    add('\nendobj\n')
  }
  const start = length
  add(`xref\n0 ${objects.length}\n${table}`)
  add(
    `trailer\n<< /Size ${objects.length} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
  const bytes = Buffer.concat(chunks)
  definitions.set(bytes, definition)
  return bytes
}

/** How many pages a file of {@link makePdf} has; 0 for anything else. */
export function pageCountOf(bytes: Buffer): number {
  const found = /\/Type \/Pages \/Count (\d+)/.exec(bytes.toString('latin1'))
  return Number(found?.[1] ?? 0)
}

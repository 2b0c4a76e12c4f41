import { escaped } from './html'
import { definitionOf } from './pdf'
import type { PdfLine, PdfPart, PdfRow } from './pdf-layout'

/** `十二、信托财产管理情况`, as chapters begin. */
const CHAPTER = /^[一二三四五六七八九十百零]+、/

function textHtml(line: string): string {
  if (line.trim() === '') return ''
  const text = escaped(line.trim())
  return CHAPTER.test(line) ? `<h3>${text}</h3>` : `<p>${text}</p>`
}

/** A row names each of its cells by the table's head: as text it is read line by line, large or aloud. */
function rowHtml({ kind, cells }: PdfRow, titles: readonly string[]): string {
  if (kind === 'head') return ''
  const facts = cells
    .map(({ text }, index) => (kind === 'total' ? text : text && `${titles[index] ?? ''}：${text}`))
    .filter(Boolean)
  return `<p>${facts.map(escaped).join('，')}</p>`
}

/** One part of a PDF as the HTML of its text. */
export function pageHtml({ heading, lines }: PdfPart): string {
  let titles: readonly string[] = []
  const lineHtml = (line: PdfLine): string => {
    if (typeof line === 'string') return textHtml(line)
    if (line.kind === 'seal') return [...line.lines, `（${line.words.join('')}）`].map(textHtml).join('')
    if (line.kind === 'head') titles = line.cells.map(({ text }) => text)
    return rowHtml(line, titles)
  }
  const title = heading ? `<h2>${escaped(heading)}</h2>` : ''
  return title + lines.map(lineHtml).join('')
}

/** The text of a PDF that was just made, part by part, as it is kept beside it; none for bytes from elsewhere. */
export function textOfPdf(bytes: Buffer): string | null {
  const definition = definitionOf(bytes)
  return definition ? JSON.stringify(definition.pages.map(pageHtml)) : null
}

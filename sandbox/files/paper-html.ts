import { escaped } from './html'
import { type Paper, writePaper } from './paper-text'
import type { PdfPart } from './pdf-layout'

/** `十二、信托财产管理情况`, as chapters begin. */
const CHAPTER = /^[一二三四五六七八九十百零]+、/

function pageHtml({ heading, lines }: PdfPart<string>): string {
  const title = heading ? [`<h2>${escaped(heading)}</h2>`] : []
  const rest = lines
    .filter(line => line !== '')
    .map(line => {
      const text = escaped(line.trim())
      return CHAPTER.test(line) ? `<h3>${text}</h3>` : `<p>${text}</p>`
    })
  return [...title, ...rest].join('')
}

/** The text of a paper, page by page, from what its PDF is made of. */
export function paperHtml(paper: Paper): string[] {
  return writePaper(paper).pages.map(pageHtml)
}

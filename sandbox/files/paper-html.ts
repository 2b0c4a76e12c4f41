import { pageHtml } from './page-html'
import { type Paper, writePaper } from './paper-text'

/** The text of a paper, page by page, from what its PDF is made of. */
export function paperHtml(paper: Paper): string[] {
  return writePaper(paper).pages.map(pageHtml)
}

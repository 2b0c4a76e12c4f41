import type { RawNode } from '@/lib/rich-text/nodes'
import { RAW } from './html-body'
import { MAX_OPEN, TEXTLESS, VOID } from './html-places'
import { tags, type TreeElement } from './html-stack'
import { TableRules } from './html-tables'
import type { Attributes, TokenSink } from './html-tokens'

const TABLE_PARTS = tags('caption col colgroup tbody td tfoot th thead tr')
const TABLE_ENDS = tags('caption col colgroup table tbody td tfoot th thead tr')
const INTEGRATION = tags('desc foreignobject title')
const FORMULA_TEXT = tags('mi mn mo ms mtext')
/** Tags that no drawing has: they end it. */
const BREAK_OUT = tags(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ' +
    'ol p pre ruby s small span strong strike sub sup table tt u ul var',
)

/**
 * Puts tags and texts together as browsers do, by the standard of HTML: what was not closed, is closed twice or lies in the
 * wrong place comes to stand where H5 shows it.
 */
export class HtmlTree extends TableRules implements TokenSink {
  /** Beginnings that were left out for their depth; so many ends mean nothing. */
  private leftOut = 0

  get nodes(): readonly RawNode[] {
    return this.open.root.children
  }

  get hasCdata(): boolean {
    return this.open.top.isForeign
  }

  text(all: string): void {
    const text = (this.skipsLineFeed ? all.replace(/^\n/, '') : all).replace(/\0/g, '')
    this.skipsLineFeed = false
    if (!text) return
    const { top } = this.open
    if (top.isForeign || this.select) this.putText(text)
    else if (top.tag === 'colgroup') this.textOfColumns(text)
    else if (!TEXTLESS.has(top.tag)) this.textOfBody(text)
    else if (/[^\t\n\f\r ]/.test(text)) this.foster(() => this.textOfBody(text))
    else this.putText(text)
  }

  start(tag: string, attributes: Attributes, isSelfClosing: boolean): boolean {
    this.skipsLineFeed = false
    if (this.isForeignStart(tag)) return this.startForeign(tag, attributes, isSelfClosing)
    if (tag === 'image') return this.start('img', attributes, isSelfClosing)
    if (!VOID.has(tag) && !RAW.has(tag) && this.open.list.length > MAX_OPEN) {
      this.leftOut += 1
      return false
    }
    if (this.select) return this.startInSelect(tag, attributes)
    if (TABLE_PARTS.has(tag)) this.startTablePart(tag, attributes)
    else if (this.isBetweenCells) this.startBetweenCells(tag, attributes, isSelfClosing)
    else this.startInBody(tag, attributes, isSelfClosing)
    return RAW.has(tag)
  }

  comment(): void {
    this.skipsLineFeed = false
  }

  end(tag: string): void {
    this.skipsLineFeed = false
    if (this.leftOut > 0) {
      this.leftOut -= 1
      return
    }
    if (this.open.top.isForeign && this.endForeign(tag)) return
    if (this.select) this.endInSelect(tag)
    else if (TABLE_ENDS.has(tag)) this.endTablePart(tag)
    else if (this.isBetweenCells) this.endBetweenCells(tag)
    else this.endInBody(tag)
  }

  // Lists to choose from: nothing of them is shown.

  private get select(): TreeElement | undefined {
    return this.open.last('select')
  }

  private startInSelect(tag: string, attributes: Attributes): boolean {
    const isInTable = TABLE_ENDS.has(tag) && !/^col/.test(tag) && this.tableLevel !== ''
    if (tag === 'script' || tag === 'template') {
      this.startInBody(tag, attributes, false)
      return RAW.has(tag)
    }
    if (!isInTable && !/^(select|input|keygen|textarea)$/.test(tag)) return false
    this.open.popUntil('select')
    return tag === 'select' ? false : this.start(tag, attributes, false)
  }

  private endInSelect(tag: string): void {
    if (tag === 'template') this.endTemplate()
    else if (tag === 'select') this.open.popUntil('select')
    else if (TABLE_ENDS.has(tag) && this.open.inTableScope(tag)) {
      this.open.popUntil('select')
      this.end(tag)
    }
  }

  // Drawings and formulas: nothing of them is shown, but where they end matters.

  private isForeignStart(tag: string): boolean {
    const { top } = this.open
    if (!top.isForeign || INTEGRATION.has(top.tag)) return false
    return !FORMULA_TEXT.has(top.tag) || tag === 'mglyph' || tag === 'malignmark'
  }

  private startForeign(tag: string, attributes: Attributes, isSelfClosing: boolean): boolean {
    const isFont = tag === 'font' && ['color', 'face', 'size'].some(name => name in attributes)
    if (BREAK_OUT.has(tag) || isFont) {
      this.leaveForeign()
      return this.start(tag, attributes, isSelfClosing)
    }
    this.insert(tag, attributes, true)
    if (isSelfClosing) this.open.pop()
    return false
  }

  private leaveForeign(): void {
    const isLeft = ({ tag, isForeign }: TreeElement) =>
      !isForeign || INTEGRATION.has(tag) || FORMULA_TEXT.has(tag)
    while (!isLeft(this.open.top)) this.open.pop()
  }

  /** Answers whether the end tag was the drawing's. */
  private endForeign(tag: string): boolean {
    if (tag === 'br' || tag === 'p') {
      this.leaveForeign()
      return false
    }
    const nearest = this.open.nearest(element => !element.isForeign || element.tag === tag)
    if (!nearest?.isForeign) return false
    this.open.popTo(nearest)
    return true
  }
}

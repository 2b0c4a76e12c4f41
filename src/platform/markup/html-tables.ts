import { BodyRules } from './html-body'
import { only, tags } from './html-stack'
import type { Attributes } from './html-tokens'

const SECTIONS = tags('tbody tfoot thead')
const CELLS = tags('td th')
const TABLE_LEVELS = tags('caption colgroup table tbody td template tfoot th thead tr')

/** Tables, HTML's modes from "in table" to "in cell". */
export abstract class TableRules extends BodyRules {
  abstract text(all: string): void
  abstract start(tag: string, attributes: Attributes, isSelfClosing: boolean): boolean

  /** The innermost part of a table that is open: what it holds is its own affair. */
  protected get tableLevel(): string {
    const level = this.open.nearest(({ tag, isForeign }) => !isForeign && TABLE_LEVELS.has(tag))
    return level?.tag ?? ''
  }

  protected get isBetweenCells(): boolean {
    return /^(table|colgroup|t(body|foot|head)|tr)$/.test(this.tableLevel)
  }

  protected startBetweenCells(tag: string, attributes: Attributes, isSelfClosing: boolean): void {
    if (this.tableLevel === 'colgroup') this.endLevel('colgroup')
    if (tag === 'table') {
      this.endTablePart('table')
      this.start(tag, attributes, isSelfClosing)
    } else if (tag === 'form') {
      if (this.form) return
      this.form = this.insert(tag, attributes)
      this.open.pop()
    } else if (/^(script|style|template)$/.test(tag)) this.startInBody(tag, attributes, isSelfClosing)
    else this.foster(() => this.startInBody(tag, attributes, isSelfClosing))
  }

  protected endBetweenCells(tag: string): void {
    if (this.tableLevel === 'colgroup' && tag !== 'template') this.endLevel('colgroup')
    this.foster(() => this.endInBody(tag))
  }

  /** Ends and begins levels until the part has its place. */
  protected startTablePart(tag: string, attributes: Attributes): void {
    for (;;) {
      const level = this.tableLevel
      if (level === '' || level === 'template') return
      const isPlace = CELLS.has(tag)
        ? level === 'tr'
        : tag === 'tr'
          ? SECTIONS.has(level)
          : level === (tag === 'col' ? 'colgroup' : 'table')
      if (isPlace) {
        this.open.clearTo(only(level))
        this.insert(tag, attributes)
        if (CELLS.has(tag) || tag === 'caption') this.phrases.mark()
        return
      }
      const between = this.between(level, tag)
      if (between) {
        this.open.clearTo(only(level))
        this.insert(between, {})
      } else this.endLevel(level)
    }
  }

  /** The part that has to lie between a level and what begins in it; nothing when the level has to end. */
  protected between(level: string, tag: string): string | undefined {
    if (level === 'table') return tag === 'col' ? 'colgroup' : 'tbody'
    return SECTIONS.has(level) && CELLS.has(tag) ? 'tr' : undefined
  }

  protected endLevel(level: string): void {
    this.open.popUntil(level)
    if (CELLS.has(level) || level === 'caption') this.phrases.clearToMark()
  }

  protected endTablePart(tag: string): void {
    if (this.tableLevel === 'colgroup' && !/^col(group)?$/.test(tag)) this.endLevel('colgroup')
    if (tag === 'col' || !this.open.inTableScope(tag)) return
    while (this.open.inTableScope(tag)) {
      const level = this.tableLevel
      this.endLevel(level)
      if (level === tag) return
    }
  }

  protected textOfColumns(text: string): void {
    const [spaces = ''] = /^[\t\n\f\r ]+/.exec(text) ?? []
    if (spaces) this.putText(spaces)
    if (spaces.length === text.length) return
    this.open.pop()
    this.text(text.slice(spaces.length))
  }
}

import { Phrases } from './html-phrases'
import { OpenElements, tags, type TreeElement } from './html-stack'
import type { Attributes } from './html-tokens'

/** Deeper than any text goes. What lies deeper is taken as if its tags were not there, before anything walks down it. */
export const MAX_OPEN = 200

export const VOID = tags(
  'area base basefont bgsound br col embed hr img input keygen link meta param source track wbr',
)
/** Between these parts stands no text: it goes before the table. */
export const TEXTLESS = tags('table tbody tfoot thead tr')

/** Puts nodes where they belong among the elements that are open. */
export class Places {
  protected readonly open = new OpenElements()
  protected readonly phrases = new Phrases(
    this.open,
    element => this.make(element.tag, element.attributes),
    (element, into) => this.put(element, into),
  )
  /** Whether what a table cannot hold is put before it. */
  private isFostering = false

  protected make(tag: string, attributes: Attributes, isForeign = false): TreeElement {
    return { tag, attributes, children: [], isForeign }
  }

  /** The list that the next node comes into, and its place there. */
  protected placeIn(into: TreeElement): { parent: TreeElement; index: number } {
    if (!this.isFostering || !TEXTLESS.has(into.tag)) return { parent: into, index: into.children.length }
    const table = this.open.last('table')
    if (!table) return { parent: into, index: into.children.length }
    const parent = table.parent ?? this.open.above(table)
    const index = parent.children.lastIndexOf(table)
    return { parent, index: index < 0 ? parent.children.length : index }
  }

  protected put(element: TreeElement, into = this.open.top): void {
    const { parent, index } = this.placeIn(into)
    element.parent = parent
    parent.children.splice(index, 0, element)
  }

  protected putText(text: string): void {
    const { parent, index } = this.placeIn(this.open.top)
    const before = parent.children[index - 1]
    if (typeof before === 'string') parent.children[index - 1] = before + text
    else parent.children.splice(index, 0, text)
  }

  protected insert(tag: string, attributes: Attributes, isForeign = false): TreeElement {
    const element = this.make(tag, attributes, isForeign)
    this.put(element)
    if (isForeign || !VOID.has(tag)) this.open.list.push(element)
    return element
  }

  protected foster(act: () => void): void {
    this.isFostering = true
    act()
    this.isFostering = false
  }

  protected goOn(): void {
    this.phrases.goOn(({ tag, attributes }) =>
      this.open.list.length > MAX_OPEN ? undefined : this.insert(tag, attributes),
    )
  }
}

import type { Attributes } from './html-tokens'

/** An element while its text is read; a `RawNode` when it is done. */
export interface TreeElement {
  readonly tag: string
  readonly attributes: Attributes
  readonly children: (string | TreeElement)[]
  /** A part of a drawing or formula, which has rules of its own. */
  readonly isForeign: boolean
  parent?: TreeElement
}

export type Tags = ReadonlySet<string>

export const tags = (list: string): Tags => new Set(list.split(' '))

export const only = (tag: string): Tags => new Set([tag])

/** What no end tag of a phrase reaches over. */
const SPECIAL = tags(
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd ' +
    'details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header ' +
    'hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ' +
    'ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th ' +
    'thead title tr track ul wbr xmp',
)
const FOREIGN_SPECIAL = tags('mi mo mn ms mtext annotation-xml foreignobject desc title')
const SCOPE = tags('applet caption html table td th marquee object template')
const TABLE_SCOPE = tags('html table template')
const IMPLIED = tags('dd dt li optgroup option p rb rp rt rtc')

/** What may not be looked through besides the usual. */
const NOTHING = tags('')
const BUTTON = tags('button')
const LIST = tags('ol ul')

export function isSpecial({ tag, isForeign }: TreeElement): boolean {
  return (isForeign ? FOREIGN_SPECIAL : SPECIAL).has(tag)
}

/** What an end tag from within does not reach over; lists and buttons are such to some tags only. */
export function isScopeEnd({ tag, isForeign }: TreeElement, more: Tags = NOTHING): boolean {
  return isForeign ? FOREIGN_SPECIAL.has(tag) : SCOPE.has(tag) || more.has(tag)
}

export function detach(element: TreeElement): void {
  const siblings = element.parent?.children
  if (siblings) siblings.splice(siblings.lastIndexOf(element), 1)
  element.parent = undefined
}

/** The elements that are open, the innermost last. */
export class OpenElements {
  readonly root: TreeElement = { tag: 'html', attributes: {}, children: [], isForeign: false }
  readonly list: TreeElement[] = [this.root]

  get top(): TreeElement {
    return this.list[this.list.length - 1] ?? this.root
  }

  /** The innermost of a tag. */
  last(tag: string): TreeElement | undefined {
    return this.nearest(element => element.tag === tag)
  }

  nearest(fits: (element: TreeElement) => boolean): TreeElement | undefined {
    for (let index = this.list.length - 1; index > 0; index--) {
      const element = this.list[index]
      if (element && fits(element)) return element
    }
    return undefined
  }

  above(element: TreeElement): TreeElement {
    return this.list[this.list.lastIndexOf(element) - 1] ?? this.root
  }

  remove(element: TreeElement): void {
    const index = this.list.lastIndexOf(element)
    if (index > 0) this.list.splice(index, 1)
  }

  pop(): void {
    if (this.list.length > 1) this.list.pop()
  }

  popTo(element: TreeElement): void {
    const index = this.list.lastIndexOf(element)
    if (index > 0) this.list.length = index
  }

  /** Pops up to the innermost of these tags. */
  popUntil(tag: string): void {
    const element = this.last(tag)
    if (element) this.popTo(element)
  }

  /** Pops what lies in the innermost of these tags. */
  clearTo(context: Tags): void {
    while (this.list.length > 1 && !context.has(this.top.tag)) this.pop()
  }

  /** Ends what HTML lets a text leave open. */
  popImplied(except = ''): void {
    while (!this.top.isForeign && this.top.tag !== except && IMPLIED.has(this.top.tag)) this.pop()
  }

  /** The innermost element that an end tag of these tags may reach. */
  inScope(wanted: Tags, more: Tags = NOTHING): TreeElement | undefined {
    const isWanted = ({ tag, isForeign }: TreeElement) => !isForeign && wanted.has(tag)
    const found = this.nearest(element => isWanted(element) || isScopeEnd(element, more))
    return found && isWanted(found) ? found : undefined
  }

  inButtonScope(tag: string): TreeElement | undefined {
    return this.inScope(only(tag), BUTTON)
  }

  inListScope(tag: string): TreeElement | undefined {
    return this.inScope(only(tag), LIST)
  }

  inTableScope(tag: string): TreeElement | undefined {
    const found = this.nearest(element => element.tag === tag || TABLE_SCOPE.has(element.tag))
    return found?.tag === tag ? found : undefined
  }
}

import type { RawNode } from '@/lib/rich-text/nodes'

interface OpenElement {
  readonly tag: string
  readonly attributes: Record<string, string>
  readonly children: RawNode[]
}

// Without a prototype: a name of an attribute is the server's.
const noAttributes = (): Record<string, string> => Object.create(null) as Record<string, string>

const VOID = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']

/** What the beginning of an element ends when it is still open: editors leave these closing tags out. */
const ENDS = new Map([
  ['p', ['p']],
  ['li', ['li']],
  ['tr', ['td', 'th', 'tr']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
])

/** Deeper than any text goes. What lies deeper is taken as if its tags were not there, before anything walks down it. */
const MAX_OPEN = 200

/**
 * Puts the events of an HTML tokenizer together: what was not closed ends with what it lies in, what was not opened is not
 * closed, comments and document types are left out.
 */
export class HtmlTree {
  private readonly root: OpenElement = { tag: '', attributes: {}, children: [] }
  private readonly open = [this.root]
  private text = ''
  private tagName = ''
  private attributes = noAttributes()
  private attribute: { name: string; value: string } | undefined
  private isEnd = false
  private isSelfClosing = false
  /** Beginnings that were left out for their depth; so many ends mean nothing. */
  private leftOut = 0

  get nodes(): RawNode[] {
    return this.root.children
  }

  reset(): void {}
  tagOpen(): void {}

  beginData(): void {
    this.text = ''
  }
  appendToData(text: string): void {
    this.text += text
  }
  finishData(): void {
    if (this.text) this.top.children.push(this.text)
  }

  beginStartTag(): void {
    this.beginTag(false)
  }
  beginEndTag(): void {
    this.beginTag(true)
  }
  appendToTagName(text: string): void {
    this.tagName += text
  }
  beginAttribute(): void {
    this.attribute = { name: '', value: '' }
  }
  appendToAttributeName(text: string): void {
    if (this.attribute) this.attribute.name += text
  }
  beginAttributeValue(): void {}
  appendToAttributeValue(text: string): void {
    if (this.attribute) this.attribute.value += text
  }
  finishAttributeValue(): void {
    const { name = '', value = '' } = this.attribute ?? {}
    this.attribute = undefined
    // The first of an attribute counts, as in a browser.
    const key = name.toLowerCase()
    if (key && !(key in this.attributes)) this.attributes[key] = value
  }
  markTagAsSelfClosing(): void {
    this.isSelfClosing = true
  }
  finishTag(): void {
    const tag = this.tagName.toLowerCase()
    if (this.isEnd) this.close(tag)
    else this.begin(tag)
  }

  beginComment(): void {}
  appendToCommentData(): void {}
  finishComment(): void {}
  reportSyntaxError(): void {}

  private get top(): OpenElement {
    return this.open[this.open.length - 1] ?? this.root
  }

  private beginTag(isEnd: boolean): void {
    this.tagName = ''
    this.attributes = noAttributes()
    this.isEnd = isEnd
    this.isSelfClosing = false
  }

  private begin(tag: string): void {
    const isOpening = !VOID.includes(tag) && !this.isSelfClosing
    while (ENDS.get(tag)?.includes(this.top.tag)) this.open.pop()
    if (isOpening && this.open.length > MAX_OPEN) {
      this.leftOut += 1
      return
    }
    const element: OpenElement = { tag, attributes: this.attributes, children: [] }
    this.top.children.push(element)
    if (isOpening) this.open.push(element)
  }

  private close(tag: string): void {
    if (this.leftOut > 0) {
      this.leftOut -= 1
      return
    }
    const depth = this.open.map(element => element.tag).lastIndexOf(tag)
    if (depth > 0) this.open.length = depth
  }
}

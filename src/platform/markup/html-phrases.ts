import { detach, isScopeEnd, isSpecial, type OpenElements, type TreeElement } from './html-stack'

/** More of them are never open at once in a text; so many are begun again in each paragraph. */
const MAX_PHRASES = 16

/** Bold, links and the like, which go on in the next paragraph until they are ended; HTML's "active formatting elements". */
export class Phrases {
  /** `undefined` marks where a cell or the like begins: its phrases are its own. */
  private list: (TreeElement | undefined)[] = []

  constructor(
    private readonly open: OpenElements,
    private readonly clone: (element: TreeElement) => TreeElement,
    private readonly insert: (element: TreeElement, into: TreeElement) => void,
  ) {}

  /** The last of a tag in this cell. */
  last(tag: string): TreeElement | undefined {
    const own = this.list.slice(this.list.lastIndexOf(undefined) + 1)
    return own.reverse().find(phrase => phrase?.tag === tag)
  }

  mark(): void {
    this.list.push(undefined)
  }

  clearToMark(): void {
    this.list.length = Math.max(0, this.list.lastIndexOf(undefined))
  }

  drop(phrase: TreeElement): void {
    const index = this.list.lastIndexOf(phrase)
    if (index >= 0) this.list.splice(index, 1)
  }

  push(phrase: TreeElement): void {
    const own = this.list.slice(this.list.lastIndexOf(undefined) + 1)
    const alike = own.filter(other => other && isAlike(other, phrase))
    // Three of a kind, as browsers do.
    const [first = own.length >= MAX_PHRASES ? own[0] : undefined] = alike.length >= 3 ? alike : []
    if (first) this.drop(first)
    this.list.push(phrase)
  }

  /** Begins anew what the end of a paragraph or the like has cut off. */
  goOn(begin: (phrase: TreeElement) => TreeElement | undefined): void {
    const isOpen = (phrase: TreeElement | undefined) =>
      phrase === undefined || this.open.list.includes(phrase)
    let index = this.list.length
    while (index > 0 && !isOpen(this.list[index - 1])) index -= 1
    for (; index < this.list.length; index++) {
      const phrase = this.list[index]
      const again = phrase && begin(phrase)
      if (!again) return
      this.list[index] = again
    }
  }

  /** Ends a phrase, also across blocks: HTML's "adoption agency". Answers whether there was one. */
  end(tag: string): boolean {
    if (this.open.top.tag === tag && !this.list.includes(this.open.top)) {
      this.open.pop()
      return true
    }
    for (let times = 0; times < 8; times++) {
      const phrase = this.last(tag)
      if (!phrase) return times > 0
      if (!this.endOne(phrase)) return true
    }
    return true
  }

  /** Answers whether a block lay in it, so that there may be more to do. */
  private endOne(phrase: TreeElement): boolean {
    const { open } = this
    const index = open.list.lastIndexOf(phrase)
    if (index < 0) {
      this.drop(phrase)
      return false
    }
    const inner = open.list.slice(index + 1)
    if (inner.some(element => isScopeEnd(element))) return false
    const block = inner.find(element => isSpecial(element))
    if (!block) {
      open.popTo(phrase)
      this.drop(phrase)
      return false
    }
    this.split(phrase, block)
    return true
  }

  private split(phrase: TreeElement, block: TreeElement): void {
    const { open } = this
    const common = open.above(phrase)
    const { last, behind } = this.takeOver(phrase, block)
    detach(last)
    this.insert(last, common)
    const inner = this.clone(phrase)
    for (const child of block.children.splice(0)) {
      if (typeof child !== 'string') child.parent = inner
      inner.children.push(child)
    }
    inner.parent = block
    block.children.push(inner)
    this.replace(phrase, inner, behind)
    open.remove(phrase)
    open.list.splice(open.list.lastIndexOf(block) + 1, 0, inner)
  }

  /** Puts copies of the phrases between the two around the block. */
  private takeOver(phrase: TreeElement, block: TreeElement) {
    const { open } = this
    let last = block
    let behind: TreeElement | undefined
    let above = open.above(block)
    for (let count = 1; above !== phrase; count++) {
      const node = above
      above = open.above(node)
      if (count > 3) this.drop(node)
      const index = this.list.lastIndexOf(node)
      if (index < 0) {
        open.remove(node)
        continue
      }
      const copy = this.clone(node)
      this.list[index] = copy
      open.list[open.list.lastIndexOf(node)] = copy
      if (last === block) behind = copy
      detach(last)
      last.parent = copy
      copy.children.push(last)
      last = copy
    }
    return { last, behind }
  }

  private replace(phrase: TreeElement, inner: TreeElement, behind: TreeElement | undefined): void {
    if (!behind) {
      this.list[this.list.lastIndexOf(phrase)] = inner
      return
    }
    this.drop(phrase)
    this.list.splice(this.list.lastIndexOf(behind) + 1, 0, inner)
  }
}

function isAlike(one: TreeElement, other: TreeElement): boolean {
  const names = Object.keys(one.attributes)
  return (
    one.tag === other.tag &&
    names.length === Object.keys(other.attributes).length &&
    names.every(name => one.attributes[name] === other.attributes[name])
  )
}

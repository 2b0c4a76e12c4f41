import { Places, VOID } from './html-places'
import { isSpecial, only, tags, type Tags, type TreeElement } from './html-stack'
import type { Attributes } from './html-tokens'

/** What follows them is no markup; none of them is shown. */
export const RAW = tags('iframe noembed noframes plaintext script style textarea title xmp')
/** Parts of a document, which a text has not. */
const NO_TAGS = tags('body frame frameset head html')
const VOID_PHRASES = tags('area br embed img input keygen wbr')
const BLOCKS = tags(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 header hgroup hr listing main menu nav ol p plaintext pre search section summary ul xmp',
)
const HEADINGS = tags('h1 h2 h3 h4 h5 h6')
const PHRASES = tags('a b big code em font i nobr s small strike strong tt u')
const OWN_PHRASES = tags('applet marquee object')
/** Each ends the last of its kind: the closing tags are left out. */
const ITEMS: ReadonlyMap<string, Tags> = new Map([
  ['li', tags('li')],
  ['dd', tags('dd dt')],
  ['dt', tags('dd dt')],
])
const NOT_PAST_ITEMS = tags('address div p')

/** What a text is made of outside of tables, HTML's "in body". */
export class BodyRules extends Places {
  protected form: TreeElement | undefined
  /** The line feed after `<pre>` is none of the text. */
  protected skipsLineFeed = false

  protected textOfBody(text: string): void {
    this.goOn()
    this.putText(text)
  }

  protected endParagraph(): void {
    const paragraph = this.open.inButtonScope('p')
    if (paragraph) this.open.popTo(paragraph)
  }

  protected startInBody(tag: string, attributes: Attributes, isSelfClosing: boolean): void {
    if (NO_TAGS.has(tag) || (tag === 'form' && this.form)) return
    if (ITEMS.has(tag)) this.endItem(tag)
    if (BLOCKS.has(tag) || ITEMS.has(tag)) this.endParagraph()
    if (HEADINGS.has(tag) && HEADINGS.has(this.open.top.tag)) this.open.pop()
    this.endOpen(tag)
    if (this.isPhrase(tag)) this.goOn()
    if (RAW.has(tag)) return
    const element = this.insert(tag, attributes, tag === 'svg' || tag === 'math')
    if (element.isForeign && isSelfClosing) this.open.pop()
    if (PHRASES.has(tag)) this.phrases.push(element)
    if (OWN_PHRASES.has(tag) || tag === 'template') this.phrases.mark()
    if (tag === 'form') this.form = element
    this.skipsLineFeed = tag === 'pre' || tag === 'listing'
  }

  /** Whether bold and the like go on around it. */
  protected isPhrase(tag: string): boolean {
    if (tag === 'xmp') return true
    if (RAW.has(tag) || BLOCKS.has(tag) || ITEMS.has(tag)) return false
    if (VOID.has(tag)) return VOID_PHRASES.has(tag)
    return !/^(table|template|r[btp]c?)$/.test(tag)
  }

  /** Ends what may not lie in itself. */
  protected endOpen(tag: string): void {
    const { open, phrases } = this
    if (tag === 'a') {
      const link = phrases.last('a')
      if (!link) return
      phrases.end('a')
      phrases.drop(link)
      open.remove(link)
    } else if (tag === 'nobr') {
      this.goOn()
      if (open.inScope(only('nobr'))) phrases.end('nobr')
    } else if (tag === 'button') {
      const button = open.inScope(only('button'))
      if (button) open.popTo(button)
    } else if (tag === 'option' || tag === 'optgroup') {
      if (open.top.tag === 'option') open.pop()
    } else if (/^r[bpt]c?$/.test(tag) && open.inScope(only('ruby'))) {
      open.popImplied(tag === 'rp' || tag === 'rt' ? 'rtc' : '')
    }
  }

  protected endItem(tag: string): void {
    const kinds = ITEMS.get(tag)
    const nearest = this.open.nearest(
      element =>
        !element.isForeign &&
        (kinds?.has(element.tag) || (isSpecial(element) && !NOT_PAST_ITEMS.has(element.tag))),
    )
    if (nearest && kinds?.has(nearest.tag)) this.open.popTo(nearest)
  }

  protected endInBody(tag: string): void {
    const { open, phrases } = this
    if (NO_TAGS.has(tag)) return
    if (tag === 'p') {
      if (!open.inButtonScope('p')) this.insert('p', {})
      this.endParagraph()
    } else if (tag === 'br') this.startInBody('br', {}, false)
    else if (tag === 'form') this.endForm()
    else if (tag === 'template') this.endTemplate()
    else if (tag === 'li') this.endUpTo(open.inListScope('li'))
    else if (HEADINGS.has(tag)) this.endUpTo(open.inScope(HEADINGS))
    else if (BLOCKS.has(tag) || ITEMS.has(tag) || tag === 'button') this.endUpTo(open.inScope(only(tag)))
    else if (OWN_PHRASES.has(tag)) {
      if (this.endUpTo(open.inScope(only(tag)))) phrases.clearToMark()
    } else if (!PHRASES.has(tag) || !phrases.end(tag)) this.endOther(tag)
  }

  protected endUpTo(element: TreeElement | undefined): boolean {
    if (element) this.open.popTo(element)
    return element !== undefined
  }

  protected endOther(tag: string): void {
    const nearest = this.open.nearest(
      element => (element.tag === tag && !element.isForeign) || isSpecial(element),
    )
    if (nearest?.tag === tag && !nearest.isForeign) this.open.popTo(nearest)
  }

  protected endForm(): void {
    const { form } = this
    this.form = undefined
    if (!form || this.open.inScope(only('form')) !== form) return
    this.open.popImplied()
    this.open.remove(form)
  }

  protected endTemplate(): void {
    const template = this.open.last('template')
    if (!template) return
    this.open.popTo(template)
    this.phrases.clearToMark()
  }
}

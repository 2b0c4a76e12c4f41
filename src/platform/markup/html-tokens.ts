import { decodeEntities } from '@/lib/rich-text/entities'

export type Attributes = Readonly<Record<string, string>>

/** What a text is made of, in its order. */
export interface TokenSink {
  text(text: string): void
  /** Answers whether what follows is no markup until the element's own end. */
  start(tag: string, attributes: Attributes, isSelfClosing: boolean): boolean
  end(tag: string): void
  /** A comment or a document type: nothing of it is kept, but it stands between. */
  comment(): void
  /** Whether `<![CDATA[` holds text here, as in a drawing. */
  readonly hasCdata: boolean
}

// Spaces of HTML: `\s` has those of Chinese text too.
const AFTER_SPACE = /[^\t\n\f\r ]|$/g
const AFTER_GAP = /[^\t\n\f\r /]|$/g
const NAME_END = /[\t\n\f\r />]|$/g
const ATTRIBUTE_END = /[\t\n\f\r />=]|$/g
const VALUE_END = /[\t\n\f\r >]|$/g

// Without a prototype: a name of an attribute is the server's.
const noAttributes = (): Record<string, string> => Object.create(null) as Record<string, string>

/** Where a pattern fits first from a place on; the pattern fits at the end. */
function find(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

/** Cuts a text into tags and what is between them, as the standard of HTML says. */
class Tokens {
  private at = 0
  private pending = ''
  private isSelfClosing = false

  constructor(
    private readonly html: string,
    private readonly sink: TokenSink,
  ) {}

  run(): void {
    while (this.at < this.html.length) {
      const next = this.indexOf('<', this.at)
      this.pending += decodeEntities(this.html.slice(this.at, next))
      this.at = next
      if (next < this.html.length) this.open()
    }
    this.flush()
  }

  private indexOf(text: string, from: number): number {
    const index = this.html.indexOf(text, from)
    return index < 0 ? this.html.length : index
  }

  private flush(): void {
    if (this.pending) this.sink.text(this.pending)
    this.pending = ''
  }

  /** At a `<`: before a letter, `/`, `!` or `?` it is markup, else a sign of the text. */
  private open(): void {
    const [first = '', second = ''] = this.html.slice(this.at + 1, this.at + 3)
    if (/[a-z]/i.test(first)) this.tag(this.at + 1, false)
    else if (first === '/' && /[a-z]/i.test(second)) this.tag(this.at + 2, true)
    else if (first === '!' || first === '?' || (first === '/' && second)) this.declaration()
    else {
      this.pending += '<'
      this.at += 1
    }
  }

  /** Comments, document types and what HTML takes for a comment. */
  private declaration(): void {
    const rest = this.html.slice(this.at, this.at + 9)
    if (rest.startsWith('<!--')) this.comment()
    else if (rest === '<![CDATA[' && this.sink.hasCdata) this.at = this.indexOf(']]>', this.at) + 3
    else {
      // `</>` is nothing at all and parts no text.
      if (!rest.startsWith('</>')) this.between()
      this.at = this.indexOf('>', this.at) + 1
    }
  }

  private between(): void {
    this.flush()
    this.sink.comment()
  }

  private comment(): void {
    this.between()
    const end = /^<!--(?:-?>)/.exec(this.html.slice(this.at, this.at + 6))
    if (end) this.at += end[0].length
    else this.at = find(/--!?>|$/g, this.html, this.at + 4) + 3
    // The longer of the two ends.
    if (this.html[this.at - 1] === '!') this.at += 1
  }

  private tag(from: number, isEnd: boolean): void {
    this.at = find(NAME_END, this.html, from)
    const name = this.html.slice(from, this.at).toLowerCase()
    const attributes = this.attributes()
    // A tag that never ends is none.
    if (this.at >= this.html.length) return
    this.at += 1
    this.flush()
    if (isEnd) this.sink.end(name)
    else if (this.sink.start(name, attributes, this.isSelfClosing)) this.skipTo(name)
  }

  private skipTo(name: string): void {
    // Nothing ends it.
    if (name === 'plaintext') this.at = this.html.length
    else this.at = find(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])|$`, 'gi'), this.html, this.at)
  }

  private attributes(): Record<string, string> {
    const attributes = noAttributes()
    for (;;) {
      const gap = this.at
      this.at = find(AFTER_GAP, this.html, gap)
      // In `href=a/>` the stroke is the address's.
      this.isSelfClosing = this.at > gap && this.html[this.at - 1] === '/'
      if (this.at >= this.html.length || this.html[this.at] === '>') return attributes
      const from = this.at
      this.at = find(ATTRIBUTE_END, this.html, from + 1)
      const name = this.html.slice(from, this.at).toLowerCase()
      const value = decodeEntities(this.value(), true)
      // The first of an attribute counts.
      if (!(name in attributes)) attributes[name] = value
    }
  }

  private value(): string {
    const sign = find(AFTER_SPACE, this.html, this.at)
    if (this.html[sign] !== '=') return ''
    const from = find(AFTER_SPACE, this.html, sign + 1)
    const quote = this.html[from]
    if (quote === '"' || quote === "'") {
      const end = this.indexOf(quote, from + 1)
      this.at = end + 1
      return this.html.slice(from + 1, end)
    }
    this.at = find(VALUE_END, this.html, from)
    return this.html.slice(from, this.at)
  }
}

/** Hands the parts of a text on. */
export function readTokens(html: string, sink: TokenSink): void {
  new Tokens(html.replace(/\r\n?/g, '\n'), sink).run()
}

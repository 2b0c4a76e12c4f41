/** Tags that a server's text may be made of once it is sanitised; headings begin below the page's own. */
export type RichTag =
  | ('p' | 'div' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'blockquote' | 'figure' | 'figcaption' | 'hr')
  | ('table' | 'caption' | 'thead' | 'tbody' | 'tr' | 'th' | 'td')
  | ('strong' | 'em' | 'u' | 's' | 'sub' | 'sup' | 'span' | 'br' | 'a' | 'img')

/** Markup as a parser found it: nothing in it may be trusted. */
export type RawNode = string | RawElement

export interface RawElement {
  /** In lower case. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly RawNode[]
}

/** Sanitised markup: known tags, no attributes but those named here, addresses that the policy let pass. */
export type RichNode = string | RichElement

export interface RichElement {
  readonly tag: RichTag
  /** Of `a`: where it leads. */
  readonly href?: string
  /** Of `img`: the picture's address and what it shows; `''` for decoration. */
  readonly src?: string
  readonly alt?: string
  /** Of `img`: width divided by height, when the markup tells both. */
  readonly ratio?: number
  /** Of cells. */
  readonly colSpan?: number
  readonly rowSpan?: number
  readonly children: readonly RichNode[]
}

/** Which addresses may be used; each answers the address to use, or nothing. */
export interface AddressPolicy {
  readonly linkOf: (href: string) => string | undefined
  readonly pictureOf: (src: string) => string | undefined
}

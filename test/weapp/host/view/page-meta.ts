/** What `page-meta` and `navigation-bar` of the template say of their page. */
export interface PageMeta {
  readonly rootFontSize: string
  readonly pageStyle: string
  /** Title of a `navigation-bar` in the template; '' leaves the one that was set otherwise. */
  readonly title: string
}

const CHANGED = 'page-meta-changed'

function defineReporting(tag: string, attributes: readonly string[]): void {
  customElements.define(
    tag,
    class extends HTMLElement {
      static readonly observedAttributes = attributes

      attributeChangedCallback(): void {
        this.dispatchEvent(new Event(CHANGED, { bubbles: true }))
      }
    },
  )
}

/** Defines `wx-page-meta` and `wx-navigation-bar`. */
export function definePageMeta(): void {
  defineReporting('wx-page-meta', ['root-font-size', 'page-style'])
  defineReporting('wx-navigation-bar', ['title'])
}

/** Calls back whenever what a page says of itself has changed; the page is the listener's own. */
export function onPageMetaChange(page: HTMLElement, listen: () => void): void {
  page.addEventListener(CHANGED, listen)
}

/** What the page's `page-meta` says now; nothing when it has none. */
export function readPageMeta(page: HTMLElement): PageMeta {
  const meta = page.querySelector(':scope > wx-page-meta')
  return {
    rootFontSize: meta?.getAttribute('root-font-size') ?? '',
    pageStyle: meta?.getAttribute('page-style') ?? '',
    title: meta?.querySelector('wx-navigation-bar')?.getAttribute('title') ?? '',
  }
}

/** What `page-meta` and `navigation-bar` of the template say of their page; '' where they say nothing. */
export interface PageMeta {
  readonly rootFontSize: string
  readonly pageStyle: string
  readonly backgroundColor: string
  /** Colour of what WeChat draws while the page is pulled down: `dark` or `light`. */
  readonly backgroundTextStyle: string
  /** Title of a `navigation-bar` in the template. */
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
  defineReporting('wx-page-meta', [
    'root-font-size',
    'page-style',
    'background-color',
    'background-text-style',
  ])
  defineReporting('wx-navigation-bar', ['title'])
}

/** Calls back whenever what a page says of itself has changed; the page is the listener's own. */
export function onPageMetaChange(page: HTMLElement, listen: () => void): void {
  page.addEventListener(CHANGED, listen)
}

/** What the page's `page-meta` says now. */
export function readPageMeta(page: HTMLElement): PageMeta {
  const meta = page.querySelector(':scope > wx-page-meta')
  const read = (name: string) => meta?.getAttribute(name) ?? ''
  return {
    rootFontSize: read('root-font-size'),
    pageStyle: read('page-style'),
    backgroundColor: read('background-color'),
    backgroundTextStyle: read('background-text-style'),
    title: meta?.querySelector('wx-navigation-bar')?.getAttribute('title') ?? '',
  }
}

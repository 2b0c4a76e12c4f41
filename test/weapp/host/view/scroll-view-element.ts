/** A box that scrolls inside the page, as WeChat builds it: the children lie in a scroller of their own. */
const TEMPLATE = `
  <style>
    :host { display: block; width: 100%; }
    div { height: 100%; max-height: inherit; overflow: hidden; position: relative; width: 100%; }
    :host([scroll-x]) div { overflow-x: auto; }
    :host([scroll-y]) div { overflow-y: auto; }
    :host([enhanced]:not([show-scrollbar])) div { scrollbar-width: none; }
  </style>
  <div><slot></slot></div>
`

/** Defines `wx-scroll-view`. */
export function defineScrollView(): void {
  customElements.define(
    'wx-scroll-view',
    class extends HTMLElement {
      private readonly scroller: HTMLElement
      private last = { left: 0, top: 0 }

      constructor() {
        super()
        const root = this.attachShadow({ mode: 'open' })
        root.innerHTML = TEMPLATE
        this.scroller = root.querySelector('div') as HTMLElement
        this.scroller.addEventListener('scroll', () => this.tell())
      }

      private tell(): void {
        const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = this.scroller
        const deltaX = this.last.left - scrollLeft
        const deltaY = this.last.top - scrollTop
        this.last = { left: scrollLeft, top: scrollTop }
        const detail = { scrollLeft, scrollTop, scrollWidth, scrollHeight, deltaX, deltaY }
        this.dispatchEvent(new CustomEvent('scroll', { detail }))
      }
    },
  )
}

/** WeChat's size of a camera that nothing else sizes. */
export const CAMERA_STYLE = `
  wx-camera { background: #222; display: block; height: 300px; overflow: hidden; width: 100%; }
`

/** Defines `wx-camera`: it says that it is ready once it stands in the page. */
export function defineCamera(): void {
  customElements.define(
    'wx-camera',
    class extends HTMLElement {
      connectedCallback(): void {
        // Never before the page knows of it.
        setTimeout(() => this.dispatchEvent(new CustomEvent('initdone', { detail: { maxZoom: 1 } })), 0)
      }
    },
  )
}

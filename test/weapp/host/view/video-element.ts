/** WeChat's size of a video that nothing else sizes. */
export const VIDEO_STYLE = `
  wx-video { display: inline-block; height: 225px; overflow: hidden; width: 300px; }
  wx-video > video { background: #000; display: block; height: 100%; width: 100%; }
`

/** Address of a file that the host has made, for the browser to load. */
type Resolve = (src: string) => string

/** Defines `wx-video`: the browser's own player, its events as WeChat sends them. */
export function defineVideo(resolve: Resolve): void {
  customElements.define(
    'wx-video',
    class extends HTMLElement {
      static readonly observedAttributes = ['src', 'poster']
      private readonly player = document.createElement('video')

      constructor() {
        super()
        this.player.controls = true
        this.player.preload = 'metadata'
        this.player.addEventListener('timeupdate', () => {
          const { currentTime, duration } = this.player
          this.dispatchEvent(new CustomEvent('timeupdate', { detail: { currentTime, duration } }))
        })
        this.player.addEventListener('error', () =>
          this.dispatchEvent(
            new CustomEvent('error', { detail: { errMsg: `cannot play ${this.player.src}` } }),
          ),
        )
      }

      connectedCallback(): void {
        if (!this.player.parentNode) this.append(this.player)
      }

      attributeChangedCallback(name: 'src' | 'poster'): void {
        const value = this.getAttribute(name) ?? ''
        if (value) this.player[name] = resolve(value)
        else this.player.removeAttribute(name)
      }
    },
  )
}

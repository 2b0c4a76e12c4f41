/** WeChat's size of an image that nothing else sizes; modes `widthFix` and `heightFix` follow the picture. */
export const IMAGE_STYLE = `
  wx-image { display: inline-block; height: 240px; overflow: hidden; width: 320px; }
  wx-image > img { display: block; height: 100%; width: 100%; }
  wx-image[mode='aspectFit'] > img { object-fit: contain; }
  wx-image[mode='aspectFill'] > img { object-fit: cover; }
  wx-image[mode='widthFix'], wx-image[mode='widthFix'] > img { height: auto; }
  wx-image[mode='heightFix'], wx-image[mode='heightFix'] > img { width: auto; }
`

/** Address of a file that the host has made, for the browser to load. */
type Resolve = (src: string) => string

/** Defines `wx-image`. */
export function defineImage(resolve: Resolve): void {
  customElements.define(
    'wx-image',
    class extends HTMLElement {
      static readonly observedAttributes = ['src']
      private readonly picture = document.createElement('img')

      constructor() {
        super()
        this.picture.alt = ''
        this.picture.addEventListener('load', () => {
          const { naturalWidth: width, naturalHeight: height } = this.picture
          this.dispatchEvent(new CustomEvent('load', { detail: { width, height } }))
        })
        this.picture.addEventListener('error', () =>
          this.dispatchEvent(
            new CustomEvent('error', { detail: { errMsg: `cannot load ${this.picture.src}` } }),
          ),
        )
      }

      connectedCallback(): void {
        if (!this.picture.parentNode) this.append(this.picture)
      }

      attributeChangedCallback(): void {
        const src = this.getAttribute('src') ?? ''
        if (src) this.picture.src = resolve(src)
        else this.picture.removeAttribute('src')
      }
    },
  )
}

import type { PageModule, PageRoute } from './types'

/** webpack's own: `e` fetches a chunk that is not here yet, the function itself answers a module that is. */
declare const __webpack_require__: ((module: string) => PageModule) & { e(chunk: string): Promise<unknown> }

/** The page that the document was written for, as `<meta name="page" content="file module chunk chunk …">` says (config/entry-pages). */
export function launchPage(): PageRoute | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="page"]')?.content
  if (!content) return undefined
  const [path = '', module = '', ...chunks] = content.split(' ')
  return {
    path,
    load: async () => {
      await Promise.all(chunks.map(chunk => __webpack_require__.e(chunk)))
      return __webpack_require__(module)
    },
  }
}

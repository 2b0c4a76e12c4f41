import type { SendAhead } from './prepare-page.types'

/** WeChat has a page's code at hand. */
export function preparePage(_page: string, _params: object, _send: SendAhead): () => void {
  return () => undefined
}

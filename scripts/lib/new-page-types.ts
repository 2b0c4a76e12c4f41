import type { EndpointShape } from './endpoint-shape'

/** A parameter of the address, which the endpoint takes by the same name; `name?` on the line may be absent. */
export interface PageParam {
  readonly name: string
  readonly isOptional: boolean
}

/** What a new page is made of. */
export interface NewPage {
  readonly package: string
  /** Folder below the package: `points/rules`. */
  readonly folder: string
  /** Path as the specification spells it. */
  readonly url: string
  readonly title: string
  /** What it reads first. */
  readonly endpoint: string
  /** The contract file that declares the endpoint, without its extension. */
  readonly contract: string
  readonly shape: EndpointShape
  readonly params: readonly PageParam[]
  /** One thing, rows by pages, or a form that the endpoint is written by. */
  readonly kind: 'detail' | 'list' | 'form'
}

/** What the sources call it. */
export interface Names {
  readonly page: string
  readonly key: string
  readonly query: string
  /** From the page's folder up to its package. */
  readonly up: string
}

/** Where the product runs. Only `src/platform` asks; everything above sees capabilities. */
export type HostKind = 'native' | 'webview' | 'browser' | 'miniProgram'

/** What became of handing something to the host. */
export type HostResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly message: string }

/** The native app has it and tells the customer itself what becomes of it: nothing here may say that it is done. */
export interface HandedOver {
  readonly kind: 'handedOver'
}

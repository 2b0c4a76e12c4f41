/** An open page as it was opened: the key of its route's address on this target, and its parameters, decoded. */
export interface OpenPage {
  readonly isOf: (route: { readonly page: string; readonly path: string }) => boolean
  readonly params: Readonly<Record<string, string | undefined>>
}

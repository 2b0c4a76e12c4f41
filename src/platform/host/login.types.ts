/** What became of asking the host for the login. */
export type LoginRequest =
  /** The host opens its own login and brings the customer back. */
  | { readonly kind: 'handled' }
  /** This host has no login of its own: the caller opens the product's login page. */
  | { readonly kind: 'route' }

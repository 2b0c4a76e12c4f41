export interface FaceRequest {
  readonly bizToken: string
  /** Where a plain browser does the check; `""` elsewhere. */
  readonly verifyUrl: string
  /** Address of ours, below the page's origin, that the check returns to. */
  readonly returnTo: string
}

/** What became of starting a check; its outcome is only ever the server's word. */
export type FaceLaunch =
  /** The host is at it: ask the server. */
  | { readonly kind: 'waiting' }
  /** The page is being left; the check returns to `returnTo`. */
  | { readonly kind: 'left' }
  /** This host cannot check faces: the manual route is the way. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly message: string }

import type { LoginRequest } from './login.types'

/** The mini-program's login is a page of the product. */
export function requestHostLogin(_returnTo: string): Promise<LoginRequest> {
  return Promise.resolve({ kind: 'route' })
}

/** Only a host's own login leaves the page where it is. */
export function onNextTap(_handle: () => void): void {}

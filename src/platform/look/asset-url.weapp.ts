import { isOwnMedia } from '@/lib/own-media'

/** Origin of the API, put in by the build (config/index.ts): a mini-program has no address to resolve paths against. */
declare const API_ORIGIN: string

/**
 * Address of a picture or video that the back end names by its path (`/services/…`), as this host loads it; undefined for
 * any that lies elsewhere, which is not loaded at all.
 */
export function assetUrl(path: string): string | undefined {
  return isOwnMedia(path) ? API_ORIGIN + path : undefined
}

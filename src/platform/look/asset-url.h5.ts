import { isOwnMedia } from '@/lib/own-media'

/**
 * Address of a picture or video that the back end names by its path (`/services/…`), as this host loads it; undefined for
 * any that lies elsewhere, which is not loaded at all.
 */
export function assetUrl(path: string): string | undefined {
  return isOwnMedia(path) ? path : undefined
}

/** Origin of the API, put in by the build (config/index.ts): a mini-program has no address to resolve paths against. */
declare const API_ORIGIN: string

/** Address of a picture that the back end names by its path (`/services/…`), as this host loads it. */
export function assetUrl(path: string): string {
  return API_ORIGIN + path
}

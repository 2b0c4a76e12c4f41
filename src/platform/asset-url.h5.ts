/** Address of a picture that the back end names by its path (`/services/…`), as this host loads it. */
export function assetUrl(path: string): string {
  return path
}

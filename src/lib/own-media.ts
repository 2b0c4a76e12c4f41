/**
 * Whether a path is that of a picture, a video or a short-lived file of the own back end, and nothing a host could read as another place: lists
 * come from the server like texts do, and get no more from an address than those.
 */
export function isOwnMedia(path: string): boolean {
  return /^\/services\/trustAppApi\/(?:picture\/[a-z\d-]+\.(?:svg|png|jpg)|video\/[a-z\d-]+\.mp4|file\/[\w-]+\?expires=\d+&sig=[\w-]+)$/.test(
    path,
  )
}

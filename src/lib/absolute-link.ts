/**
 * A link of the share card as an address a camera can read: absolute ones stay, paths get the page's origin. Empty when
 * neither is possible, so that no code is drawn that leads nowhere.
 */
export function absoluteLink(link: string, origin: string): string {
  if (/^https?:\/\//.test(link)) return link
  return link.startsWith('/') && !link.startsWith('//') && origin ? origin + link : ''
}

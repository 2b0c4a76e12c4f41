import { PDF_HOSTS } from '@/contract/host-policy'

// A plain address: no user, no port, no backslash that a browser would read as a slash.
const ADDRESS = /^https:\/\/([a-z0-9.-]+)\/([^\\?#]*\/)?([^\\/?#]+)(\?[^\\#]*)?$/
const OWN = /^\/services\/trustAppApi\/file\/[\w-]{1,64}\?[\w\-.~%=&]{1,300}$/

/** Name of the file of an address on an allowed site (`PDF_HOSTS`); undefined for every other address. */
export function fileNameOnSite(address: string): string | undefined {
  const [, host = '', , fileName] = ADDRESS.exec(address) ?? []
  return PDF_HOSTS.includes(host) ? fileName : undefined
}

/** Whether an address that `fileUrlQuery` names may be opened: one of the own back end or of an allowed site. */
export function isFileAddress(address: string): boolean {
  return OWN.test(address) || fileNameOnSite(address) !== undefined
}

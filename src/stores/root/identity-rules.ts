import { IMAGE_MODULES } from '@/contract/image-modules'
import type { NativeImage } from '@/contract/native-calls'
import { IMAGE_HOSTS } from '@/contract/host-policy'

/** File ids that a module keeps beside the photo types (specification, section 4). */
export type ModuleFile =
  'mateFrontFileId' | 'mateBackFileId' | 'beneficiaryFrontFileId' | 'beneficiaryBackFileId'

/** Which module file id a received picture sets, if any. */
export function moduleFileOf(image: Pick<NativeImage, 'moduleCode' | 'moduleName'>): ModuleFile | undefined {
  const { client, beneficiary } = IMAGE_MODULES
  if (image.moduleCode === client.code) {
    if (image.moduleName === client.mateFront) return 'mateFrontFileId'
    if (image.moduleName === client.mateBack) return 'mateBackFileId'
  }
  if (image.moduleCode === beneficiary.code) {
    if (image.moduleName === beneficiary.idFront) return 'beneficiaryFrontFileId'
    if (image.moduleName === beneficiary.idBack) return 'beneficiaryBackFileId'
  }
  return undefined
}

/**
 * The decoded address of a picture, or `undefined` when it may not be loaded: only the page's own origin and allow-listed
 * https hosts are trusted (domain contract, B8, E18).
 */
export function trustedImageUrl(encoded: string, pageOrigin: string): string | undefined {
  let url: string
  try {
    url = decodeURIComponent(encoded)
  } catch {
    return undefined
  }
  // Browsers skip control characters and read a backslash as a slash: neither belongs into an address.
  if (/[\s\\\u0000-\u001f\u007f]/.test(url)) return undefined
  const match = /^(https?):\/\/([^/?#@]+)(?:[/?#].*)?$/i.exec(url)
  if (!match) return undefined
  const [, scheme = '', host = ''] = match
  if (pageOrigin !== '' && `${scheme}://${host}`.toLowerCase() === pageOrigin.toLowerCase()) return url
  return scheme.toLowerCase() === 'https' && IMAGE_HOSTS.includes(host.toLowerCase()) ? url : undefined
}

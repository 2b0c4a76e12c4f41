import { postToNative } from './bridge.h5'
import { downloadText } from './download-text'
import { hostKind } from './host.h5'
import { isInAppBrowser, TO_REAL_BROWSER } from './in-app-browser'
import type { ContactCard } from './contact.types'
import type { HostResult } from './host.types'

/** Commas, semicolons and line ends are signs of the format (RFC 6350, section 3.4). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n')
}

/** The card as a file of the format that every address book reads. */
export function vCardOf({ name, mobile, organisation }: ContactCard): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(organisation)}`,
    `TEL;TYPE=CELL:${escaped(mobile)}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}

/** Hands a card to the address book: the native app asks the customer, a browser downloads it; a web-view can neither. */
export function saveContact(card: ContactCard): Promise<HostResult> {
  if (postToNative('saveContact', { ...card })) return Promise.resolve({ kind: 'done' })
  if (hostKind() !== 'browser') return Promise.resolve({ kind: 'unsupported' })
  if (isInAppBrowser()) return Promise.resolve({ kind: 'failed', message: TO_REAL_BROWSER })
  downloadText(vCardOf(card), 'text/vcard', 'contact.vcf')
  return Promise.resolve({ kind: 'done' })
}

/** Hosts that pictures from the native app may lie on, beside the page's own origin; https only. */
export const IMAGE_HOSTS: readonly string[] = ['img.yuanlan-trust.example']

/** Where server pictures lie, below the own origin; no text or list of the server shows any from elsewhere. */
export const PICTURE_PATH = '/services/trustAppApi/picture/'

/** Other sites that a text of the server may lead to; https only, sub-domains are not included. */
export const LINK_HOSTS: readonly string[] = [
  'www.yuanlan-trust.example',
  'static.yuanlan-trust.example',
  'disclosure.yuanlan-trust.example',
  'privacy.partners.example',
]

/** Hosts whose PDF files may be opened by address, beside the own origin; sub-domains are not included. */
export const PDF_HOSTS: readonly string[] = [
  'static.yuanlan-trust.example',
  'disclosure.yuanlan-trust.example',
]

/** Hosts whose videos may be played by address, beside the own origin; sub-domains are not included. */
export const VIDEO_HOSTS: readonly string[] = ['static.yuanlan-trust.example']

import { LINK_HOSTS, PICTURE_PATH } from '@/contract/host-policy'
import type { AddressPolicy } from '@/lib/rich-text/nodes'
import { assetUrl } from '@/platform/look/asset-url'

/** Spaces, control characters and backslashes are how an address says one host and means another. */
const CLEAN = /^[\w\-.~:/?#@!$&'()*+,;=%]+$/

/** `.` and `..`, written out or encoded: a browser takes them away, and what is left lies somewhere else. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}([/?#]|$)/i

function isAllowedSite(href: string): boolean {
  const [, host] = /^https:\/\/([a-z\d.-]+)(?:[/?#]|$)/.exec(href) ?? []
  return host !== undefined && LINK_HOSTS.includes(host)
}

/** An address of ours, a phone number or an allowed site; nothing else may be tapped. */
export function linkOf(href: string): string | undefined {
  if (!CLEAN.test(href) || DOT_SEGMENT.test(href)) return undefined
  const isOwn = /^\/phone\/[^/\\]/.test(href)
  return isOwn || isAllowedSite(href) || /^tel:[\d-]{3,20}$/.test(href) ? href : undefined
}

/** A picture of the own back end, as the host loads it. */
export function pictureOf(src: string): string | undefined {
  return src.startsWith(PICTURE_PATH) ? assetUrl(src) : undefined
}

/** The one list of addresses that texts of the server may use. */
export const addressPolicy: AddressPolicy = { linkOf, pictureOf }

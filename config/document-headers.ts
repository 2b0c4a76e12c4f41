import { createHash } from 'node:crypto'
import { IMAGE_HOSTS, PDF_HOSTS, VIDEO_HOSTS } from '@/contract/host-policy'

/** Headers of every answer, whatever it is. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // What stands behind the origin of an address may be a token: it goes nowhere, not even to the own scripts.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), serial=(), midi=()',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'SAMEORIGIN',
} as const

/**
 * Where browsers report what the policy refused. By `report-uri`, which every engine of the floor knows; `report-to` came to
 * WebKit long after iOS 13, and where both stand Chromium follows it alone, a minute late.
 */
export const POLICY_REPORT_PATH = '/services/policyReport'

/** The `'sha256-…'` source of every inline script, so that no other inline script runs. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = []
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || code === '') continue
    hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...new Set(hashes)]
}

const sitesOf = (hosts: readonly string[]) => hosts.map(host => `https://${host}`)

/**
 * Content security policy of the product's documents: the inline scripts with these hashes, and of other sites what the
 * product's own code takes from there (src/contract/host-policy.ts).
 */
export function documentPolicy(hashes: readonly string[], { isDev = false } = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...sitesOf(IMAGE_HOSTS)].join(' '),
    ["media-src 'self'", ...sitesOf(VIDEO_HOSTS)].join(' '),
    "font-src 'self' data:",
    [
      "connect-src 'self'",
      ...sitesOf(PDF_HOSTS),
      ...(isDev ? ['ws://127.0.0.1:*', 'ws://localhost:*'] : []),
    ].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    `report-uri ${POLICY_REPORT_PATH}`,
  ].join('; ')
}

import { randomUUID } from 'node:crypto'
import type { SmsScene } from '@/contract/session'
import type { Browser } from './harness'

/** Phones of the seeded customers. */
export const MOBILES = {
  U1: '19900000001',
  U2: '19900000002',
  U3: '19900000003',
  U4: '19900000004',
  U6: '19900000006',
} as const

/** Proves the presence of the customer by a code from the inbox, as the verification page does. */
export async function verifyTokenOf(
  browser: Browser,
  customer: keyof typeof MOBILES,
  scene: SmsScene,
  subject = '',
): Promise<string> {
  await browser.call('smsCodeSend', { scene })
  const smsCode = await browser.lastCode(MOBILES[customer])
  const answer = await browser.call('smsCodeVerify', { scene, subject, smsCode, requestNo: randomUUID() })
  return (answer.data as { verifyToken: string }).verifyToken
}

import { randomUUID } from 'node:crypto'
import { INST_TYPE } from '@/contract/tables/instruction'
import type { Answer, Browser } from './harness'
import { verifyTokenOf } from './verified'

/** The trust of U1, and the seed's day. */
export const trustId = 'FT1'
export const TODAY = '2026-11-20'

/** 400,000.00 of a product that is open every working day, and shares of the same. */
export const BUY = [{ productId: 'P11', amount: '400000' }]
export const SELL = [{ productId: 'P11', shares: '100000' }]

/** What an instruction says other than that purchase. */
export interface Asked {
  readonly instType?: '1' | '2' | '3'
  readonly lines?: readonly object[]
  readonly [more: string]: unknown
}

/** Sends an instruction of U1 with a code of its own, whatever is wrong with it. */
export async function sendInstruction(
  browser: Browser,
  about: { readonly instId?: string },
  asked: Asked = {},
): Promise<Answer> {
  const isDraft = asked.isDraft === '1'
  // Another code can be asked for a minute later.
  await browser.advance(61)
  const verifyToken = isDraft
    ? ''
    : await verifyTokenOf(browser, 'U1', 'instruction', about.instId ?? trustId)
  return browser.call(about.instId ? 'instructionUpdate' : 'instructionCreate', {
    ...(about.instId ? about : { trustId }),
    instType: INST_TYPE.purchase,
    lines: BUY,
    remark: '',
    effectiveDate: TODAY,
    acceptsLowCash: '1',
    isDraft: '0',
    verifyToken,
    requestNo: randomUUID(),
    ...asked,
  })
}

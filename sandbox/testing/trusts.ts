import { randomUUID } from 'node:crypto'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { Answer, Browser } from './harness'
import { handedIn } from './handed-in'
import { samplePdf } from './sample-files'
import { type MOBILES, verifyTokenOf } from './verified'

type Customer = keyof typeof MOBILES

const pdfOf = (browser: Browser, purpose: typeof UPLOAD_PURPOSE.trust | typeof UPLOAD_PURPOSE.distribution) =>
  handedIn(browser, Buffer.concat([samplePdf(), Buffer.from(`\n%${randomUUID()}\n`)]), {
    purpose,
    mime: 'application/pdf',
  })

/** An append of U1's to FT1, as the page makes it; `change` is what is different. */
export async function appendOf(
  browser: Browser,
  change: { readonly cardId: string; readonly [field: string]: unknown },
): Promise<Answer> {
  return browser.call('appendApply', {
    ...{ trustId: 'FT1', amount: '600000', propertyType: '1', propertyName: '', sourceOfFunds: '2' },
    declare: '1',
    fileIds: [await pdfOf(browser, UPLOAD_PURPOSE.trust)],
    verifyToken: await verifyTokenOf(browser, 'U1', 'append', 'FT1'),
    requestNo: randomUUID(),
    ...change,
  })
}

/** A claim under a plan, as the page makes it; `change` is what is different. */
export async function claimOf(
  browser: Browser,
  customer: Customer,
  planId: string,
  change: object = {},
): Promise<Answer> {
  return browser.call('conditionalDistSubmit', {
    ...{ planId, amount: '50000', expectDate: '2026-12-01', remark: '' },
    fileIds: [await pdfOf(browser, UPLOAD_PURPOSE.distribution)],
    verifyToken: await verifyTokenOf(browser, customer, 'claim', planId),
    requestNo: randomUUID(),
    ...change,
  })
}

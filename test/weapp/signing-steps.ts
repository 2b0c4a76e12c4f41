import { randomUUID } from 'node:crypto'
import type { useApp } from './harness'

type App = ReturnType<typeof useApp>

export const ORDER = 'packages/products/orders/order-detail/index'
export const CONTRACT = 'packages/signing/papers/contract/index'
export const CONFIRMATION = 'packages/signing/confirmation/contract-confirmation/index'
export const SIGNATURE = 'packages/signing/signature/contract-signature/index'
export const SIGNED = 'packages/signing/result/contract-signed/index'
export const SUCCESS = 'packages/signing/result/sign-success/index'

/** U1's order of C02 whose signing has begun: three of its five papers are read. */
export const BEGUN = 'D2026111810005'

interface Paper {
  readonly docId: string
  readonly fileId: string
  readonly hash: string
  readonly pageCount: number
  readonly readFlag: string
}

/** Calls the server as U1 does from another device. */
async function call<T>(app: App, name: string, requestData: object): Promise<T> {
  const response = await fetch(`${app.url}/services/trustAppApi/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `sid=${await app.sessionOf('U1')}` },
    body: JSON.stringify({ requestData }),
  })
  const { result } = (await response.json()) as { result: { data: T } }
  return result.data
}

const papersOf = async (app: App, orderId: string) =>
  (await call<{ docs: Paper[] }>(app, 'contractDocList', { orderId })).docs

/** Reads what is left of the papers, as pages that were open long enough would tell it. */
export async function readRest(app: App, orderId: string): Promise<void> {
  const unread = (await papersOf(app, orderId)).filter(({ readFlag }) => readFlag === '0')
  for (const { fileId } of unread) await call(app, 'fileUrlQuery', { fileId })
  await app.control('POST', 'clock', { advanceSeconds: 30 })
  for (const { docId, pageCount, hash } of unread) {
    const report = { docId, lastPage: pageCount, isEnd: '1', seconds: 30, hash, requestNo: randomUUID() }
    await call(app, 'docReadReport', report)
  }
}

/** Agrees to the papers. */
export async function agree(app: App, orderId: string): Promise<void> {
  const docs = (await papersOf(app, orderId)).map(({ docId, hash }) => ({ docId, hash }))
  await call(app, 'contractDocAgree', { orderId, docs, requestNo: randomUUID() })
}

import { randomUUID } from 'node:crypto'
import type { Contract } from '@/contract/signing'
import { isOff } from '@/lib/flag'
import { dataOf } from './answers'
import type { Browser } from './harness'
import { signedFor } from './signed'
import { verifyTokenOf } from './verified'

/** An order of U1's that waits for its signature: C04, which is recorded, and C02, which is not. */
export const TO_SIGN = { recorded: 'D2026111910003', begun: 'D2026111810005' } as const

/** U1's card, and where the contract goes. */
export const CONFIRMATION = {
  cardId: 'K0000051',
  regionCode: '110108',
  addressDetail: '远岚路18号院6号楼902室',
  email: 'lin.zhiyuan@mail.example',
} as const

export const contract = (browser: Browser, orderId: string): Promise<Contract> =>
  dataOf(browser, 'contractDocList', { orderId })

const seenOf = ({ docs }: Contract) => docs.map(({ docId, hash }) => ({ docId, hash }))

/** Reads what is not read of a contract to its end, for its seconds. */
export async function readPapers(browser: Browser, orderId: string): Promise<void> {
  const { docs } = await contract(browser, orderId)
  const unread = docs.filter(({ readFlag }) => isOff(readFlag))
  for (const { fileId } of unread) await dataOf(browser, 'fileUrlQuery', { fileId })
  const seconds = Math.max(0, ...unread.map(({ minReadSeconds }) => minReadSeconds))
  await browser.advance(seconds)
  for (const { docId, pageCount, hash } of unread) {
    const report = { docId, lastPage: pageCount, isEnd: '1' as const, seconds, hash, requestNo: randomUUID() }
    await dataOf(browser, 'docReadReport', report)
  }
}

export async function agree(browser: Browser, orderId: string) {
  const docs = seenOf(await contract(browser, orderId))
  return browser.call('contractDocAgree', { orderId, docs, requestNo: randomUUID() })
}

export async function confirm(browser: Browser, orderId: string, more: object = {}) {
  return browser.call('contractConfirmSubmit', {
    ...{ orderId, ...CONFIRMATION, requestNo: randomUUID() },
    ...more,
  })
}

/** From the first step to the signature. */
export async function untilSigning(browser: Browser, orderId: string): Promise<void> {
  await readPapers(browser, orderId)
  await agree(browser, orderId)
  await confirm(browser, orderId)
}

/** The token of a face check about an order that was passed. */
export async function faceTokenOf(browser: Browser, subject: string): Promise<string> {
  const { bizToken } = await dataOf(browser, 'faceStart', {
    ...{ scene: 'signing', subject, channel: 'app', requestNo: randomUUID() },
  })
  await browser.control('POST', 'face', { bizToken, result: 'passed' })
  return (await dataOf(browser, 'faceResult', { bizToken })).verifyToken
}

/** All that a signature of an order needs. */
export async function signature(browser: Browser, orderId: string) {
  return {
    orderId,
    docs: seenOf(await contract(browser, orderId)),
    signFileId: await signedFor(browser, 'contract'),
    faceToken: await faceTokenOf(browser, orderId),
    verifyToken: await verifyTokenOf(browser, 'U1', 'signing', orderId),
    requestNo: randomUUID(),
  }
}

import { randomUUID } from 'node:crypto'
import { isOff } from '@/lib/flag'
import type { useApp } from './harness'
import type { Phone } from './phone'

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
  const unread = (await papersOf(app, orderId)).filter(({ readFlag }) => isOff(readFlag))
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

/** Has WeChat check the face, and the service settle it. */
export async function face(app: App, phone: Phone, result: 'passed' | 'failed'): Promise<void> {
  const known = phone.host.device.faceChecks.length
  await phone.tapOn('.dialog .agreement-box__target')
  await phone.tap(/^(开始人脸识别|重新识别)$/)
  await phone.until('WeChat was not asked', () => phone.host.device.faceChecks.length > known)
  await app.control('POST', 'face', { bizToken: phone.host.device.faceChecks.at(-1), result })
}

/** The code of the open sheet. */
export async function code(app: App, phone: Phone): Promise<void> {
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tapOn('.dialog__actions .button')
}

/** By keyboard: nothing is laid out here, and a pad without a size takes no stroke. */
export async function sign(phone: Phone): Promise<void> {
  await phone.see('请签 林致远')
  await phone.tap('改用输入')
  await phone.see(/^姓名$/)
  await phone.type('姓名', '林致远')
  await phone.seeNoMore('短信验证签署')
  await phone.tap('确认签名')
  await phone.see('短信确认签名')
}

/** Signs, and confirms it by a code. */
export async function write(app: App, phone: Phone): Promise<void> {
  await sign(phone)
  await code(app, phone)
}

/** From the papers, all of them read, to the page that signs. */
export async function toSignature(phone: Phone): Promise<void> {
  await phone.see('已读 5 / 5')
  await phone.tapOn('.agreement-box__target')
  await phone.tap('下一步')
  await phone.arriveAt(CONFIRMATION)
  await phone.tap('请选择省、市、区县')
  await phone.tap('北京市')
  await phone.see(/返回上一级/)
  await phone.tap(/^北京市$/)
  await phone.tap('海淀区')
  await phone.see('北京市海淀区')
  await phone.type('详细地址', '远岚路18号院6号楼902室')
  await phone.type('接收邮箱', 'lin.zhiyuan@mail.example')
  await phone.tap('确认无误，下一步')
  await phone.arriveAt(SIGNATURE)
}

/** Consents to the certificate; the proofs are asked for. */
export async function consent(phone: Phone): Promise<void> {
  await phone.tapOn('.agreement-box__target')
  await phone.tap('开始身份确认')
}

/** From 签署合同, every paper read before, to the signature that is given: face, code and pen each pass at once. */
export async function signContract(app: App, phone: Phone): Promise<void> {
  await phone.tap('签署合同')
  await phone.arriveAt(CONTRACT)
  await toSignature(phone)
  await consent(phone)
  await face(app, phone, 'passed')
  await phone.see('短信验证签署')
  await code(app, phone)
  await app.control('POST', 'clock', { advanceSeconds: 60 })
  await write(app, phone)
  await phone.arriveAt(SIGNED)
}

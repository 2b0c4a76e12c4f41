import { samplePdf } from '../../sandbox/testing/sample-files'
import type { App } from './harness'
import type { Phone } from './phone'

export const INVESTOR = 'packages/suitability/investor/investor-declaration/index'

/** Reads the declaration to its end, for its seconds. */
export async function read(app: App, phone: Phone): Promise<void> {
  await phone.see('（全文完）')
  await app.control('POST', 'clock', { advanceSeconds: 10 })
  await phone.host.pass(10_000)
  await phone.until('it was not read', () => !phone.says(/还需阅读|请阅读至文末/))
  // It counts as read once the server has it.
  await phone.quiet()
}

/** The customer has this file in a chat. */
export function haveInChat(phone: Phone, name = 'proof.pdf', bytes: Buffer = samplePdf()): void {
  phone.host.chatFiles.chosen = {
    name,
    dataUrl: `data:application/octet-stream;base64,${bytes.toString('base64')}`,
  }
}

/** From the first step to the proof. */
export async function fillFacts(phone: Phone, amount = '3000000', years = '2'): Promise<void> {
  // The page before names the standards too.
  await phone.see('您符合哪一项标准')
  await phone.tap(/^家庭金融净资产不低于/)
  await phone.see('家庭金融净资产（元）')
  await phone.type('家庭金融净资产（元）', amount)
  await phone.type('投资经历（年）', years)
  await phone.tap('下一步')
}

/** From the proof to the last step. */
export async function prove(phone: Phone): Promise<void> {
  await phone.tap(/^本人单独同意/)
  haveInChat(phone)
  await phone.tap('微信聊天文件')
  await phone.see('PDF文件，1 KB')
  await phone.tap('下一步')
  await phone.see('请核对')
}

/** From the last step to where people have it. */
export async function handIn(app: App, phone: Phone): Promise<void> {
  await read(app, phone)
  await phone.tap(/^本人以合法的自有资金投资/)
  await phone.tap(/^本人为自己投资/)
  await phone.tapOn('.agreement-box__target')
  await phone.seeNoMore(/^还缺/)
  await phone.tap('提交认定')
  await phone.see(/材料正在审核，最迟 2026-11-25 以消息告知结果/)
}

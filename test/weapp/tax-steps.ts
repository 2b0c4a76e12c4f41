import type { App } from './harness'
import type { Phone } from './phone'

export const TAX_TYPE = 'packages/identity/tax/tax-type/index'
export const TAX_DETAILS = 'packages/identity/tax/tax-details/index'
export const TAX_RESULT = 'packages/identity/tax/tax-result/index'

/** By keyboard: nothing is laid out here, and a pad without a size takes no stroke (`host-signature` draws). */
export async function signByKeyboard(app: App, phone: Phone, name = '林致远'): Promise<void> {
  await phone.see('请签')
  await phone.tap('改用输入')
  await phone.see(/^姓名$/)
  await phone.type('姓名', name)
  await phone.tap('确认签名')
  await phone.see('验证码将发送至')
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tapOn('.dialog__actions .button')
}

/** From the choice to the signed declaration of who is taxed in China alone. */
export async function declareChina(app: App, phone: Phone, name: string): Promise<void> {
  await phone.tap('仅为中国税收居民')
  await phone.tap('本人确认以上信息真实')
  await phone.tap('签名并提交')
  await signByKeyboard(app, phone, name)
  await phone.arriveAt(TAX_RESULT)
  await phone.see('声明已生效')
}

/** Chooses a country from the searched list. */
export async function chooseCountry(phone: Phone, keyword: string, name: string): Promise<void> {
  await phone.tap('选择国家（地区）')
  await phone.see('国家（地区）名称')
  await phone.type('国家（地区）名称', keyword)
  await phone.tap(name)
  await phone.seeNoMore('没有找到')
}

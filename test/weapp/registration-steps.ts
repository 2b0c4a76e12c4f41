import type { useApp } from './harness'
import type { Phone } from './phone'

type App = ReturnType<typeof useApp>

export const ENROLL = 'packages/account/registration/enroll/index'

const pictureCode = async (app: App) =>
  (await app.control<{ code: string }[]>('GET', 'captchas'))[0]?.code ?? ''

/** Types the number, and the picture that stands before a code. */
export async function askForCode(app: App, phone: Phone, mobile: string): Promise<void> {
  await phone.type('手机号', mobile)
  await phone.tap('获取验证码')
  await phone.see('安全验证')
  await phone.until('no picture', () => phone.query('.picture-sheet__picture') !== undefined)
  await phone.type('图中的数字', await pictureCode(app))
  await phone.tap('发送短信验证码')
  await phone.see(/\d+ 秒后重新获取/)
}

/** Reads an agreement for as long as it takes, and comes back; its end is on the screen at once, since nothing is laid out. */
export async function read(phone: Phone, title: string): Promise<void> {
  await phone.tap(`《${title}》`)
  await phone.see(/^版本 \d/)
  await phone.see('还需阅读')
  await phone.quiet()
  await phone.host.pass(9000)
  await phone.seeNoMore('还需阅读')
  await phone.tap('已阅读并返回')
  await phone.arriveAt(ENROLL)
}

/** With both agreements read and ticked and the code typed, the form is sent. */
export async function register(app: App, phone: Phone, mobile: string): Promise<void> {
  await phone.tapOn('.agreement-box__target')
  await phone.until('the box was not ticked', () => isTicked(phone) === 'true')
  await phone.type('验证码', await app.lastCode(mobile))
  await phone.tap('注册')
  await phone.arriveAt('packages/account/registration/registered/index')
}

export const isTicked = (phone: Phone) => phone.query('.agreement-box__target')?.getAttribute('aria-checked')

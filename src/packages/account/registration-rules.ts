import { mobileRule, smsCodeRule } from '@/lib/validate'

const REFERRAL_CODE = /^[A-Z0-9]{4,12}$/
const CAPTCHA = /^\d{4}$/

/** A number as people paste it: blanks and dashes between its digits mean nothing. */
export function compactNumber(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** As V-MOBILE, blanks and dashes aside. */
export const typedMobileRule = (value: string) => mobileRule(compactNumber(value))

/** As V-SMS, blanks aside: a code copied from a message may bring some along. */
export const typedCodeRule = (value: string) => smsCodeRule(compactNumber(value))

/** Four digits of the picture. */
export const captchaRule = (value: string) =>
  CAPTCHA.test(compactNumber(value)) ? undefined : '请输入图中的4位数字'

/** The referral code of a link; anything else in its place is dropped rather than sent. */
export function referralCodeOf(code: string | undefined): string {
  return code !== undefined && REFERRAL_CODE.test(code) ? code : ''
}

/** Why the agreements cannot be ticked yet (rules V-READ and V-AGREE); nothing once they are. */
export function agreementError(agreed: boolean, unread: readonly string[]): string | undefined {
  const [first] = unread
  if (first !== undefined) return `请完整阅读《${first}》`
  return agreed ? undefined : '请阅读并同意相关协议'
}

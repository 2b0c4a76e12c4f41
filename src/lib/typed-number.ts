import { mobileRule, smsCodeRule } from './validate'

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

/** Room for the blanks that come along with a pasted number. */
export const TYPED_MAX = { mobile: 16, smsCode: 12, captcha: 8 } as const

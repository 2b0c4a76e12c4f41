import { compactMobile, compactNumber } from './compact-number'
import { mobileRule, smsCodeRule } from './validate'

const CAPTCHA = /^\d{4}$/

/** As V-MOBILE, what it was typed with aside. */
export const typedMobileRule = (value: string) => mobileRule(compactMobile(value))

/** As V-SMS, blanks aside: a code copied from a message may bring some along. */
export const typedCodeRule = (value: string) => smsCodeRule(compactNumber(value))

/** Four digits of the picture. */
export const captchaRule = (value: string) =>
  CAPTCHA.test(compactNumber(value)) ? undefined : '请输入图中的4位数字'

/** Room for all that comes along with a pasted number: what is cut unseen would be a digit of it. */
export const TYPED_MAX = { mobile: 40, smsCode: 24, captcha: 16, cardNo: 48, paperNo: 60, name: 80 } as const

import type { Rule } from './validate'

const DETAIL_MIN = 4
const DETAIL_MAX = 100
const EMOJI = /\p{Extended_Pictographic}/u

/** The region that an address lies in is chosen (rule V-ADDR); which codes there are, the server alone knows. */
export const regionRule: Rule<string> = code => (/^\d{6}$/.test(code) ? undefined : '请选择所在地区')

/** An address below its region: 4 to 100 characters, without emoji (rule V-ADDR). */
export const addressDetailRule: Rule<string> = value => {
  const { length } = Array.from(value.trim())
  return length < DETAIL_MIN || length > DETAIL_MAX || EMOJI.test(value) ? '请填写详细地址' : undefined
}

import { compareDecimals } from './decimal'
import { saidYuan } from './purchase'
import { AMOUNT } from './validate'

/** Least that can be added to a family trust at a time (yuan). */
export const APPEND_MIN = '100000.00'

/** Letters that name a property: 沪A某小区房产, 平安年金保单. */
export const PROPERTY_NAME_MAX = 40

/** Why so much cannot be added (rule V-AMT, and the least of an append); `undefined` when it can. */
export function appendAmountError(amount: string): string | undefined {
  if (!AMOUNT.test(amount) || compareDecimals(amount, '0') !== 1) return '请输入正确的金额'
  return compareDecimals(amount, APPEND_MIN) === -1 ? `追加金额不低于${saidYuan(APPEND_MIN)}` : undefined
}

/** Why a property is not named well enough to be told from others. */
export function propertyNameError(name: string): string | undefined {
  const { length } = name.trim()
  return length >= 2 && length <= PROPERTY_NAME_MAX ? undefined : `请输入2-${PROPERTY_NAME_MAX}个字的财产名称`
}

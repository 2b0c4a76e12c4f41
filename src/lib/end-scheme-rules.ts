import type { Problem } from './beneficiary-rules'
import { hundredthsOf, shareText, sumOfShares, WHOLE_SHARE } from './shares'

/** Letters of the conditions. */
export const END_TEXT = { min: 10, max: 500 } as const
const EMOJI = /\p{Extended_Pictographic}/u

/** What happens to what is left when the trust ends. */
export interface EndFacts {
  readonly shares: readonly { readonly beneId: string; readonly percent: string }[]
  readonly residual: string
  readonly conditions: string
}

/** A share of what is left; who gets nothing has 0. */
export function endShareError(percent: string): string | undefined {
  const share = hundredthsOf(percent)
  return share !== undefined && share <= WHOLE_SHARE ? undefined : '请填写正确的分配比例'
}

/** What is left is given out whole (rule V-SHARE). */
export function endSumError(shares: readonly { readonly percent: string }[]): string | undefined {
  const sum = sumOfShares(shares.map(({ percent }) => percent))
  return sum === WHOLE_SHARE ? undefined : `终止分配比例合计须为100%，当前为${shareText(sum)}%`
}

export function endTextError(conditions: string): string | undefined {
  const { length } = Array.from(conditions.trim())
  if (EMOJI.test(conditions)) return '请勿填写表情符号'
  return length >= END_TEXT.min && length <= END_TEXT.max
    ? undefined
    : `请输入${END_TEXT.min}-${END_TEXT.max}个字`
}

/** Everything that is wrong with the scheme, in the order of the page. */
export function endProblems({ shares, residual, conditions }: EndFacts): readonly Problem[] {
  const problems: readonly [string, string | undefined][] = [
    ...shares.map(
      ({ percent }, index) =>
        [`shares.${index}.percent`, endShareError(percent)] as [string, string | undefined],
    ),
    ['shares', endSumError(shares)],
    ['residual', residual === '' ? '请选择剩余财产的归属' : undefined],
    ['conditions', endTextError(conditions)],
  ]
  return problems.flatMap(([field, msg]) => (msg === undefined ? [] : [{ field, msg }]))
}

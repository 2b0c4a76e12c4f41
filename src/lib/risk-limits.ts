/** Risk tests that count on one day, and within twelve months (rule V-RISK-LIMIT). */
export const RISK_TESTS_PER_DAY = 2
export const RISK_TESTS_PER_YEAR = 8

/** How many tests are left, and the day from which there is one again (`''` while there is one now). */
export interface TestsLeft {
  readonly todayLeft: number
  readonly yearLeft: number
  readonly nextDate: string
}

/** Why no test can be begun now, and when it can be again; nothing while it can. */
export function testLimitReason({ todayLeft, yearLeft, nextDate }: TestsLeft): string | undefined {
  if (todayLeft > 0 && yearLeft > 0) return undefined
  const limit = yearLeft > 0 ? '您今日测评次数已达上限' : '近12个月测评次数已达上限'
  return `${limit}，${nextDate} 起可以再次测评`
}

import type { Count } from '@/contract/primitives'
import { count, signed } from '@/lib/format-number'
import { isPositive } from '@/lib/decimal'
import { hasCount, posterFacts } from '../shared/report-texts'

/** What the customer wants to see on the poster. */
export interface PosterChoice {
  /** Days together and charity. */
  readonly showsFacts: boolean
  /** The whole income: an amount, so never without being asked for. */
  readonly showsIncome: boolean
}

/** What the poster says, ready to be drawn. No product and no name is ever part of it. */
export interface PosterContent {
  readonly year: string
  /** `2,459`; empty when it is not to be shown. */
  readonly days: string
  readonly facts: string
  /** `+1,243,190.07`; empty unless chosen. */
  readonly income: string
  /** What the poster promises not to contain. */
  readonly note: string
  /** Absolute address behind the code; empty draws none. */
  readonly link: string
}

interface PosterSource {
  readonly year: string
  readonly registerDays: Count
  readonly donorCount: Count
  readonly contributionValue: Count
  readonly accumulatedIncome: string
  readonly link: string
}

/** Whether an income may be offered for the poster: there is one, and the eye is not shut. */
export function canShowIncome(accumulatedIncome: string, areAmountsHidden: boolean): boolean {
  return !areAmountsHidden && isPositive(accumulatedIncome)
}

/** The poster's words. The eye overrides the choice: while amounts are hidden, none is drawn (E30). */
export function posterContent(
  source: PosterSource,
  choice: PosterChoice,
  areAmountsHidden: boolean,
): PosterContent {
  const hasIncome = choice.showsIncome && canShowIncome(source.accumulatedIncome, areAmountsHidden)
  const hasDays = choice.showsFacts && hasCount(source.registerDays)
  return {
    year: source.year,
    days: hasDays ? count(source.registerDays) : '',
    facts: choice.showsFacts ? posterFacts(source.donorCount, source.contributionValue) : '感谢一路相伴',
    income: hasIncome ? signed(source.accumulatedIncome).text : '',
    note: hasIncome ? '海报不含姓名与产品信息' : '海报不含金额与产品信息',
    link: source.link,
  }
}

/** The poster in words, for those who do not see it. */
export function posterAlt({ year, days, facts, income, note }: PosterContent): string {
  const parts = [
    `海报：远岚信托 ${year}，远山有信，岁月有回响`,
    days && `${days} 天相伴`,
    facts,
    income && `累计收益 ${income} 元`,
    note,
  ]
  return parts.filter(Boolean).join('，')
}

import { RISK_LEVEL } from '@/contract/tables/product'
import { CUSTOMER_RISK_LEVEL, type CustomerRiskLevel } from '@/contract/tables/risk'
import { isSuitable } from '@/lib/purchase'

/** Points of a band: C1 has 0 to 19, each further level the next twenty; 100 belongs to the last. */
const BAND = 20

const LEVELS = Object.keys(CUSTOMER_RISK_LEVEL.labels) as CustomerRiskLevel[]

const NO_ADVICE = '这是对您作答的归类，不是投资建议。'

const DESCRIPTIONS: Readonly<Record<CustomerRiskLevel, string>> = {
  C1: `不希望本金受到损失，看重资金的安全与随时可用。${NO_ADVICE}`,
  C2: `能承受小幅度的本金波动，希望资产稳定。${NO_ADVICE}`,
  C3: `能承受一定幅度的本金波动，希望资产稳步增长。${NO_ADVICE}`,
  C4: `能承受一定幅度的本金波动，以较长期限换取收益的可能。${NO_ADVICE}`,
  C5: `能承受较大幅度的本金波动，愿意为获得较高回报的可能承担较大损失。${NO_ADVICE}`,
}

/** The level of a score, 0 to 100. */
export function levelOf(score: number): CustomerRiskLevel {
  const place = Math.min(Math.floor(score / BAND), LEVELS.length - 1)
  return LEVELS[place] ?? CUSTOMER_RISK_LEVEL.C1
}

export const descriptionOf = (level: CustomerRiskLevel): string => DESCRIPTIONS[level]

/** R1 up to the number of the customer's level. */
export const suitableLevels = (level: CustomerRiskLevel): string[] =>
  Object.keys(RISK_LEVEL.labels).filter(productLevel => isSuitable(productLevel, level))

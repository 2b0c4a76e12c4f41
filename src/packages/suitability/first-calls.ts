import type { FirstCallsOf } from '@/api/first-calls'
import { draftOf } from '@/domains/flow/queries'
import {
  INVESTOR_DRAFT,
  ownInvestor,
  ownRisk,
  ownStandings,
  RISK_DRAFT,
  riskPaper,
  riskResultOf,
} from './queries'

export const suitabilityFirstCalls: FirstCallsOf<'suitability'> = {
  'suitability/risk-overview': () => [ownRisk()],
  'suitability/risk-questions': () => [ownRisk(), riskPaper(), draftOf(RISK_DRAFT)],
  'suitability/risk-result': ({ optional }) => [riskResultOf({ resultId: optional('resultId') })],
  'suitability/risk-code': ({ optional }) => [riskResultOf({ resultId: optional('resultId') })],
  'suitability/investor-declaration': ({ unless }) =>
    unless(['viewOnly'], ownInvestor(), draftOf(INVESTOR_DRAFT)),
  'suitability/identify-info': () => [ownStandings()],
}

import type { Flow } from '@/lib/flow'
import type { RouteName } from '@/routes'

/** What is known of a test under way. */
export interface RiskFacts {
  /** A test is left today and within the year (rule V-RISK-LIMIT). */
  readonly canTest: boolean
  /** 本人自主填写 was said for this test. */
  readonly isOwn: boolean
}

/** A risk test: nobody answers before they know what for, and have said that the answers are their own. */
export const riskFlow: Flow<RiskFacts, RouteName> = [
  {
    id: 'overview',
    route: 'suitability/risk-overview',
    title: '评估说明',
    isDone: ({ canTest, isOwn }) => canTest && isOwn,
  },
  { id: 'questions', route: 'suitability/risk-questions', title: '问卷', isDone: () => false },
]

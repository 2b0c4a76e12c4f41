import type { FirstCallsOf } from '@/api/first-calls'
import { datesAhead, incomeOf, statementsOf } from './queries'

export const incomeFirstCalls: FirstCallsOf<'income'> = {
  'income/schedule': () => [datesAhead()],
  'income/statements': () => [statementsOf()],
  'income/year': ({ unless }) => [...unless(['period'], incomeOf({ period: '' }))],
}

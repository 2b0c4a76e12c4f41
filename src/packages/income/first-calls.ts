import type { FirstCallsOf } from '@/api/first-calls'
import { datesAhead, incomeOf } from './queries'

export const incomeFirstCalls: FirstCallsOf<'income'> = {
  'income/schedule': () => [datesAhead()],
  'income/year': ({ unless }) => [...unless(['period'], incomeOf({ period: '' }))],
}

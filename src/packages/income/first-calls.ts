import type { FirstCallsOf } from '@/api/first-calls'
import { datesAhead } from './queries'

export const incomeFirstCalls: FirstCallsOf<'income'> = {
  'income/schedule': () => [datesAhead()],
}

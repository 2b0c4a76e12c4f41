import type { FirstCallsOf } from '@/api/first-calls'
import { lotteryInfo, reportInfo, reportShare } from './queries'

export const reportFirstCalls: FirstCallsOf<'report'> = {
  'report/entry': () => [lotteryInfo(), reportInfo()],
  'report/story': () => [lotteryInfo(), reportInfo()],
  'report/expire': () => [lotteryInfo()],
  'report/result': () => [lotteryInfo(), reportInfo(), reportShare()],
}

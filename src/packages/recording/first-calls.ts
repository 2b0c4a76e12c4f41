import type { FirstCallsOf } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { recordingsOf } from './queries'

export const recordingFirstCalls: FirstCallsOf<'recording'> = {
  'recording/record-list': ({ unless }) => unless(['recordId', 'status'], recordingsOf({ ...firstPage() })),
}

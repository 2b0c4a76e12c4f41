import { dateTimeInShanghai } from '@/lib/date'
import type { Handlers } from '../api/handler'
import { datesAhead } from '../home/schedule'

/** Handlers of `src/contract/schedule.ts`. */
export const scheduleHandlers = {
  schedule: (_request, context) => ({
    list: datesAhead(context),
    serverTime: dateTimeInShanghai(context.now()),
  }),
} satisfies Partial<Handlers>

import { dateTimeInShanghai } from '@/lib/date'
import type { Handlers } from '../api/handler'
import { scheduleOf } from '../home/schedule'
import { summaryOf } from '../home/summary'
import { tasksOf } from '../home/tasks'

/** Handlers of `src/contract/home.ts`. */
export const homeHandlers = {
  homeTasks: (_request, context) => ({
    list: tasksOf(context),
    serverTime: dateTimeInShanghai(context.now()),
  }),

  homeSchedule: (_request, context) => ({ list: scheduleOf(context), today: context.today() }),

  homeSummary: (_request, context) => summaryOf(context),
} satisfies Partial<Handlers>

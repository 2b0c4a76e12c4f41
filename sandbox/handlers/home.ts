import { dateTimeInShanghai } from '@/lib/date'
import type { Handlers } from '../api/handler'
import { HOME_DATES_MAX } from '@/contract/tables/home'
import { datesAhead } from '../home/schedule'
import { summaryOf } from '../home/summary'
import { tasksOf } from '../home/tasks'

/** Handlers of `src/contract/home.ts`. */
export const homeHandlers = {
  homeTasks: (_request, context) => ({
    list: tasksOf(context),
    serverTime: dateTimeInShanghai(context.now()),
  }),

  homeSchedule: (_request, context) => ({
    list: datesAhead(context).slice(0, HOME_DATES_MAX),
    today: context.today(),
  }),

  homeSummary: (_request, context) => summaryOf(context),
} satisfies Partial<Handlers>

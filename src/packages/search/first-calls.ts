import { type FirstCallsOf, none } from '@/api/first-calls'

export const searchFirstCalls: FirstCallsOf<'search'> = {
  // What is looked for is typed first.
  'search/search': none,
}

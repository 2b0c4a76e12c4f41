import fc from 'fast-check'
import { addDays } from '@/lib/date'
import { STATEMENT_KIND } from '@/contract/tables/statement'
import { statementsUntil } from './periods'

const idsOf = (firstDay: string, today: string) =>
  statementsUntil(firstDay, today).list.map(({ statementId }) => statementId)

test('a period is there three days after it ended, the longest of those that end together first', () => {
  expect(idsOf('2025-10-15', '2026-01-02')).toEqual(['2025-11', '2025-10'])
  expect(idsOf('2025-10-15', '2026-01-03')).toEqual(['2025', '2025-Q4', '2025-12', '2025-11', '2025-10'])
})

test('the first month has not ended: nothing yet, and the day it will come', () => {
  expect(statementsUntil('2026-11-03', '2026-11-20')).toEqual({ list: [], nextIssueDate: '2026-12-03' })
})

test('days, kind and issue of each', () => {
  expect(statementsUntil('2024-01-31', '2024-04-03').list).toEqual([
    {
      statementId: '2024-Q1',
      kind: STATEMENT_KIND.quarter,
      startDate: '2024-01-01',
      endDate: '2024-03-31',
      issueDate: '2024-04-03',
    },
    ...['2024-03-31', '2024-02-29', '2024-01-31'].map(endDate => ({
      statementId: endDate.slice(0, 7),
      kind: STATEMENT_KIND.month,
      startDate: `${endDate.slice(0, 7)}-01`,
      endDate,
      issueDate: addDays(endDate, 3),
    })),
  ])
})

test('periods of a kind follow each other without a gap, from the first day on', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map(days => addDays('2019-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 1500 }), (firstDay, later) => {
      const today = addDays(firstDay, later)
      const { list, nextIssueDate } = statementsUntil(firstDay, today)
      expect(nextIssueDate > today).toBe(true)
      for (const kind of Object.values(STATEMENT_KIND).filter(value => typeof value === 'string')) {
        const oldestFirst = list.filter(one => one.kind === kind).reverse()
        oldestFirst.forEach((one, index) => {
          const before = oldestFirst[index - 1]
          if (before) expect(one.startDate).toBe(addDays(before.endDate, 1))
          else expect(one.startDate <= firstDay && firstDay <= one.endDate).toBe(true)
          expect(one.issueDate <= today).toBe(true)
        })
      }
    }),
    { numRuns: 60 },
  )
})

import fc from 'fast-check'
import { arbitraryOf, sameAnswer } from '@test/answers'
import { HABITS, written } from '@test/wire-habits'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints } from '@/contract/registry'
import { readAnswer } from './read-answer'

const ALL = Object.values(endpoints) as readonly Endpoint[]
const KEEPING = HABITS.filter(({ losesRows, losesValues }) => !losesRows && !losesValues)

test.each(ALL.map(endpoint => [endpoint.name, endpoint] as const))(
  '%s is read the same whatever the habits of its server are',
  (_name, { shape, response }) => {
    fc.assert(
      fc.property(arbitraryOf(response), answer => {
        expect(readAnswer(shape, answer)).toEqual({ data: answer, omitted: 0, faults: [] })
        for (const habit of KEEPING) {
          const { data, faults } = readAnswer(shape, written(habit, shape, answer))
          expect([habit.name, faults, sameAnswer(shape, data, answer)]).toEqual([habit.name, [], true])
        }
      }),
      { numRuns: 3, seed: 37 },
    )
  },
)

import fc from 'fast-check'
import { isSuitable } from '@/lib/purchase'
import { descriptionOf, levelOf, suitableLevels } from './levels'
import { type Choices, PAPER, scoreOf } from './paper'

test.each([
  [0, 'C1'],
  [19, 'C1'],
  [20, 'C2'],
  [39, 'C2'],
  [40, 'C3'],
  [59, 'C3'],
  [60, 'C4'],
  [79, 'C4'],
  [80, 'C5'],
  [100, 'C5'],
] as const)('%i points are %s', (score, level) => {
  expect(levelOf(score)).toBe(level)
})

test.each([
  ['C1', ['R1']],
  ['C3', ['R1', 'R2', 'R3']],
  ['C5', ['R1', 'R2', 'R3', 'R4', 'R5']],
] as const)('%s goes with %p', (level, products) => {
  expect(suitableLevels(level)).toEqual(products)
  expect(descriptionOf(level)).toContain('不是投资建议')
})

test('a product goes with its own level and those above', () => {
  expect([isSuitable('R3', 'C3'), isSuitable('R3', 'C2'), isSuitable('R1', 'C5')]).toEqual([
    true,
    false,
    true,
  ])
})

describe('the paper', () => {
  const { questions, checks } = PAPER
  const optionsOf = (qid: string) => questions.find(question => question.qid === qid)?.options ?? []
  /** One answer to every question. */
  const choices: fc.Arbitrary<Choices> = fc.record(
    Object.fromEntries(
      questions.map(({ qid, options }) => [qid, fc.constantFrom(...options.map(({ oid }) => oid))]),
    ),
  )
  /** What an answer counts by itself. */
  const pointsOf = (qid: string, oid: string) => scoreOf({ [qid]: oid })

  test('has 15 questions, each with options of its own, whose best answers make 100 and worst 0', () => {
    expect(questions).toHaveLength(15)
    const points = questions.map(({ qid, options }) => options.map(({ oid }) => pointsOf(qid, oid)))
    expect(points.reduce((sum, list) => sum + Math.max(...list), 0)).toBe(100)
    expect(points.every(list => Math.min(...list) === 0)).toBe(true)
    for (const { options } of questions) {
      expect(new Set(options.map(({ oid }) => oid)).size).toBe(options.length)
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
    }
  })

  test('says nothing of what an answer counts', () => {
    expect(JSON.stringify(PAPER)).not.toMatch(/points|score|得分|分值/)
  })

  test('has checks between different questions, with options that are there', () => {
    for (const { left, right } of checks) {
      expect(left.qid).not.toBe(right.qid)
      for (const { qid, oids } of [left, right]) {
        const known = optionsOf(qid).map(({ oid }) => oid)
        expect(oids.filter(oid => !known.includes(oid))).toEqual([])
      }
    }
  })

  test('an answer that counts more never lowers score or level', () => {
    fc.assert(
      fc.property(choices, fc.constantFrom(...questions), fc.nat(), (given, { qid, options }, pick) => {
        const oid = options[pick % options.length]?.oid ?? ''
        const changed = { ...given, [qid]: oid }
        const gain = pointsOf(qid, oid) - pointsOf(qid, given[qid] ?? '')
        const [before, after] = [scoreOf(given), scoreOf(changed)]
        expect(after - before).toBe(gain)
        expect(after).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(100)
        if (gain >= 0) expect(levelOf(after) >= levelOf(before)).toBe(true)
        else expect(levelOf(after) <= levelOf(before)).toBe(true)
      }),
    )
  })
})

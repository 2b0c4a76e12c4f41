import { type AnswerCheck, contradicting, contradictions } from './answer-checks'
import { answersById, emptyAnswer } from './survey'

const income: AnswerCheck = {
  left: { qid: 'income', oids: ['a'] },
  right: { qid: 'assets', oids: ['c', 'd'] },
}
const loss: AnswerCheck = { left: { qid: 'loss', oids: ['a'] }, right: { qid: 'income', oids: ['a'] } }
const CHECKS = [income, loss]

const given = (choices: Readonly<Record<string, string>>) =>
  answersById(Object.entries(choices).map(([qid, oid]) => ({ ...emptyAnswer(qid), oids: [oid] })))

test.each<[Record<string, string>, AnswerCheck[]]>([
  [{}, []],
  [{ income: 'a' }, []],
  [{ income: 'a', assets: 'b' }, []],
  [{ income: 'b', assets: 'd' }, []],
  [{ income: 'a', assets: 'c' }, [income]],
  [{ income: 'a', assets: 'd', loss: 'a' }, [income, loss]],
])('%p', (choices, found) => {
  expect(contradictions(CHECKS, given(choices))).toEqual(found)
})

test('each side names the other, once', () => {
  const answers = given({ income: 'a', assets: 'd', loss: 'a' })
  const twice = [...CHECKS, income]
  expect(contradicting(twice, answers, 'income')).toEqual(['assets', 'loss'])
  expect(contradicting(twice, answers, 'assets')).toEqual(['income'])
  expect(contradicting(twice, answers, 'age')).toEqual([])
})

import { INNER } from '@/contract/codes'
import {
  answerProblem,
  answersById,
  answersToSend,
  fitsQuestion,
  type SurveyAnswer,
  type SurveyQuestion,
  visibleQuestions,
} from '@/lib/survey'
import { BusinessError } from './business-error'

/**
 * The answers worth keeping: those to questions that are asked. Throws `invalidInput` with one entry per question when an
 * answer is missing, out of its limits, given twice, or to something that was never offered.
 */
export function checkedAnswers(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): SurveyAnswer[] {
  const given = answersById(answers)
  const offered = new Map(questions.map(question => [question.qid, question]))
  const foreign = answers.filter((answer, index) => {
    const question = offered.get(answer.qid)
    return !question || !fitsQuestion(question, answer) || given.get(answer.qid) !== answers[index]
  })
  const errors = [
    ...foreign.map(({ qid }) => ({ field: qid, msg: '答案与题目不符，请刷新后重新填写' })),
    ...visibleQuestions(questions, given).flatMap(question => {
      const msg = answerProblem(question, given.get(question.qid))
      return msg === undefined ? [] : [{ field: question.qid, msg }]
    }),
  ]
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
  return answersToSend(questions, given)
}

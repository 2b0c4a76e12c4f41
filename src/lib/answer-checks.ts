import type { SurveyAnswers } from './survey'

/** One side of a check: any of these options of that question. */
interface CheckSide {
  readonly qid: string
  readonly oids: readonly string[]
}

/** Two answers that rarely go together: a low income with large assets. Neither of them is the right one. */
export interface AnswerCheck {
  readonly left: CheckSide
  readonly right: CheckSide
}

/** The checks that both answers of which were given. */
export function contradictions(checks: readonly AnswerCheck[], answers: SurveyAnswers): AnswerCheck[] {
  const isGiven = ({ qid, oids }: CheckSide) =>
    answers.get(qid)?.oids.some(oid => oids.includes(oid)) ?? false
  return checks.filter(({ left, right }) => isGiven(left) && isGiven(right))
}

/** The questions whose answers do not go together with the one to this question. */
export function contradicting(
  checks: readonly AnswerCheck[],
  answers: SurveyAnswers,
  qid: string,
): readonly string[] {
  const others = contradictions(checks, answers).flatMap(({ left, right }) => {
    if (left.qid === qid) return [right.qid]
    return right.qid === qid ? [left.qid] : []
  })
  return [...new Set(others)]
}

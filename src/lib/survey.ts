import { countedText, textLength } from './counted-text'
import { isOn, mayBeOn } from './flag'

/** How a question is answered. */
export type SurveyQuestionType = 'single' | 'multi' | 'score' | 'text' | 'sort' | 'matrix'

export interface SurveyOption {
  readonly oid: string
  readonly text: string
  /** `"1"`: choosing it takes every other choice back (以上都没有). */
  readonly exclusive: '0' | '1'
}

/** One question of a survey (E-SURVEY). `min` and `max`: options of a multi, characters of a text, else 0. */
export interface SurveyQuestion {
  readonly qid: string
  readonly type: SurveyQuestionType
  readonly title: string
  readonly required: '0' | '1'
  readonly min: number
  readonly max: number
  /** What can be chosen: for a score its steps from worst to best, for a matrix its columns. */
  readonly options: readonly SurveyOption[]
  /** Rows of a matrix. */
  readonly rows: readonly { readonly rid: string; readonly text: string }[]
  /** Asked only while this option of that question is chosen. */
  readonly showIf?: { readonly qid: string; readonly oid: string }
}

/** One answer: chosen options (of a sort: all, in order), a text, or one option for each row; other fields are empty. */
export interface SurveyAnswer {
  readonly qid: string
  readonly oids: readonly string[]
  readonly text: string
  readonly cells: readonly { readonly rid: string; readonly oid: string }[]
}

/** Answers by question id. */
export type SurveyAnswers = ReadonlyMap<string, SurveyAnswer>

export function answersById(answers: readonly SurveyAnswer[]): Map<string, SurveyAnswer> {
  return new Map(answers.map(answer => [answer.qid, answer]))
}

export const emptyAnswer = (qid: string): SurveyAnswer => ({ qid, oids: [], text: '', cells: [] })

/**
 * The questions that the answers so far ask for, in order. A question is asked on account of an earlier one that is itself
 * asked; one that waits for a later or an unknown question is never asked.
 */
export function visibleQuestions<Q extends SurveyQuestion>(
  questions: readonly Q[],
  answers: SurveyAnswers,
): Q[] {
  const asked = new Set<string>()
  return questions.filter(({ qid, showIf }) => {
    const isAsked =
      !showIf || (asked.has(showIf.qid) && (answers.get(showIf.qid)?.oids.includes(showIf.oid) ?? false))
    if (isAsked) asked.add(qid)
    return isAsked
  })
}

/** Whether the customer has said anything to this question. */
export function isAnswered({ type }: SurveyQuestion, answer: SurveyAnswer | undefined): boolean {
  if (!answer) return false
  if (type === 'text') return countedText(answer.text) !== ''
  return (type === 'matrix' ? answer.cells : answer.oids).length > 0
}

/** How many of the questions asked have an answer. */
export function surveyProgress(
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): { readonly done: number; readonly total: number } {
  const asked = visibleQuestions(questions, answers)
  return {
    done: asked.filter(question => isAnswered(question, answers.get(question.qid))).length,
    total: asked.length,
  }
}

/** How many options a multi takes, as the page says it; `''` for any number. */
export function choiceLimits({ min, max }: Pick<SurveyQuestion, 'min' | 'max'>): string {
  if (min > 0 && max > 0) return min === max ? `选择${min}项` : `选择${min}至${max}项`
  if (max > 0) return `最多选择${max}项`
  return min > 1 ? `至少选择${min}项` : ''
}

const MISSING: Readonly<Record<Exclude<SurveyQuestionType, 'text' | 'multi'>, string>> = {
  single: '请选择一项',
  score: '请选择评分',
  sort: '请确认排序',
  matrix: '请为每一行选择一项',
}

function missingText(question: SurveyQuestion): string {
  if (question.type === 'text') return textRange(question)
  if (question.type === 'multi') return `请${choiceLimits(question) || '至少选择1项'}`
  return MISSING[question.type]
}

/** The message of rule V-TEXT. */
const textRange = ({ min, max }: SurveyQuestion) => `请输入${min}-${max}个字`

function multiProblem(question: SurveyQuestion, oids: readonly string[]): string | undefined {
  const { min, max, options } = question
  const chosen = options.filter(({ oid }) => oids.includes(oid))
  if (chosen.some(({ exclusive }) => isOn(exclusive))) return undefined
  if (max > 0 && chosen.length > max) return `最多选择${max}项`
  return chosen.length < min ? `至少选择${min}项` : undefined
}

/** What is wrong with an answer, as the exact text to show, or nothing. */
export function answerProblem(
  question: SurveyQuestion,
  answer: SurveyAnswer | undefined,
): string | undefined {
  if (!answer || !isAnswered(question, answer)) {
    return mayBeOn(question.required) ? missingText(question) : undefined
  }
  if (question.type === 'multi') return multiProblem(question, answer.oids)
  if (question.type === 'matrix') {
    return answer.cells.length < question.rows.length ? MISSING.matrix : undefined
  }
  if (question.type !== 'text') return undefined
  const length = textLength(answer.text)
  return length < question.min || length > question.max ? textRange(question) : undefined
}

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length

/** Whether an answer is one that this question offers: of its kind, with its options and rows, none of them twice. */
export function fitsQuestion({ type, options, rows }: SurveyQuestion, answer: SurveyAnswer): boolean {
  const { oids, text, cells } = answer
  const known = (oid: string) => options.some(option => option.oid === oid)
  if (type === 'text') return oids.length === 0 && cells.length === 0
  if (text !== '') return false
  if (type === 'matrix') {
    const isKnown = cells.every(({ rid, oid }) => rows.some(row => row.rid === rid) && known(oid))
    return oids.length === 0 && isKnown && areDistinct(cells.map(({ rid }) => rid))
  }
  if (cells.length > 0 || !oids.every(known) || !areDistinct(oids)) return false
  if (type === 'sort') return oids.length === 0 || oids.length === options.length
  if (type !== 'multi') return oids.length <= 1
  const isExclusive = options.some(({ oid, exclusive }) => isOn(exclusive) && oids.includes(oid))
  return !isExclusive || oids.length === 1
}

/** The answers to be handed in: those to questions that are asked, texts without what is not counted. */
export function answersToSend(questions: readonly SurveyQuestion[], answers: SurveyAnswers): SurveyAnswer[] {
  return visibleQuestions(questions, answers).flatMap(question => {
    const answer = answers.get(question.qid)
    return answer && isAnswered(question, answer) ? [{ ...answer, text: countedText(answer.text) }] : []
  })
}

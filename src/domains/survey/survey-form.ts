import { action, computed, makeObservable } from 'mobx'
import { isOn } from '@/lib/flag'
import {
  answerProblem,
  answersById,
  answersToSend,
  emptyAnswer,
  fitsQuestion,
  isAnswered,
  type SurveyAnswer,
  type SurveyQuestion,
  surveyProgress,
  visibleQuestions,
} from '@/lib/survey'
import { Field } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { when } from '@/stores/form/group'
import { memberOf } from '@/stores/form/part'

/** Fields by the ids of their questions. */
export type AnswerFields = Readonly<Record<string, Field<SurveyAnswer>>>

function answerField(question: SurveyQuestion, given: SurveyAnswer | undefined): Field<SurveyAnswer> {
  return new Field<SurveyAnswer>({
    initial: given ?? emptyAnswer(question.qid),
    accepts: (value): value is SurveyAnswer => isAnswerTo(question, value),
    rule: answer => answerProblem(question, answer),
    draft: true,
  })
}

/** The fields by their questions; a question is asked while the answers before it say so. */
function answerFields(questions: readonly SurveyQuestion[], given: readonly SurveyAnswer[]): AnswerFields {
  const known = answersById(given)
  const fields = questions.map(
    question => [question, answerField(question, known.get(question.qid))] as const,
  )
  const asked = computed(() =>
    visibleQuestions(questions, answersById(fields.map(([, field]) => field.content))),
  )
  return Object.fromEntries(
    fields.map(([question, field]) => [question.qid, when(() => asked.get().includes(question), field)]),
  )
}

/**
 * The answers to a survey while they are given: a form whose fields are its questions, by their ids. An error shows after a
 * text was left, with a choice that is too many, and on handing in for all of them.
 */
export class SurveyForm extends Form<AnswerFields> {
  constructor(
    readonly questions: readonly SurveyQuestion[],
    given: readonly SurveyAnswer[] = [],
    private readonly onChange: (form: SurveyForm) => void = () => undefined,
  ) {
    super(answerFields(questions, given))
    makeObservable<this, 'answers' | 'take'>(this, { visible: computed, answers: computed, take: action })
  }

  get visible(): SurveyQuestion[] {
    return visibleQuestions(this.questions, this.answers)
  }

  get progress(): { readonly done: number; readonly total: number } {
    return surveyProgress(this.questions, this.answers)
  }

  /** What is to be handed in: nothing that the answers hide. */
  get toSend(): SurveyAnswer[] {
    return answersToSend(this.questions, this.answers)
  }

  /** What may lie on the device: choices alone, for a text may say anything about anybody. */
  get toKeep(): SurveyAnswer[] {
    return this.toSend.filter(({ text }) => text === '')
  }

  /** The customer has written something that no draft keeps. */
  get hasText(): boolean {
    return this.toSend.some(({ text }) => text !== '')
  }

  answerOf(qid: string): SurveyAnswer {
    return this.fields[qid]?.content ?? emptyAnswer(qid)
  }

  isAnswered(question: SurveyQuestion): boolean {
    return isAnswered(question, this.answerOf(question.qid))
  }

  /** Id of a question's title, so that errors can lead to it; ids of questions are the server's, and may have dots. */
  override idAt(qid: string): string {
    return this.fields[qid]?.id ?? ''
  }

  errorOf({ qid }: SurveyQuestion): string | undefined {
    return this.fields[qid]?.error
  }

  /** Chooses the one option of a single or a score. */
  choose({ qid }: SurveyQuestion, oid: string): void {
    this.take({ ...emptyAnswer(qid), oids: [oid] })
  }

  /** Takes an option of a multi in or out; an exclusive one stands alone. Too many show their error at once. */
  toggle(question: SurveyQuestion, oid: string): void {
    const { qid, options, max } = question
    const { oids } = this.answerOf(qid)
    const isExclusive = (id: string) => options.some(option => option.oid === id && isOn(option.exclusive))
    const others = oids.filter(id => id !== oid && !isExclusive(id))
    const next = oids.includes(oid)
      ? oids.filter(id => id !== oid)
      : isExclusive(oid)
        ? [oid]
        : [...others, oid]
    this.take({ ...emptyAnswer(qid), oids: next })
    if (max > 0 && next.length > max) this.fields[qid]?.leave()
  }

  /** Chooses the option of one row of a matrix. */
  chooseCell({ qid }: SurveyQuestion, rid: string, oid: string): void {
    const others = this.answerOf(qid).cells.filter(cell => cell.rid !== rid)
    this.take({ ...emptyAnswer(qid), cells: [...others, { rid, oid }] })
  }

  /** The order of a sort as it stands: the customer's, else the server's. */
  orderOf({ qid, options }: SurveyQuestion): readonly string[] {
    const { oids } = this.answerOf(qid)
    return oids.length > 0 ? oids : options.map(({ oid }) => oid)
  }

  /** Moves an option of a sort up (-1) or down (1); at the end of the list nothing happens. */
  move(question: SurveyQuestion, oid: string, step: -1 | 1): void {
    const order = [...this.orderOf(question)]
    const from = order.indexOf(oid)
    const to = from + step
    const other = order[to]
    if (other === undefined) return
    order[from] = other
    order[to] = oid
    this.take({ ...emptyAnswer(question.qid), oids: order })
  }

  /** The order of a sort is right as it stands. */
  confirmOrder(question: SurveyQuestion): void {
    this.take({ ...emptyAnswer(question.qid), oids: this.orderOf(question) })
  }

  write({ qid }: SurveyQuestion, text: string): void {
    this.take({ ...emptyAnswer(qid), text })
  }

  /** The customer left a text: from now on its error shows. */
  leave({ qid }: SurveyQuestion): void {
    this.fields[qid]?.leave()
  }

  /** Takes a draft back, as far as it still fits the questions. */
  override restore(draft: unknown): void {
    if (!Array.isArray(draft)) return
    for (const { qid } of this.questions) {
      const answer: unknown = (draft as unknown[]).find(value => memberOf(value, 'qid') === qid)
      this.fields[qid]?.restore(answer)
    }
  }

  private get answers(): ReadonlyMap<string, SurveyAnswer> {
    return answersById(this.questions.map(({ qid }) => this.answerOf(qid)))
  }

  private take(answer: SurveyAnswer): void {
    this.fields[answer.qid]?.set(answer)
    this.onChange(this)
  }
}

/** Whether what a draft holds is an answer to this question; its texts and ids may be anything. */
function isAnswerTo(question: SurveyQuestion, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { qid, oids, text, cells } = value as Record<string, unknown>
  if (qid !== question.qid || !Array.isArray(oids) || typeof text !== 'string' || !Array.isArray(cells)) {
    return false
  }
  const areCells = cells.every(cell => typeof cell === 'object' && cell !== null)
  return areCells && fitsQuestion(question, value as SurveyAnswer)
}

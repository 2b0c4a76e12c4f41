import { makeAutoObservable, observableRef } from 'mobx'
import type { FieldError } from '@/lib/app-error'
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

/**
 * The answers to a survey while they are given: which questions are asked, how far the customer is, what is wrong. An error
 * shows after a text was left, with a choice that is too many, and on handing in for all of them.
 */
export class SurveyForm {
  private answers: ReadonlyMap<string, SurveyAnswer>
  private shown: ReadonlySet<string> = new Set()
  private serverErrors: ReadonlyMap<string, string> = new Map()

  constructor(
    readonly questions: readonly SurveyQuestion[],
    given: readonly SurveyAnswer[] = [],
    private readonly onChange: (form: SurveyForm) => void = () => undefined,
  ) {
    this.answers = answersById(given)
    makeAutoObservable<this, 'answers' | 'shown' | 'serverErrors' | 'onChange'>(
      this,
      {
        questions: false,
        onChange: false,
        answers: observableRef,
        shown: observableRef,
        serverErrors: observableRef,
      },
      { autoBind: true },
    )
  }

  get visible(): SurveyQuestion[] {
    return visibleQuestions(this.questions, this.answers)
  }

  get progress(): { readonly done: number; readonly total: number } {
    return surveyProgress(this.questions, this.answers)
  }

  /** Questions with a visible error, in order; the first one gets the focus. */
  get errors(): { readonly qid: string; readonly message: string }[] {
    return this.visible.flatMap(question => {
      const message = this.errorOf(question)
      return message === undefined ? [] : [{ qid: question.qid, message }]
    })
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
    return this.answers.get(qid) ?? emptyAnswer(qid)
  }

  isAnswered(question: SurveyQuestion): boolean {
    return isAnswered(question, this.answers.get(question.qid))
  }

  errorOf(question: SurveyQuestion): string | undefined {
    const fromServer = this.serverErrors.get(question.qid)
    if (fromServer !== undefined) return fromServer
    return this.shown.has(question.qid) ? answerProblem(question, this.answers.get(question.qid)) : undefined
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
    if (max > 0 && next.length > max) this.show([qid])
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
    this.show([qid])
  }

  /** Shows all errors; `true` when there is none and the answers may be handed in. */
  check(): boolean {
    this.show(this.questions.map(({ qid }) => qid))
    return this.errors.length === 0
  }

  /** Errors of an answer with code `10010001`, by question id. */
  takeServerErrors(errors: readonly FieldError[]): void {
    this.serverErrors = new Map(errors.map(({ field, msg }) => [field, msg]))
  }

  /** Takes a draft back, as far as it still fits the questions. */
  restore(draft: unknown): void {
    if (!Array.isArray(draft)) return
    const fitting = this.questions.flatMap(question => {
      const answer = (draft as unknown[]).find(value => isAnswerTo(question, value))
      return answer === undefined ? [] : [answer as SurveyAnswer]
    })
    this.answers = answersById(fitting)
  }

  private take(answer: SurveyAnswer): void {
    this.answers = new Map(this.answers).set(answer.qid, answer)
    const { [answer.qid]: _mended, ...rest } = Object.fromEntries(this.serverErrors)
    this.serverErrors = new Map(Object.entries(rest))
    this.onChange(this)
  }

  private show(qids: readonly string[]): void {
    this.shown = new Set([...this.shown, ...qids])
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

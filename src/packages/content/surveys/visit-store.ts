import { makeAutoObservable, observableRef } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { wasRefused } from '@/contract/refusal'
import {
  type Survey,
  visitAnswerSubmit,
  type VisitQuestionnaire,
  visitQuestionQuery,
} from '@/contract/survey'
import { SURVEY_STATUS } from '@/contract/tables/survey'
import { type AnswerFields, SurveyForm } from '@/domains/survey/survey-form'
import { UnsentWords } from '@/domains/unsent/unsent-words'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { visitOf } from '../queries'

interface VisitInput {
  readonly visitId: string
  readonly answers: Survey['answers']
}

/** The call-back about a purchase, opened by the token of a link; works without a session. */
export class VisitStore {
  readonly visit: Resource<VisitQuestionnaire>
  readonly submission: Submission<VisitInput, ResponseOf<typeof visitAnswerSubmit>>
  readonly words: UnsentWords
  form: SurveyForm | undefined
  sending: FormSubmission<AnswerFields, VisitInput, ResponseOf<typeof visitAnswerSubmit>> | undefined

  constructor(root: RootStore, token: string) {
    this.words = new UnsentWords(root, `visit ${token}`, {
      read: () => (this.hasUnsent ? this.form?.toSend : undefined),
      take: kept => this.form?.restore(kept),
      clear: () => this.form?.reset(),
    })
    this.visit = new Resource(async signal => {
      const visit = await root.read(visitQuestionQuery, visitOf({ token }), signal)
      this.open(visit)
      return visit
    })
    this.submission = new Submission((input, requestNo) =>
      root.write(visitAnswerSubmit, { ...input, token }, { requestNo }),
    )
    makeAutoObservable(
      this,
      { visit: false, submission: false, words: false, form: observableRef, sending: observableRef },
      { autoBind: true },
    )
  }

  /** The link is unknown or too old: asking again changes nothing. */
  get isExpired(): boolean {
    const { state } = this.visit
    const isRefused = state.kind === 'error' && state.error.isFinal
    return isRefused || wasRefused<typeof visitAnswerSubmit>(this.submission.error, 'notOwner')
  }

  get isDone(): boolean {
    return this.submission.phase === 'done' || this.visit.data?.status === SURVEY_STATUS.answered
  }

  /** The customer has answered something, and not handed it in. */
  get hasUnsent(): boolean {
    return !this.isDone && !this.isExpired && (this.form?.toSend.length ?? 0) > 0
  }

  dispose(): void {
    this.words.dispose()
  }

  private open({ questions, visitId }: VisitQuestionnaire): void {
    if (this.form) return
    const form = new SurveyForm(questions)
    this.form = form
    this.sending = new FormSubmission({
      form,
      write: this.submission,
      input: () => ({ visitId, answers: form.toSend as Survey['answers'] }),
      // The page shows that it is done.
      onDone: () => this.words.end(),
      onConflict: () => this.visit.load(),
    })
    this.words.begin()
  }
}

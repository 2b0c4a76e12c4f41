import { makeAutoObservable, observableRef } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { wasRefused } from '@/contract/refusal'
import { type Survey, surveyDetail, surveySubmit } from '@/contract/survey'
import { SURVEY_STATUS } from '@/contract/tables/survey'
import { type AnswerFields, SurveyForm } from '@/domains/survey/survey-form'
import { UnsentWords } from '@/domains/unsent/unsent-words'
import type { AppError } from '@/lib/app-error'
import { FormSubmission } from '@/stores/form/form-submission'
import { drafts } from '@/stores/primitives/drafts'
import { Resource } from '@/stores/primitives/resource'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { surveyOf } from '../queries'

type SubmitInput = Survey['answers']
type SubmitAnswer = ResponseOf<typeof surveySubmit>

const draftOf = (surveyId: string) => `survey ${surveyId}`

/** One survey: its questions, the answers while they are given, and handing them in once. */
export class SurveyStore {
  readonly survey: Resource<Survey>
  readonly submission: Submission<SubmitInput, SubmitAnswer>
  /** What was written: choices are kept by the draft on the device, words in memory alone. */
  readonly words: UnsentWords
  form: SurveyForm | undefined
  sending: FormSubmission<AnswerFields, SubmitInput, SubmitAnswer> | undefined
  /** Why it cannot be handed in any more, when that showed only on the way; the answers stay readable. */
  closedText = ''

  /** Without an id the survey about the service that runs now. */
  constructor(
    root: RootStore,
    private readonly wanted: string | undefined,
  ) {
    this.words = new UnsentWords(root, `survey ${wanted ?? ''}`, {
      read: () => (this.hasUnsavedText ? this.form?.toSend.filter(({ text }) => text !== '') : undefined),
      take: kept => this.form?.restore(kept),
      clear: () => {
        this.form?.reset()
        drafts.drop(draftOf(this.surveyId))
      },
    })
    this.survey = new Resource(async signal => {
      const survey = await root.read(surveyDetail, surveyOf({ surveyId: wanted }), signal)
      this.open(survey)
      return survey
    })
    this.submission = new Submission(
      (answers, requestNo) => root.write(surveySubmit, { surveyId: this.surveyId, answers }, { requestNo }),
      { touches: touching(root, 'points', 'surveys') },
    )
    makeAutoObservable<this, 'wanted'>(
      this,
      {
        wanted: false,
        survey: false,
        submission: false,
        words: false,
        form: observableRef,
        sending: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Which one it is, the server says. */
  private get surveyId(): string {
    return this.survey.data?.surveyId ?? this.wanted ?? ''
  }

  get isReadOnly(): boolean {
    return this.closedText !== '' || this.survey.data?.status !== SURVEY_STATUS.open
  }

  /** The customer has written what no draft keeps, and has not handed it in. */
  get hasUnsavedText(): boolean {
    return !this.isReadOnly && this.submission.phase !== 'done' && (this.form?.hasText ?? false)
  }

  dispose(): void {
    this.words.dispose()
  }

  private finish(surveyId = this.surveyId): void {
    drafts.drop(draftOf(surveyId))
    this.words.end()
  }

  /** Other answers than those that had arrived after all: what the server has shows now. */
  private async catchUp(error: AppError): Promise<void> {
    if (wasRefused<typeof surveySubmit>(error, 'duplicateInProgress')) await this.survey.load()
  }

  private close(why: string): void {
    this.closedText = why
  }

  private open({ surveyId, status, questions, answers }: Survey): void {
    const draft = draftOf(surveyId)
    const isOpen = status === SURVEY_STATUS.open
    if (isOpen && this.form) return
    this.form = new SurveyForm(questions, answers, form => drafts.keep(draft, form.toKeep))
    this.sending = new FormSubmission({
      form: this.form,
      write: this.submission,
      input: () => this.form?.toSend as SubmitInput,
      onDone: () => this.finish(),
      // A closed survey turns into one to be read.
      onConflict: ({ message }) => this.close(message),
      onFailed: error => this.catchUp(error),
    })
    if (!isOpen) return this.finish(surveyId)
    this.form.restore(drafts.read(draft))
    this.words.begin()
  }
}

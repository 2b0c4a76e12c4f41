import { makeAutoObservable } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { riskAnswerSubmit, type RiskPaper, type RiskQuestion } from '@/contract/risk'
import { ServerDraft } from '@/domains/flow/server-draft'
import { SurveyForm } from '@/domains/survey/survey-form'
import { contradicting, contradictions } from '@/lib/answer-checks'
import { answersById } from '@/lib/survey'
import type { Field } from '@/stores/form/field'
import { memberOf } from '@/stores/form/part'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { RISK_DRAFT } from '../queries'

type HandIn = Omit<RequestOf<typeof riskAnswerSubmit>, 'requestNo'>
type HandedIn = ResponseOf<typeof riskAnswerSubmit>

/** The answers to one paper: what was chosen, which question is on the screen, the draft, and handing in. */
export class AnswerSheet {
  readonly answers: SurveyForm
  readonly draft: ServerDraft
  readonly handIn: Submission<HandIn, HandedIn>
  /** Place of the question on the screen, from 0. */
  at = 0

  constructor(
    root: RootStore,
    readonly paper: RiskPaper,
    private readonly isOwn: Field<boolean>,
  ) {
    this.answers = new SurveyForm(paper.questions)
    this.draft = new ServerDraft(root, RISK_DRAFT, this.drafted)
    this.handIn = new Submission(
      (input, requestNo) => root.write(riskAnswerSubmit, input, { label: '提交', requestNo }),
      { touches: touching(root, 'risk') },
    )
    makeAutoObservable<this, 'isOwn'>(
      this,
      { answers: false, draft: false, handIn: false, paper: false, isOwn: false },
      { autoBind: true },
    )
  }

  /** Fetches what was answered before, and goes on where that ends. */
  async load(): Promise<void> {
    await this.draft.load()
    const open = this.paper.questions.findIndex(question => !this.answers.isAnswered(question))
    this.show(open < 0 ? this.paper.questions.length - 1 : open)
  }

  get question(): RiskQuestion | undefined {
    return this.paper.questions[this.at]
  }

  get isLast(): boolean {
    return this.at === this.paper.questions.length - 1
  }

  /** Numbers of the questions, from 1, whose answers do not go together with the one on the screen. */
  get contradicting(): readonly number[] {
    const qid = this.question?.qid ?? ''
    return contradicting(this.paper.checks, this.given, qid).map(other => this.numberOf(other))
  }

  /** The pairs of questions, by their numbers, whose answers do not go together. */
  get contradictions(): readonly (readonly [number, number])[] {
    return contradictions(this.paper.checks, this.given).map(
      ({ left, right }) => [this.numberOf(left.qid), this.numberOf(right.qid)] as const,
    )
  }

  get isBegun(): boolean {
    return this.answers.progress.done > 0
  }

  get isHandedIn(): boolean {
    return this.handIn.phase === 'done'
  }

  /** What is handed in. */
  get toSend(): HandIn {
    const { paperId, version } = this.paper
    const answers = this.answers.toSend.map(({ qid, oids }) => ({ qid, oids: [...oids] }))
    return { paperId, version, answers, selfFilled: '1' }
  }

  show(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.paper.questions.length - 1)
  }

  dispose(): void {
    this.draft.dispose()
  }

  private get given() {
    return answersById(this.answers.toSend)
  }

  private numberOf(qid: string): number {
    return this.paper.questions.findIndex(question => question.qid === qid) + 1
  }

  /** What the draft holds. Answers to an earlier paper are answers to other questions: they do not come back. */
  private get drafted() {
    const { answers, isOwn } = this
    const { version } = this.paper
    return {
      get content(): unknown {
        return { version, isOwn: isOwn.content, answers: answers.content }
      },
      fill(content: unknown): void {
        if (memberOf(content, 'version') !== version) return
        isOwn.fill(memberOf(content, 'isOwn'))
        answers.fill(memberOf(content, 'answers'))
      },
    }
  }
}

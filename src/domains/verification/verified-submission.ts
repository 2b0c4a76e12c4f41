import { makeAutoObservable } from 'mobx'
import type { Endpoint } from '@/contract/endpoint'
import type { SmsScene } from '@/contract/session'
import { AppError } from '@/lib/app-error'
import { dateTimeInShanghai, formatCaption, todayInShanghai } from '@/lib/date'
import { isSameInput } from '@/lib/same-input'
import type { RootStore } from '@/stores/root/root-store'
import { Changes, type Topic } from '@/stores/primitives/changes'
import { isUncertain, Submission } from '@/stores/primitives/submission'
import { UnsettledWrites } from '@/stores/root/unsettled-writes'
import { SmsCheck } from './sms-check'

/** The one-time proofs of a write; `''` where it needs none. */
export interface Proofs {
  readonly verifyToken: string
  readonly faceToken?: string
}

/** A write's input with the proof that the customer is there. */
export type Verified<I> = I & Proofs

/** Asks the customer for the proofs of a write: `Proof` where a code alone is not enough. */
export interface ProofSource {
  readonly sms: SmsCheck
  /** Resolves with `undefined` when the customer gave up. */
  request(): Promise<Proofs | undefined>
  /** What became of the write that carried them. */
  settle(error: AppError | undefined): void
}

interface Setup<I, O> {
  readonly endpoint: Endpoint
  /** What proves the customer's presence: a code of this scene, or what the proof asks for. */
  readonly proof: SmsScene | ProofSource
  /** What a code is about, by its id: it serves no other. */
  readonly subject?: (input: I) => string
  /** What the customer does, as it is said when the outcome is unknown: 捐赠, 撤销. */
  readonly act: string
  readonly send: (input: Verified<I>, requestNo: string) => Promise<O>
  /** Whether this input is sensitive enough to ask for a code; every one, unless it is given. */
  readonly needsCheck?: (input: I) => boolean
  /** What the write changes on other pages (`Changes`); none is said aloud, since a forgotten one leaves lists out of date. */
  readonly touches: readonly Topic[]
  /** An earlier write turns out to have been carried out. */
  readonly onFound?: () => void
}

/**
 * A sensitive write: asks for an SMS code first. After an uncertain failure the same write goes again with the proof and
 * the `requestNo` it already had, so that it neither happens twice nor asks for a second code. Before any other write of
 * its kind, after a reload or a login too, the server is asked what came of the earlier one.
 */
export class VerifiedSubmission<I extends object, O> {
  readonly check: SmsCheck
  readonly asksFirst = true
  readonly submission: Submission<Verified<I>, O>
  /** What is known of a write from before this page: see `catchUp`. */
  earlier: { readonly kind: 'done' | 'refused' | 'unknown'; readonly text: string } | undefined
  private subject = ''

  constructor(
    private readonly root: RootStore,
    private readonly setup: Setup<I, O>,
  ) {
    this.check =
      typeof setup.proof === 'string' ? new SmsCheck(setup.proof, () => this.subject) : setup.proof.sms
    this.submission = new Submission(setup.send, {
      memory: root.get(UnsettledWrites).memoryOf(setup.endpoint),
      touches: () => this.touch(),
    })
    makeAutoObservable<this, 'root' | 'setup' | 'subject'>(
      this,
      { root: false, setup: false, subject: false, check: false, submission: false, asksFirst: false },
      { autoBind: true },
    )
  }

  get isSubmitting(): boolean {
    return this.submission.isSubmitting
  }

  get error(): AppError | undefined {
    return this.submission.error
  }

  /** Why the write did not go through; where nobody knows whether it did, what to do about it. */
  get problem(): string | undefined {
    const { error } = this.submission
    if (!error) return undefined
    if (!isUncertain(error) || error.kind === 'unread') return error.message
    const { act } = this.setup
    return `${error.message}。结果尚未确认，${act}可能已经成功；再次提交会先查询结果，不会重复${act}。`
  }

  /** Resolves with the answer; `undefined` when the customer closed the sheet or the write failed. */
  async submit(input: I): Promise<O | undefined> {
    const unsettled = this.submission.uncertainInput
    if (unsettled && isSameInput(unsettled, { ...input, ...proofsOf(unsettled) })) {
      return this.send(unsettled)
    }
    if (this.hasEarlier && !(await this.isFree())) return undefined
    // An earlier refusal is over once the customer tries again, also when they close the sheet this time.
    this.submission.reset()
    const proofs = this.needsCheck(input) ? await this.prove(input) : { verifyToken: '' }
    return proofs && this.send({ ...input, ...proofs })
  }

  /** Asks what came of a write whose answer was lost before this page was opened, and says it on the page. */
  async catchUp(): Promise<void> {
    const unsettled = this.root.get(UnsettledWrites)
    if (this.submission.isSubmitting || !unsettled.has(this.setup.endpoint)) return
    const { act } = this.setup
    const earlier = await unsettled.ask(this.setup.endpoint)
    if (earlier.kind === 'none') return
    const time = `您于${timeOf(earlier.at)}提交的${act}`
    if (earlier.kind === 'unknown') {
      return this.tell('unknown', `${time}结果尚未确认，恢复网络后请再次查询，以免重复${act}。`)
    }
    this.settle(earlier.kind)
    this.tell(
      earlier.kind,
      earlier.kind === 'done' ? `${time}已经成功，无需再次提交。` : `${time}没有成功，可以重新提交。`,
    )
  }

  /** Nothing is shown of the last try any more. */
  reset(): void {
    this.submission.reset()
  }

  /** The customer has read what came of the earlier write. */
  dismiss(): void {
    this.earlier = undefined
  }

  private async prove(input: I): Promise<Proofs | undefined> {
    const { proof, subject } = this.setup
    if (typeof proof !== 'string') return proof.request()
    this.subject = subject?.(input) ?? ''
    const verifyToken = await this.check.request()
    return verifyToken === undefined ? undefined : { verifyToken }
  }

  private async send(input: Verified<I>): Promise<O | undefined> {
    const answer = await this.submission.submit(input)
    const { proof } = this.setup
    if (typeof proof !== 'string') proof.settle(this.submission.error)
    return answer
  }

  private get hasEarlier(): boolean {
    return this.earlier?.kind === 'done' || this.root.get(UnsettledWrites).has(this.setup.endpoint)
  }

  /** Whether a new write may begin: no earlier one waits for its outcome, or the customer means another one all the same. */
  private async isFree(): Promise<boolean> {
    const earlier =
      this.earlier?.kind === 'done'
        ? undefined
        : await this.root.get(UnsettledWrites).ask(this.setup.endpoint)
    if (earlier?.kind === 'none') return true
    if (earlier?.kind === 'refused') {
      this.settle('refused')
      return this.isFree()
    }
    const { act } = this.setup
    if (earlier?.kind === 'unknown') {
      const message = `上一次${act}的结果尚未确认，暂时无法查询。请检查网络后再试，以免重复${act}。`
      this.submission.fail(new AppError({ kind: 'business', message }))
      return false
    }
    if (earlier) this.settle('done')
    this.dismiss()
    return this.root.ui.confirm({
      title: `上一次${act}已经成功`,
      message: `您刚才提交的${act}已经成功，无需再次提交。如需再办理一次，请点“再次${act}”。`,
      confirmText: `再次${act}`,
    })
  }

  private settle(kind: 'done' | 'refused'): void {
    this.submission.settle()
    this.submission.reset()
    if (kind !== 'done') return
    this.touch()
    this.setup.onFound?.()
  }

  private touch(): void {
    const { touches } = this.setup
    if (touches.length > 0) this.root.get(Changes).touch(...touches)
  }

  private tell(kind: 'done' | 'refused' | 'unknown', text: string): void {
    this.earlier = { kind, text }
  }

  private needsCheck(input: I): boolean {
    return this.setup.needsCheck?.(input) ?? true
  }
}

function proofsOf({ verifyToken, faceToken }: Proofs): Proofs {
  return faceToken === undefined ? { verifyToken } : { verifyToken, faceToken }
}

function timeOf(ms: number): string {
  return formatCaption(dateTimeInShanghai(ms), todayInShanghai(Date.now()))
}

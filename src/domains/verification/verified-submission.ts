import type { SmsScene } from '@/contract/session'
import type { RootStore } from '@/stores/root-store'
import { Submission } from '@/stores/submission'
import { SmsCheckStore } from './sms-check-store'

/** A write's input with the one-time proof that the customer is there; `''` where the write needs none. */
export type Verified<I> = I & { readonly verifyToken: string }

/**
 * A sensitive write: asks for an SMS code first. After an uncertain failure the same write goes again with the proof and
 * the `requestNo` it already had, so that it neither happens twice nor asks for a second code.
 */
export class VerifiedSubmission<I extends object, O> {
  readonly check: SmsCheckStore
  readonly submission: Submission<Verified<I>, O>

  constructor(
    root: RootStore,
    scene: SmsScene,
    send: (input: Verified<I>, requestNo: string) => Promise<O>,
    /** Whether this input is sensitive enough to ask; every one, unless it is given. */
    private readonly needsCheck: (input: I) => boolean = () => true,
  ) {
    this.check = new SmsCheckStore(root, scene)
    this.submission = new Submission(send)
  }

  /** Resolves with the answer; `undefined` when the customer closed the sheet or the write failed. */
  async run(input: I): Promise<O | undefined> {
    const unsettled = this.submission.uncertainInput
    if (unsettled && isSame(unsettled, { ...input, verifyToken: unsettled.verifyToken })) {
      return this.submission.submit(unsettled)
    }
    // An earlier refusal is over once the customer tries again, also when they close the sheet this time.
    if (this.submission.error && !unsettled) this.submission.reset()
    const verifyToken = this.needsCheck(input) ? await this.check.request() : ''
    if (verifyToken === undefined) return undefined
    this.submission.reset()
    return this.submission.submit({ ...input, verifyToken })
  }
}

function isSame(left: object, right: object): boolean {
  const text = (value: object) => JSON.stringify(Object.entries(value).sort())
  return text(left) === text(right)
}

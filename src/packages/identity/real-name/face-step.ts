import { makeAutoObservable } from 'mobx'
import { identityFinish, type IdentityOutcome } from '@/contract/identity'
import { wasRefused } from '@/contract/refusal'
import { FaceFlow } from '@/domains/face/face-flow'
import type { AppError } from '@/lib/app-error'
import { departures } from '@/domains/verification/departures'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import type { IdentityApplication } from './identity-application'

interface Finishing {
  readonly authApplyId: string
  readonly faceToken: string
}

/** The last step: a face check for this very application, or the way to people. */
export class FaceStep {
  face: FaceFlow
  /** Hands the passed check in. */
  readonly finishing: Submission<Finishing, IdentityOutcome>

  constructor(
    private readonly root: RootStore,
    private readonly application: IdentityApplication,
  ) {
    this.face = this.newFace()
    this.finishing = new Submission(
      (input, requestNo) => root.write(identityFinish, input, { label: '提交', requestNo }),
      { touches: touching(root, 'identity') },
    )
    makeAutoObservable<this, 'root' | 'application'>(
      this,
      { root: false, application: false, finishing: false },
      { autoBind: true },
    )
  }

  /** Why a passed check has not ended the application. */
  get problem(): string | undefined {
    const { error } = this.finishing
    return error && (error.fieldErrors[0]?.msg ?? error.message)
  }

  /** The check was passed, and its word has not arrived, or nobody knows whether it has. */
  get canFinishAgain(): boolean {
    return this.finishing.uncertainInput !== undefined && !this.finishing.isSubmitting
  }

  /** Opens the check; in a browser the page is left and comes back. */
  async start(): Promise<void> {
    await this.face.start(bizToken => {
      departures.keep(this.departure, { bizToken, form: undefined })
      return `/phone/${this.root.navigation.returnAddress}`
    })
    // Where the page stays, nothing is to be taken up later.
    if (this.face.phase !== 'starting') departures.drop(this.departure)
  }

  /** The page was opened: where it comes back from a check, that goes on. */
  async resume(): Promise<void> {
    const departure = departures.take(this.departure)
    if (departure) await this.face.resume(departure.bizToken)
  }

  /** Sends the passed check again, after its answer was lost. */
  async finishAgain(): Promise<void> {
    const input = this.finishing.uncertainInput
    if (input) await this.finish(input)
  }

  /** Leaves the rest to people: a photo of the holder is all that they lack. */
  leaveToPeople(): void {
    this.root.navigation.go('identity/upload-file', this.application.way)
  }

  dispose(): void {
    this.face.dispose()
  }

  private get departure(): string {
    return `face:realName:${this.application.authApplyId}`
  }

  private newFace(): FaceFlow {
    const face: FaceFlow = new FaceFlow(this.root, 'realName', {
      subject: this.application.authApplyId,
      onPassed: () => void this.takePassed(),
    })
    return face
  }

  private async takePassed(): Promise<void> {
    const { authApplyId } = this.application
    await this.finish({ authApplyId, faceToken: this.face.verifyToken })
  }

  private async finish(input: Finishing): Promise<void> {
    const answer = await this.finishing.submit(input)
    if (answer) return this.application.finish()
    const { error } = this.finishing
    // Too late, or used up: the face is asked for once more.
    if (wasRefused<typeof identityFinish>(error, 'verifyTokenMissing')) this.renewFace()
    await this.catchUp(error)
  }

  private renewFace(): void {
    this.face.dispose()
    this.face = this.newFace()
  }

  /** Another device was faster, or the application has run out: where it goes on, the server says. */
  private async catchUp(error: AppError | undefined): Promise<void> {
    if (wasRefused<typeof identityFinish>(error, 'stateConflict')) await this.application.catchUp()
  }
}

import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import { identityFinish, identityManual, type IdentityOutcome } from '@/contract/identity'
import { FaceFlow } from '@/domains/face/face-flow'
import { departures } from '@/domains/verification/departures'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import type { IdentityApplication } from './identity-application'

interface Finishing {
  readonly authApplyId: string
  readonly faceToken: string
}

/** The last step: a face check for this very application, or people in its place. */
export class FaceStep {
  face: FaceFlow
  /** Hands the passed check in. */
  readonly finishing: Submission<Finishing, IdentityOutcome>
  /** Hands the application to people. */
  readonly manual: Submission<{ readonly authApplyId: string }, IdentityOutcome>

  constructor(
    private readonly root: RootStore,
    private readonly application: IdentityApplication,
  ) {
    this.face = this.newFace()
    const following = { touches: touching(root, 'identity') }
    this.finishing = new Submission(
      (input, requestNo) => root.write(identityFinish, input, { label: '提交', requestNo, isQuiet: true }),
      following,
    )
    this.manual = new Submission(
      (input, requestNo) => root.write(identityManual, input, { label: '提交', requestNo, isQuiet: true }),
      following,
    )
    makeAutoObservable<this, 'root' | 'application'>(
      this,
      { root: false, application: false, finishing: false, manual: false },
      { autoBind: true },
    )
  }

  /** Why neither way has ended the application. */
  get problem(): string | undefined {
    const { error } = this.finishing.error ? this.finishing : this.manual
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

  /** Asks once more, then leaves the rest to people: nothing has to be typed again. */
  async handToPeople(): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '提交人工审核？',
      message: '工作人员将核对您的证件照片与信息，1至3个工作日内以消息告知结果。已填写的内容无须重填。',
      confirmText: '提交人工审核',
    })
    if (!isSure) return
    this.finishing.reset()
    const answer = await this.manual.submit({ authApplyId: this.application.authApplyId })
    if (answer) this.application.finish()
    else await this.catchUp(this.manual.error?.code)
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
    this.manual.reset()
    const answer = await this.finishing.submit(input)
    if (answer) return this.application.finish()
    const { error } = this.finishing
    // Too late, or used up: the face is asked for once more.
    if (error?.code === INNER.verifyTokenMissing) this.renewFace()
    await this.catchUp(error?.code)
  }

  private renewFace(): void {
    this.face.dispose()
    this.face = this.newFace()
  }

  /** Another device was faster, or the application has run out: where it goes on, the server says. */
  private async catchUp(code: string | undefined): Promise<void> {
    if (code === INNER.stateConflict) await this.application.catchUp()
  }
}

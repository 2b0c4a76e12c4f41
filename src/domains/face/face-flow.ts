import { makeAutoObservable, runInAction } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { INNER } from '@/contract/codes'
import { FACE_DAILY_LIMIT, faceCountQuery, type FaceScene, faceResult, faceStart } from '@/contract/face'
import { isAppError, toAppError } from '@/lib/app-error'
import { uuid } from '@/lib/uuid'
import { faceChannel, IS_FACE_STARTED_HERE, startFace } from '@/platform/host/face'
import { IdentityStore } from '@/stores/root/identity-store'
import type { RootStore } from '@/stores/root/root-store'
import { faceCount, faceResultOf } from './queries'

/** How often the server is asked while the check is under way. */
const POLL_MS = 1500

type Result = ResponseOf<typeof faceResult>

/**
 * One face check from consent to the server's word. The host only starts it; passed is what `faceResult` says. After
 * three failures on a day `isLimitReached`: only the manual route is left.
 */
export class FaceFlow {
  phase: 'idle' | 'starting' | 'waiting' | 'passed' | 'failed' = 'idle'
  message = ''
  verifyToken = ''
  /** When the token is void, by the device's clock. */
  expiresAt = 0
  /** A check that the page in a web-view has opened and waits for. */
  private heldToken = ''
  private isSettled = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly root: RootStore,
    private readonly scene: FaceScene,
    private readonly about: { readonly subject?: string; readonly onPassed?: () => void } = {},
  ) {
    makeAutoObservable<this, 'root' | 'scene' | 'about' | 'timer'>(
      this,
      { root: false, scene: false, about: false, timer: false },
      { autoBind: true },
    )
  }

  get failCount(): number {
    return this.root.get(IdentityStore).failCountAuth
  }

  get isLimitReached(): boolean {
    return this.failCount >= FACE_DAILY_LIMIT
  }

  /** The check that another page opened has ended: that page goes on, and another check here would be for nobody. */
  get isOver(): boolean {
    return this.heldToken !== '' && this.isSettled
  }

  get isBusy(): boolean {
    return this.phase === 'starting' || this.phase === 'waiting'
  }

  /** Failures that the device remembers are asked about: the day they count for is the server's, whose midnight frees them. */
  async catchUp(): Promise<void> {
    if (this.failCount === 0) return
    try {
      const { failCount } = await this.root.read(faceCountQuery, faceCount())
      this.root.get(IdentityStore).setFailCount(failCount)
    } catch {
      // The device's own count stands until the server is reached; a start would say the same.
    }
  }

  /** Opens a check and hands it to the host. `returnTo`: address of the page, which comes back with the token. */
  async start(returnTo: (bizToken: string) => string): Promise<void> {
    if (this.isBusy || this.isLimitReached) return
    this.phase = 'starting'
    this.message = ''
    if (this.heldToken) return this.launch(this.heldToken, '', '')
    try {
      const check = await this.root.write(
        faceStart,
        { scene: this.scene, subject: this.about.subject, channel: faceChannel() },
        { requestNo: uuid(), showLoading: false },
      )
      this.root.get(IdentityStore).setFailCount(check.failCount)
      await this.launch(check.bizToken, check.verifyUrl, returnTo(check.bizToken))
    } catch (error) {
      this.takeRefusal(error)
    }
  }

  /**
   * The page was opened with a check: on H5 it comes back from the service, in the mini-program it was opened by the page in
   * a web-view, and the customer starts the check here.
   */
  async resume(bizToken: string): Promise<void> {
    if (!IS_FACE_STARTED_HERE) return this.follow(bizToken)
    // At once: a tap may be faster than the answer, and must not open a check of its own.
    this.hold(bizToken)
    try {
      const result = await this.ask(bizToken)
      if (result.status !== 'pending') this.settle(result)
    } catch (error) {
      this.takeRefusal(error)
    }
  }

  private async launch(bizToken: string, verifyUrl: string, returnTo: string): Promise<void> {
    const launched = await startFace({ bizToken, verifyUrl, returnTo })
    if (launched.kind === 'waiting') return this.follow(bizToken)
    if (launched.kind === 'unsupported') this.fail('当前环境无法进行人脸识别，请选择人工审核')
    if (launched.kind === 'failed') this.fail(launched.message)
  }

  /** Asks the server until the check is settled. */
  private async follow(bizToken: string): Promise<void> {
    runInAction(() => {
      this.phase = 'waiting'
    })
    try {
      const result = await this.ask(bizToken)
      if (result.status === 'pending') this.timer = setTimeout(() => void this.follow(bizToken), POLL_MS)
      else this.settle(result)
    } catch (error) {
      this.takeRefusal(error)
    }
  }

  /** Stops asking when the page goes. */
  dispose(): void {
    clearTimeout(this.timer)
  }

  private ask(bizToken: string): Promise<Result> {
    return this.root.read(faceResult, faceResultOf({ bizToken }))
  }

  private hold(bizToken: string): void {
    this.heldToken = bizToken
  }

  private settle(result: Result): void {
    this.root.get(IdentityStore).setFailCount(result.failCount)
    this.isSettled = true
    if (result.status !== 'passed') return this.fail(result.msg)
    this.phase = 'passed'
    this.verifyToken = result.verifyToken
    this.expiresAt = Date.now() + result.expireSeconds * 1000
    this.about.onPassed?.()
  }

  private takeRefusal(error: unknown): void {
    if (isAppError(error) && error.code === INNER.faceLimitReached) {
      this.root.get(IdentityStore).setFailCount(FACE_DAILY_LIMIT)
    }
    this.fail(toAppError(error).message)
  }

  private fail(message: string): void {
    this.phase = 'failed'
    this.message = message
  }
}

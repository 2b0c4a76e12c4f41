import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import { PROOF_SECONDS, type ProofScene, type ProofTokens } from '@/contract/proof'
import { FaceFlow } from '@/domains/face/face-flow'
import type { AppError } from '@/lib/app-error'
import type { RootStore } from '@/stores/root/root-store'
import { departures } from './departures'
import { SmsCheck } from './sms-check'

/** A proof that has so little time left would be void before the write arrives: it is asked for again. */
const MARGIN_MS = 15_000

type Kind = 'face' | 'sms'

const KINDS = { sms: ['sms'], face: ['face'], both: ['face', 'sms'] } as const satisfies Record<
  string,
  readonly Kind[]
>

type Needs = keyof typeof KINDS

interface Held {
  readonly token: string
  readonly expiresAt: number
}

/** What a form keeps while the customer is away: its own draft, of the fields that may lie on the device. */
interface Draftable {
  draft(): unknown
  restore(draft: unknown): void
}

interface Setup {
  readonly scene: ProofScene
  /** The order, application or instruction that the proofs are for; they serve no other. */
  readonly subject: string
  readonly needs: Needs | (() => Needs)
  /** The form on the page, which in a browser has to outlive the way to the face service and back. */
  readonly form?: Draftable
}

/**
 * Proves the customer's presence for one thing they do: face first, then the code, each for five minutes. `request()` asks
 * for what is missing or has run out, and resolves with the tokens, or with `undefined` once the customer gave up. A face
 * check that leaves the page is taken up again by `resume()` on the page it comes back to.
 */
export class Proof {
  readonly sms: SmsCheck
  /** The face check under way, or the last one. */
  face: FaceFlow
  /** The face check is asked for now. */
  isFaceOpen = false
  private held: Partial<Record<Kind, Held>> = {}
  private answer: ((isProved: boolean) => void) | undefined
  /** Counts the requests, so that one that was replaced asks for nothing more. */
  private turn = 0

  constructor(
    private readonly root: RootStore,
    private readonly setup: Setup,
  ) {
    this.sms = new SmsCheck(setup.scene, () => setup.subject)
    this.face = this.newFace()
    makeAutoObservable<this, 'root' | 'setup' | 'answer' | 'turn'>(
      this,
      { root: false, setup: false, answer: false, turn: false, sms: false },
      { autoBind: true },
    )
  }

  async request(): Promise<ProofTokens | undefined> {
    this.cancel()
    const turn = ++this.turn
    for (;;) {
      const missing = KINDS[this.needs].find(kind => !this.isHeld(kind))
      if (!missing) return this.tokens
      const isProved = await (missing === 'face' ? this.askForFace() : this.askForCode())
      if (!isProved || turn !== this.turn) return undefined
    }
  }

  /** Opens the face check; in a browser the page is left and comes back. */
  async startFace(): Promise<void> {
    const { form } = this.setup
    await this.face.start(bizToken => {
      departures.keep(this.departure, { bizToken, form: form?.draft() })
      return `/phone/${this.root.navigation.returnAddress}`
    })
    // Where the page stays, nothing is to be taken up later.
    if (this.face.phase !== 'starting') departures.drop(this.departure)
  }

  /** The page was opened: where it comes back from a face check, what was typed stands there again and the check goes on. */
  async resume(): Promise<void> {
    const departure = departures.take(this.departure)
    if (!departure) return
    this.setup.form?.restore(departure.form)
    await this.face.resume(departure.bizToken)
    const { phase, message } = this.face
    if (phase === 'failed') this.root.ui.showMessage({ text: message, durationMs: 4000 }, 'error')
  }

  /** The customer gave up, at whatever step. */
  cancel(): void {
    this.turn += 1
    this.sms.cancel()
    if (this.isFaceOpen && this.face.isBusy) this.renewFace()
    this.settleFace(false)
  }

  /**
   * The write has its answer. Proofs that were used up, or that the server does not take, are asked for anew; after
   * another refusal the face counts on, since the server used none of them, and the code is asked for once more.
   */
  settle(error: AppError | undefined): void {
    const isFaceGood = error && error.code !== INNER.verifyTokenMissing
    this.held = isFaceGood && this.held.face ? { face: this.held.face } : {}
    if (!this.held.face) this.renewFace()
  }

  /** The page goes: nothing is asked or waited for any more. */
  dispose(): void {
    this.cancel()
    this.face.dispose()
    this.sms.dispose()
  }

  /** All that the write needs is there, or was when it came: what has run out is asked for again with the write. */
  get isProved(): boolean {
    return KINDS[this.needs].every(kind => this.held[kind] !== undefined)
  }

  private get needs(): Needs {
    const { needs } = this.setup
    return typeof needs === 'function' ? needs() : needs
  }

  private get departure(): string {
    return `face:${this.setup.scene}:${this.setup.subject}`
  }

  private get tokens(): ProofTokens {
    return { verifyToken: this.held.sms?.token ?? '', faceToken: this.held.face?.token ?? '' }
  }

  private isHeld(kind: Kind): boolean {
    return (this.held[kind]?.expiresAt ?? 0) - MARGIN_MS > Date.now()
  }

  private hold(kind: Kind, held: Held): void {
    this.held = { ...this.held, [kind]: held }
  }

  private askForFace(): Promise<boolean> {
    // One that was passed is too old by now; one that still waits for the server's word goes on.
    if (this.face.phase === 'passed') this.renewFace()
    this.isFaceOpen = true
    return new Promise(resolve => {
      this.answer = resolve
    })
  }

  private async askForCode(): Promise<boolean> {
    const token = await this.sms.request()
    if (token === undefined) return false
    this.hold('sms', { token, expiresAt: Date.now() + PROOF_SECONDS * 1000 })
    return true
  }

  private newFace(): FaceFlow {
    const { scene, subject } = this.setup
    const face: FaceFlow = new FaceFlow(this.root, scene, { subject, onPassed: () => this.takeFace() })
    return face
  }

  private renewFace(): void {
    this.face.dispose()
    this.face = this.newFace()
  }

  private takeFace(): void {
    const { verifyToken: token, expiresAt } = this.face
    this.hold('face', { token, expiresAt })
    if (this.isFaceOpen) return this.settleFace(true)
    const text = '人脸识别已通过，请继续提交'
    this.root.ui.showMessage({ text, durationMs: 4000 }, 'success')
  }

  private settleFace(isProved: boolean): void {
    const { answer } = this
    this.answer = undefined
    this.isFaceOpen = false
    answer?.(isProved)
  }
}

import { makeAutoObservable, observableRef } from 'mobx'
import { INNER } from '@/contract/codes'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { SIGNATURE_LIMITS, signatureSave, type SignScene } from '@/contract/signature'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { lineIsBack } from '@/domains/uploads/line'
import { UploadStore } from '@/domains/uploads/upload-store'
import { isOfTheLine } from '@/domains/uploads/upload-words'
import { SmsCheck } from '@/domains/verification/sms-check'
import { type AppError, toAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'
import {
  addStroke,
  isSignature,
  NOTHING_WRITTEN,
  packStrokes,
  type Stroke,
  undoStroke,
  type Writing,
} from '@/lib/strokes'
import { Form } from '@/stores/form/form'
import { nameText } from '@/stores/form/typed'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { signaturePicture } from './signature-picture'
import { NO_ROOM, NOT_DRAWN, signatureErrorText } from './signature-words'

/** What a form holds of a signature: one that the server keeps for it. */
export type SignatureValue = ResponseOf<typeof signatureSave>

type Input = Omit<RequestOf<typeof signatureSave>, 'requestNo'>

/** Tries in a row that a lost line is waited out for. */
const MAX_TRIES = 4

/**
 * A signature from the pen, or from the keyboard and a code to the phone, to the server: one try in flight. A lost line is
 * waited out; what is written stays, whatever comes back. `value` is what the write it is for carries.
 */
export class SignatureStore {
  readonly form = new Form({ typedName: nameText({ required: '请键入姓名' }) })
  readonly check: SmsCheck
  readonly upload: UploadStore
  readonly submission: Submission<Input, SignatureValue>
  way: Input['kind'] = 'drawn'
  writing: Writing = NOTHING_WRITTEN
  phase: 'writing' | 'sending' | 'waiting' | 'done' | 'failed' = 'writing'
  /** What went wrong, and what to do next. */
  error: string | undefined
  value: SignatureValue | undefined
  /** The picture that the server has, and of what. */
  private picture: { readonly of: Writing; readonly fileId: string } | undefined
  /** The proof for the typed way, until it is used. */
  private verifyToken: string | undefined
  private run = new Cancellation()

  constructor(
    root: RootStore,
    private readonly scene: SignScene,
  ) {
    this.check = new SmsCheck('sign')
    this.upload = new UploadStore(root, { purpose: UPLOAD_PURPOSE.signature })
    this.submission = new Submission<Input, SignatureValue>((input, requestNo) =>
      root.write(signatureSave, input, { requestNo, showLoading: false }),
    )
    makeAutoObservable<this, 'scene' | 'picture' | 'verifyToken' | 'run'>(
      this,
      {
        ...{ form: false, check: false, upload: false, submission: false, scene: false },
        ...{ picture: false, verifyToken: false, run: false },
        writing: observableRef,
        value: observableRef,
      },
      { autoBind: true },
    )
  }

  get isBusy(): boolean {
    return this.phase === 'sending' || this.phase === 'waiting'
  }

  /** The line is lost, and it goes on by itself. */
  get isWaiting(): boolean {
    return this.isBusy && (this.phase === 'waiting' || this.upload.phase === 'waiting')
  }

  get strokeCount(): number {
    return this.writing.strokes.length
  }

  /** Why it cannot be confirmed now. */
  get disabledReason(): string | undefined {
    if (this.way === 'drawn') return isSignature(this.writing.strokes) ? undefined : '请先签名'
    return this.form.fields.typedName.isEmpty ? '请先键入姓名' : undefined
  }

  /** Takes a stroke in, made on a pad of this ratio. */
  add(stroke: Stroke, ratio: number): void {
    if (this.isBusy) return
    const writing = addStroke(this.writing, stroke, ratio, SIGNATURE_LIMITS)
    // As another one, so that the pad draws it anew without the stroke.
    this.write(writing ?? { ...this.writing })
    if (!writing) this.error = NO_ROOM
  }

  undo(): void {
    if (!this.isBusy) this.write(undoStroke(this.writing))
  }

  clear(): void {
    if (!this.isBusy) this.write(NOTHING_WRITTEN)
  }

  /** Signs by pen or by keyboard; what was written either way stays. */
  choose(way: Input['kind']): void {
    if (this.isBusy) return
    this.way = way
    this.begin()
  }

  /** Has the signature saved, or tries again; resolves with it, or `undefined` where it was not (see `error`). */
  async sign(): Promise<SignatureValue | undefined> {
    if (this.isBusy || this.disabledReason !== undefined) return undefined
    if (this.way === 'typed' && !this.form.check()) return undefined
    const run = new Cancellation()
    this.run = run
    this.enter('sending')
    const value = await (this.way === 'drawn' ? this.signDrawn(run.signal) : this.signTyped(run.signal))
    if (run.signal.aborted) return undefined
    if (value) this.finish(value)
    else if (this.isBusy) this.enter('writing')
    return value
  }

  /** Begins anew, once the write it was for has taken the signature or wants another. */
  reset(): void {
    this.stop()
    this.form.reset()
    this.writing = NOTHING_WRITTEN
    this.begin()
  }

  /** The page is gone: what is on its way ends. */
  dispose(): void {
    this.stop()
    this.check.dispose()
  }

  private async signDrawn(signal: CancelSignal): Promise<SignatureValue | undefined> {
    const { writing } = this
    const imageFileId = await this.handIn(writing, signal)
    if (imageFileId === undefined) return undefined
    const strokes = packStrokes(writing.strokes)
    const value = await this.save({ scene: this.scene, kind: 'drawn', imageFileId, strokes }, signal)
    const { error } = this.submission
    if (!value && error && !isOfTheLine(error)) this.picture = undefined
    if (!value && error) this.fail(signatureErrorText(error))
    return value
  }

  /** The server's id of the picture of what is written. */
  private async handIn(writing: Writing, signal: CancelSignal): Promise<string | undefined> {
    if (this.picture?.of === writing) return this.picture.fileId
    const drawn = await signaturePicture(writing.strokes).catch((cause: unknown) => void toAppError(cause))
    if (signal.aborted) return undefined
    if (!drawn) {
      this.fail(NOT_DRAWN)
      return undefined
    }
    const file = await this.upload.start(drawn.file)
    drawn.release()
    if (signal.aborted) return undefined
    if (!file) {
      this.fail(this.upload.error ? signatureErrorText(this.upload.error) : NOT_DRAWN)
      return undefined
    }
    this.picture = { of: writing, fileId: file.fileId }
    return file.fileId
  }

  /** The server judges the name first: no code is sent for a wrong one. */
  private async signTyped(signal: CancelSignal): Promise<SignatureValue | undefined> {
    const { typedName } = this.form.value
    for (;;) {
      const { scene, verifyToken } = this
      const value = await this.save({ scene, kind: 'typed', typedName, verifyToken }, signal)
      if (value || signal.aborted) return value
      const { error } = this.submission
      if (error?.code !== INNER.verifyTokenMissing) {
        if (error) this.failTyped(error)
        return undefined
      }
      this.verifyToken = await this.check.request()
      if (this.verifyToken === undefined || signal.aborted) return undefined
    }
  }

  private async save(input: Input, signal: CancelSignal): Promise<SignatureValue | undefined> {
    for (let tries = 1; ; tries += 1) {
      const value = await this.submission.submit(input)
      const { error } = this.submission
      if (value || signal.aborted || !error || !isOfTheLine(error) || tries >= MAX_TRIES) return value
      this.enter('waiting')
      await lineIsBack(tries, signal)
      if (signal.aborted) return undefined
      this.enter('sending')
    }
  }

  private failTyped(error: AppError): void {
    const isSaidByField = error.fieldErrors.length > 0 && this.form.takeErrors(error.fieldErrors).length === 0
    if (isSaidByField) this.enter('writing')
    else this.fail(signatureErrorText(error))
  }

  private write(writing: Writing): void {
    this.writing = writing
    this.begin()
  }

  private begin(): void {
    this.phase = 'writing'
    this.error = undefined
    this.value = undefined
  }

  private enter(phase: 'writing' | 'sending' | 'waiting'): void {
    this.phase = phase
    this.error = undefined
  }

  private fail(words: string): void {
    this.phase = 'failed'
    this.error = words
  }

  private finish(value: SignatureValue): void {
    this.phase = 'done'
    this.value = value
    this.picture = undefined
    this.verifyToken = undefined
  }

  private stop(): void {
    this.run.abort()
    this.upload.cancel()
    this.picture = undefined
    this.verifyToken = undefined
  }
}

import { makeAutoObservable, observableRef } from 'mobx'
import { doubleRecordTake } from '@/contract/recording'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { isOfTheLine, uploadErrorText } from '@/domains/uploads/upload-words'
import { UploadStore } from '@/domains/uploads/upload-store'
import type { Clip } from '@/platform/elements/clip-camera.types'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'

interface Setup {
  readonly root: RootStore
  readonly sessionId: string
  readonly questionId: string
}

interface TakeInput {
  readonly sessionId: string
  readonly questionId: string
  readonly answer: string
  /** Seconds of the clip after which the question had been read aloud. */
  readonly answerFrom: number
  readonly fileId: string
}

/** The clip of one question on its way to the server: by pieces, then as the answer to its question. */
export class Take {
  readonly upload: UploadStore
  phase: 'empty' | 'sending' | 'taken' | 'failed' = 'empty'
  /** Why the server did not take it, and what to do next. */
  error: string | undefined
  private readonly write: Submission<TakeInput, unknown>
  private clip: Clip | undefined
  private answer = ''
  private answerFrom = 0
  private turn = 0

  constructor(
    private readonly setup: Setup,
    isTaken: boolean,
  ) {
    const { root } = setup
    this.upload = new UploadStore(root, { purpose: UPLOAD_PURPOSE.recording })
    this.write = new Submission(
      (input, requestNo) => root.write(doubleRecordTake, input, { requestNo, showLoading: false }),
      { isStep: true },
    )
    if (isTaken) this.phase = 'taken'
    makeAutoObservable<this, 'setup' | 'write' | 'clip' | 'answer' | 'answerFrom' | 'turn'>(
      this,
      {
        ...{ upload: false, setup: false, write: false, clip: observableRef },
        ...{ answer: false, answerFrom: false, turn: false },
      },
      { autoBind: true },
    )
  }

  /** There is a clip that the server does not have, and that it may still take. */
  get isUnsent(): boolean {
    return this.phase === 'sending' || this.canRetry
  }

  /** Whether sending the same again may go well. */
  get canRetry(): boolean {
    if (this.phase !== 'failed' || !this.clip) return false
    const error = this.upload.error ?? this.write.error
    return error !== undefined && isOfTheLine(error)
  }

  /** Sends a clip in place of the one before; the answer in it begins after so many seconds. */
  async send(clip: Clip, answer: string, answerFrom: number): Promise<void> {
    this.clear()
    this.clip = clip
    this.answer = answer
    this.answerFrom = answerFrom
    await this.run(() => this.upload.start(clip.file))
  }

  /** Goes on with what the server has. */
  async retry(): Promise<void> {
    if (this.canRetry) await this.run(() => this.upload.retry())
  }

  /** Forgets the clip, whatever was going on; what the server has stays until another takes its place. */
  clear(): void {
    this.turn += 1
    this.upload.cancel()
    this.releaseClip()
    this.phase = 'empty'
    this.error = undefined
  }

  private async run(upload: () => Promise<{ fileId: string } | undefined>): Promise<void> {
    const turn = ++this.turn
    this.enter('sending')
    const file = this.upload.file ?? (await upload())
    if (turn !== this.turn) return
    if (!file) {
      const { error } = this.upload
      return this.enter('failed', error && uploadErrorText(error))
    }
    const { sessionId, questionId } = this.setup
    const { answer, answerFrom } = this
    const done = await this.write.submit({ sessionId, questionId, answer, answerFrom, fileId: file.fileId })
    if (turn !== this.turn) return
    if (done === undefined) {
      const { error } = this.write
      return this.enter('failed', error && uploadErrorText(error))
    }
    this.releaseClip()
    this.enter('taken')
  }

  private releaseClip(): void {
    this.clip?.release()
    this.clip = undefined
  }

  private enter(phase: 'sending' | 'taken' | 'failed', error?: string): void {
    this.phase = phase
    this.error = error
    // Refused for good: it can only be recorded anew.
    if (phase === 'failed' && !this.canRetry) this.releaseClip()
  }
}

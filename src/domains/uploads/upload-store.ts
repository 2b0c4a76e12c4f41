import { makeAutoObservable, observableRef } from 'mobx'
import { INNER } from '@/contract/codes'
import type { RequestOf } from '@/contract/endpoint'
import { UPLOAD_STATUS } from '@/contract/tables/upload'
import {
  fileUploadCancel,
  fileUploadFinish,
  fileUploadPiece,
  fileUploadStart,
  fileUploadStatus,
  type UploadedFile,
} from '@/contract/upload'
import { type AppError, toAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'
import { uuid } from '@/lib/uuid'
import type { FileSource } from '@/platform/host/file-bytes.types'
import type { RootStore } from '@/stores/root/root-store'
import { lineIsBack } from './line'
import { uploadStatusOf } from './queries'
import { isOfTheLine } from './upload-words'

/** What a file is handed in for. */
export type UploadTarget = Pick<
  RequestOf<typeof fileUploadStart>,
  'purpose' | 'photoType' | 'moduleCode' | 'moduleName'
>

/** Pieces on the way at once: the line is never idle between two, and a slow one is not choked. */
const IN_FLIGHT = 2
/** Tries in a row that brought nothing new. */
const MAX_TRIES = 4
/** A piece that takes longer hangs. */
const PIECE_LIMIT_MS = 60_000

/** Refusals that going on from what the server has may mend: a damaged piece, missing ones, an upload that has expired. */
const MENDABLE_CODES: readonly string[] = [INNER.notOwner, INNER.stateConflict]
const MENDABLE_FIELDS: readonly string[] = ['pieceBase64', 'sha256']

/** A failure is tried again by itself: what is owed of it is told once no try follows. */
const TOLD_AT_THE_END = { quiet: 'told by the caller' } as const

/** What goes again goes with a key of its own: before that the server was asked what it has. */
function ownTry(signal?: CancelSignal) {
  return { requestNo: uuid(), signal, showLoading: false, ...TOLD_AT_THE_END }
}

function isMendable(error: AppError): boolean {
  if (isOfTheLine(error) || MENDABLE_CODES.includes(error.code)) return true
  return error.fieldErrors.some(({ field }) => MENDABLE_FIELDS.includes(field))
}

/** How far one upload has come, as the server says. */
interface Course {
  readonly uploadId: string
  readonly pieceSize: number
  readonly received: readonly number[]
  readonly isFinished: boolean
}

/**
 * One file handed in by pieces. A lost line is waited out; then the server is asked which pieces it has, and the rest follow.
 * What it refuses for good, and a line that does not come back, are told: `retry` goes on from what has arrived.
 */
export class UploadStore {
  phase: 'idle' | 'uploading' | 'waiting' | 'done' | 'failed' = 'idle'
  error: AppError | undefined
  file: UploadedFile | undefined
  sentBytes = 0
  totalBytes = 0
  private source: FileSource | undefined
  private course: Pick<Course, 'uploadId' | 'pieceSize'> | undefined
  private run = new Cancellation()

  constructor(
    private readonly root: RootStore,
    /** A function where it hangs on what is chosen by then. */
    private readonly target: UploadTarget | (() => UploadTarget),
  ) {
    makeAutoObservable<this, 'root' | 'target' | 'source' | 'course' | 'run'>(
      this,
      {
        root: false,
        target: false,
        source: false,
        course: false,
        run: false,
        error: observableRef,
        file: observableRef,
      },
      { autoBind: true },
    )
  }

  /** How much of it the server has, 0 to 1. */
  get progress(): number {
    return this.totalBytes === 0 ? 0 : this.sentBytes / this.totalBytes
  }

  get isBusy(): boolean {
    return this.phase === 'uploading' || this.phase === 'waiting'
  }

  /** Hands a file in, in place of the one before. Resolves with it, or `undefined` when it failed (see `error`) or was given up. */
  start(source: FileSource): Promise<UploadedFile | undefined> {
    this.cancel()
    this.source = source
    this.totalBytes = source.size
    return this.begin(source)
  }

  /** Goes on with what has failed, from what the server has. */
  async retry(): Promise<UploadedFile | undefined> {
    return this.source && this.phase === 'failed' ? this.begin(this.source) : undefined
  }

  /** Gives the upload up; the server drops what it has. */
  cancel(): void {
    this.run.abort()
    const { course, phase } = this
    if (course && phase !== 'done') {
      // What the server did not hear goes by its own job.
      const options = { ...ownTry(), quiet: 'background', ignoresMissingSession: true } as const
      this.root.write(fileUploadCancel, { uploadId: course.uploadId }, options).catch(() => undefined)
    }
    this.phase = 'idle'
    this.error = undefined
    this.file = undefined
    this.source = undefined
    this.course = undefined
    this.sentBytes = this.totalBytes = 0
  }

  private async begin(source: FileSource): Promise<UploadedFile | undefined> {
    const run = new Cancellation()
    this.run = run
    this.setPhase('uploading')
    try {
      const file = await this.persist(source, run.signal)
      if (run.signal.aborted) return undefined
      this.finish(file)
      return file
    } catch (cause) {
      const error = toAppError(cause)
      if (!run.signal.aborted) this.fail(error)
      return undefined
    }
  }

  /** Tries until it is done, given up, refused for good, or nothing more gets through. */
  private async persist(source: FileSource, signal: CancelSignal): Promise<UploadedFile> {
    const sha256 = await source.sha256()
    let best = -1
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.attempt(source, sha256, signal)
      } catch (cause) {
        const error = toAppError(cause)
        if (this.sentBytes > best) tries = 1
        best = Math.max(best, this.sentBytes)
        if (signal.aborted || !isMendable(error) || tries >= MAX_TRIES) throw error
        if (error.code === INNER.notOwner) this.course = undefined
        this.setPhase('waiting')
        await lineIsBack(tries, signal)
        if (signal.aborted) throw error
        this.setPhase('uploading')
      }
    }
  }

  private async attempt(source: FileSource, sha256: string, signal: CancelSignal): Promise<UploadedFile> {
    const course = await this.open(source, sha256, signal)
    if (!signal.aborted) this.course = course
    if (!course.isFinished) await this.sendMissing(source, course, signal)
    return this.root.write(fileUploadFinish, { uploadId: course.uploadId }, ownTry(signal))
  }

  /** Asks which pieces the server has; where there is no upload yet, or no more, one is begun. */
  private async open(source: FileSource, sha256: string, signal: CancelSignal): Promise<Course> {
    if (this.course) {
      const { uploadId } = this.course
      const query = uploadStatusOf({ uploadId })
      const { status, received } = await this.root.read(fileUploadStatus, query, signal, TOLD_AT_THE_END)
      if (status !== UPLOAD_STATUS.cancelled) {
        return { ...this.course, received, isFinished: status === UPLOAD_STATUS.finished }
      }
    }
    const { size, mime } = source
    const target = typeof this.target === 'function' ? this.target() : this.target
    const input = { ...target, size, mime, sha256 }
    const opened = await this.root.write(fileUploadStart, input, ownTry(signal))
    return { ...opened, isFinished: false }
  }

  private async sendMissing(source: FileSource, course: Course, signal: CancelSignal): Promise<void> {
    const { uploadId, pieceSize, received } = course
    const count = Math.ceil(source.size / pieceSize)
    const bytesOf = (index: number) => Math.min(pieceSize, source.size - index * pieceSize)
    const missing = Array.from({ length: count }, (_, index) => index).filter(
      index => !received.includes(index),
    )
    this.note(received.reduce((sum, index) => sum + bytesOf(index), 0))
    const lane = async () => {
      for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
        const from = index * pieceSize
        const { base64, sha256 } = await source.piece(from, from + bytesOf(index))
        await this.sendPiece({ uploadId, index, pieceBase64: base64, sha256 }, signal)
        this.note(this.sentBytes + bytesOf(index))
      }
    }
    // The lanes end together, so that no piece of this try is on the way in the next.
    const stopping = () =>
      lane().catch((error: unknown) => {
        missing.length = 0
        throw error
      })
    const lanes = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, stopping))
    const failed = lanes.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  private async sendPiece(
    piece: Omit<RequestOf<typeof fileUploadPiece>, 'requestNo'>,
    signal: CancelSignal,
  ): Promise<void> {
    const limit = new Cancellation()
    const timer = setTimeout(() => limit.abort(), PIECE_LIMIT_MS)
    const giveUp = () => limit.abort()
    signal.addEventListener('abort', giveUp)
    try {
      await this.root.write(fileUploadPiece, piece, ownTry(limit.signal))
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
  }

  private note(sentBytes: number): void {
    this.sentBytes = sentBytes
  }

  private setPhase(phase: 'uploading' | 'waiting'): void {
    this.phase = phase
    this.error = undefined
  }

  private finish(file: UploadedFile): void {
    this.phase = 'done'
    this.file = file
    this.sentBytes = this.totalBytes
  }

  private fail(error: AppError): void {
    this.phase = 'failed'
    this.error = error
    if (error.owed) this.root.ui.showMessage(error.owed, 'error')
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type AppError, type AppErrorKind, toAppError } from '@/lib/app-error'
import { uuid } from '@/lib/uuid'

/** The server may have carried the write out although no answer arrived: the next try must carry the same key. */
const UNCERTAIN: readonly AppErrorKind[] = [
  'network',
  'timeout',
  'cancelled',
  'http',
  'empty',
  'gateway',
  'notFound',
]

/**
 * One write. At most one is in flight, so a double tap sends one request; a try after an uncertain failure carries the
 * same `requestNo`, so nothing happens twice on the server either.
 */
export class Submission<I, O> {
  phase: 'idle' | 'submitting' | 'done' | 'failed' = 'idle'
  error: AppError | undefined
  result: O | undefined
  private requestNo = uuid()
  private inFlight: Promise<O | undefined> | undefined
  private lastInput: I | undefined

  constructor(private readonly send: (input: I, requestNo: string) => Promise<O>) {
    makeAutoObservable<this, 'send' | 'requestNo' | 'inFlight' | 'lastInput'>(
      this,
      {
        result: observableRef,
        error: observableRef,
        send: false,
        requestNo: false,
        inFlight: false,
        lastInput: false,
      },
      { autoBind: true },
    )
  }

  get isSubmitting(): boolean {
    return this.phase === 'submitting'
  }

  /** What was sent when nobody knows whether it arrived: sending the same again asks for the result. */
  get uncertainInput(): I | undefined {
    return this.phase === 'failed' && this.error && UNCERTAIN.includes(this.error.kind)
      ? this.lastInput
      : undefined
  }

  /** Sends, or joins the write in flight. Resolves with the answer, or `undefined` when it failed (see `error`). */
  submit(input: I): Promise<O | undefined> {
    this.inFlight ??= this.run(input)
    return this.inFlight
  }

  /** Ready for another write of its own. */
  reset(): void {
    this.phase = 'idle'
    this.error = undefined
    this.result = undefined
    this.requestNo = uuid()
  }

  private async run(input: I): Promise<O | undefined> {
    this.phase = 'submitting'
    this.lastInput = input
    this.error = undefined
    try {
      const result = await this.send(input, this.requestNo)
      runInAction(() => {
        this.phase = 'done'
        this.result = result
        this.requestNo = uuid()
      })
      return result
    } catch (cause) {
      const error = toAppError(cause)
      runInAction(() => {
        this.phase = 'failed'
        this.error = error
        if (!UNCERTAIN.includes(error.kind)) this.requestNo = uuid()
      })
      return undefined
    } finally {
      this.inFlight = undefined
    }
  }
}

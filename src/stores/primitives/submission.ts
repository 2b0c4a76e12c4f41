import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { INNER } from '@/contract/codes'
import { type AppError, type AppErrorKind, toAppError } from '@/lib/app-error'
import { isSameInput } from '@/lib/same-input'
import { uuid } from '@/lib/uuid'

/** The server itself said no, before it did anything. */
const REFUSALS: readonly AppErrorKind[] = ['business', 'loginRequired', 'sessionExpired']

/** Answers that leave open what becomes of the write: the first try may still be under way. */
const OPEN_CODES: readonly string[] = [INNER.systemBusy, INNER.duplicateInProgress]

/**
 * Whether the write may have been carried out although it failed here: after everything but a definite refusal. A lost
 * answer, one that breaks the contract and an HTTP status of any kind say nothing of what the server did.
 */
export function isUncertain(error: AppError): boolean {
  return !REFUSALS.includes(error.kind) || OPEN_CODES.includes(error.code)
}

/** Keeps the keys of writes on the way until their outcome is known (see `UnsettledWrites`). */
export interface WriteMemory {
  /** It is about to be sent. */
  note(requestNo: string): void
  /** It was carried out; the customer has not seen it yet. */
  answered(requestNo: string): void
  /** It was not carried out. */
  forget(requestNo: string): void
}

/**
 * What to say of a write that failed. Where nobody knows what the server did with it, that is said too: the customer must
 * neither take it for refused nor fear to do it twice.
 */
function problemOf(error: AppError): string {
  const { kind, message } = error
  // HTTP 401 says by itself that the outcome is not known.
  if (kind === 'business' || kind === 'unauthorized' || kind === 'unread' || !isUncertain(error)) {
    return message
  }
  return `${message.replace(/。$/, '')}。结果尚未确认，可能已经成功；再次提交不会重复办理。`
}

interface Setup {
  /** A step of the product's own that nobody takes for an act of theirs (asking for a code, reading a photo): a failure of it is one. */
  readonly isStep?: boolean
  readonly memory?: WriteMemory
  /** What the write changes is out of date (`touching`): it was carried out, or may have been. */
  readonly touches?: () => void
}

/**
 * One write. At most one is in flight, so a double tap sends one request; a try after an uncertain failure carries the
 * same `requestNo`, so nothing happens twice on the server either. Another input is another write.
 */
export class Submission<I, O> {
  phase: 'idle' | 'submitting' | 'done' | 'failed' = 'idle'
  error: AppError | undefined
  result: O | undefined
  private requestNo = uuid()
  private inFlight: Promise<O | undefined> | undefined
  private unsettled: { readonly input: I } | undefined

  constructor(
    private readonly send: (input: I, requestNo: string) => Promise<O>,
    private readonly setup: Setup = {},
  ) {
    makeAutoObservable<this, 'send' | 'setup' | 'requestNo' | 'inFlight'>(
      this,
      {
        result: observableRef,
        error: observableRef,
        send: false,
        setup: false,
        requestNo: false,
        inFlight: false,
      },
      { autoBind: true },
    )
  }

  get isSubmitting(): boolean {
    return this.phase === 'submitting'
  }

  /** Why the last write did not go through, or that nobody knows whether it did. */
  get problem(): string | undefined {
    const { error } = this
    return error && (this.setup.isStep ? error.message : problemOf(error))
  }

  /** What was sent when nobody knows whether it arrived: sending the same again asks for the result. */
  get uncertainInput(): I | undefined {
    return this.unsettled?.input
  }

  /** Sends, or joins the write in flight. Resolves with the answer, or `undefined` when it failed (see `error`). */
  submit(input: I): Promise<O | undefined> {
    this.inFlight ??= this.run(input)
    return this.inFlight
  }

  /** Nothing is shown of the last write any more. One whose outcome nobody knows keeps its key. */
  reset(): void {
    this.phase = 'idle'
    this.error = undefined
    this.result = undefined
  }

  /** The write cannot be sent for a reason found before it. */
  fail(error: AppError): void {
    this.phase = 'failed'
    this.error = error
  }

  /** What became of the last write is known from elsewhere: the next is one of its own. */
  settle(): void {
    this.unsettled = undefined
    this.requestNo = uuid()
  }

  private async run(input: I): Promise<O | undefined> {
    if (this.unsettled && !isSameInput(this.unsettled.input, input)) this.settle()
    const isRepeated = this.unsettled !== undefined
    this.phase = 'submitting'
    this.error = undefined
    const { requestNo } = this
    this.setup.memory?.note(requestNo)
    try {
      const result = await this.send(input, requestNo)
      runInAction(() => {
        this.phase = 'done'
        this.result = result
      })
      this.setup.memory?.answered(requestNo)
      this.settle()
      this.setup.touches?.()
      return result
    } catch (cause) {
      const error = toAppError(cause)
      this.fail(error)
      // A missing session refuses this try, and says nothing of an earlier one with the same key.
      const isOpen = isUncertain(error) || (isRepeated && error.kind !== 'business')
      if (error.kind === 'unread') this.setup.memory?.answered(requestNo)
      if (isOpen) {
        this.keep(input)
        this.setup.touches?.()
      } else {
        this.setup.memory?.forget(requestNo)
        this.settle()
      }
      return undefined
    } finally {
      this.inFlight = undefined
    }
  }

  private keep(input: I): void {
    this.unsettled = { input }
  }
}

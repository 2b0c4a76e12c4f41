import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import type { AppError } from '@/lib/app-error'
import type { Form } from './form'
import type { Parts, ValuesOf } from './group'

/** A write as a form sends it: `Submission`, or `VerifiedSubmission` where the customer has to prove their presence. */
export interface Write<I, O> {
  readonly isSubmitting: boolean
  readonly error: AppError | undefined
  /** Why it did not go through; where nobody knows whether it did, what to do about it. */
  readonly problem: string | undefined
  /** Dialogs of its own come before it is sent. */
  readonly asksFirst?: boolean
  submit(input: I): Promise<O | undefined>
  reset(): void
}

interface Setup<F extends Parts, I, O> {
  readonly form: Form<F>
  readonly write: Write<I, O>
  readonly input: (values: ValuesOf<F>) => I
  /** A write of unknown outcome that is sent again as it was, whatever the form's rules say of it by now. */
  readonly unsettled?: () => I | undefined
  /** The last question before it is sent; `false` sends nothing. */
  readonly confirm?: (input: I) => Promise<boolean>
  /** What follows a write that was carried out. */
  readonly onDone: (answer: O) => void | Promise<void>
  /** What the form was about has changed meanwhile (`stateConflict`): fetches it anew. */
  readonly onConflict?: (error: AppError) => void | Promise<void>
  /** Whatever else was refused or failed, beside what the form says. */
  readonly onFailed?: (error: AppError) => void | Promise<void>
}

/**
 * Sends a form: shows what is wrong with it, sends it once, puts the server's errors at their fields. What was typed stays,
 * whatever comes back.
 */
export class FormSubmission<F extends Parts, I, O> {
  /** From the first question to the answer. */
  isRunning = false

  constructor(private readonly setup: Setup<F, I, O>) {
    makeAutoObservable<this, 'setup'>(this, { setup: false }, { autoBind: true })
  }

  get form(): Form<F> {
    return this.setup.form
  }

  get isSubmitting(): boolean {
    return this.setup.write.isSubmitting
  }

  /** Other dialogs ask meanwhile: a sheet of this form steps aside, since two would both want the focus. */
  get isAside(): boolean {
    return this.isRunning && (this.setup.confirm !== undefined || this.setup.write.asksFirst === true)
  }

  /** Why it did not go through, unless its fields say so. */
  get problem(): string | undefined {
    const { write } = this.setup
    return write.error && this.isSaidByFields(write.error) ? undefined : write.problem
  }

  /** Sends what stands in the form, if it is right; joins what is under way. */
  async submit(): Promise<void> {
    const { form, write, input: inputOf, confirm, unsettled } = this.setup
    if (this.isRunning) return
    const again = unsettled?.()
    if (!again && !form.check()) return
    const input = again ?? inputOf(form.value)
    this.run(true)
    try {
      if (confirm && !(await confirm(input))) return
      const answer = await write.submit(input)
      if (answer !== undefined) {
        form.settle()
        return await this.setup.onDone(answer)
      }
      if (write.error) await this.explain(write.error)
    } finally {
      this.run(false)
    }
  }

  /** A form that is opened again: nothing of the last try is said. */
  reset(): void {
    this.form.reset()
    this.setup.write.reset()
  }

  private async explain(error: AppError): Promise<void> {
    this.form.takeErrors(error.fieldErrors)
    if (error.code === INNER.stateConflict && this.setup.onConflict) await this.setup.onConflict(error)
    else await this.setup.onFailed?.(error)
  }

  /** Every one of the server's words stands at a field that shows it. */
  private isSaidByFields({ fieldErrors }: AppError): boolean {
    return (
      fieldErrors.length > 0 &&
      fieldErrors.every(({ msg }) => this.form.errors.some(({ message }) => message === msg))
    )
  }

  private run(isRunning: boolean): void {
    this.isRunning = isRunning
  }
}

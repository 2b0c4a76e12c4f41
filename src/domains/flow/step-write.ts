import { makeAutoObservable } from 'mobx'
import type { AppError } from '@/lib/app-error'
import type { Write } from '@/stores/form/form-submission'
import type { ServerDraft } from './server-draft'

/**
 * The way from one step of a flow to the next: the server has the step's draft before the next one opens, so that nothing is
 * lost whatever happens there.
 */
export class StepWrite implements Write<unknown, true> {
  isSubmitting = false
  problem: string | undefined
  readonly error: AppError | undefined = undefined

  constructor(private readonly draft: Pick<ServerDraft, 'flush'>) {
    makeAutoObservable<this, 'draft'>(this, { draft: false, error: false }, { autoBind: true })
  }

  async submit(): Promise<true | undefined> {
    this.note(true, undefined)
    const isSaved = await this.draft.flush()
    this.note(false, isSaved ? undefined : '内容还没有保存，请检查网络后再试。')
    return isSaved || undefined
  }

  reset(): void {
    this.problem = undefined
  }

  private note(isSubmitting: boolean, problem: string | undefined): void {
    this.isSubmitting = isSubmitting
    this.problem = problem
  }
}

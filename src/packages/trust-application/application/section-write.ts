import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import type { FtProgress } from '@/contract/ft-application'
import type { ServerDraft } from '@/domains/flow/server-draft'
import type { AppError } from '@/lib/app-error'
import type { Write } from '@/stores/form/form-submission'
import { isUncertain, Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'

/** Which revision of its section a save has seen. */
export interface Revised {
  readonly revision: number
}

interface Setup<I> {
  readonly draft: Pick<ServerDraft, 'flush' | 'load'>
  send(input: I & Revised, requestNo: string): Promise<FtProgress>
  /** Of the section as this page knows it. */
  revision(): number
  /** Fetches the section anew. */
  reload(): Promise<void>
  /** Puts what is saved in the place of what stands in the form. */
  refill(): void
}

/**
 * Saves a step. What is typed is in its draft before, so that nothing is lost whatever comes back; where another device has
 * saved the step meanwhile the customer chooses which of the two stays.
 */
export class SectionWrite<I extends object> implements Write<I, FtProgress> {
  private isFlushing = false
  private unsaved: string | undefined
  private readonly write: Submission<I & Revised, FtProgress>

  constructor(
    private readonly root: RootStore,
    private readonly setup: Setup<I>,
  ) {
    this.write = new Submission((input, requestNo) => setup.send(input, requestNo), {
      touches: touching(root, 'applications'),
    })
    makeAutoObservable<this, 'root' | 'setup' | 'write'>(
      this,
      { root: false, setup: false, write: false },
      { autoBind: true },
    )
  }

  get isSubmitting(): boolean {
    return this.isFlushing || this.write.isSubmitting
  }

  get error(): AppError | undefined {
    return this.write.error
  }

  get problem(): string | undefined {
    return this.unsaved ?? this.write.problem
  }

  async submit(input: I): Promise<FtProgress | undefined> {
    if (!(await this.flush())) return undefined
    const answer = await this.send(input)
    if (answer) return answer
    const { error } = this.write
    // It may have been saved all the same, and its draft be gone with that.
    if (error && isUncertain(error)) await this.setup.draft.load().catch(() => undefined)
    return error?.code === INNER.stateConflict ? this.choose(input) : undefined
  }

  reset(): void {
    this.unsaved = undefined
    this.write.reset()
  }

  private send(input: I): Promise<FtProgress | undefined> {
    return this.write.submit({ ...input, revision: this.setup.revision() })
  }

  private async flush(): Promise<boolean> {
    this.note(true, undefined)
    const isSaved = await this.setup.draft.flush()
    this.note(false, isSaved ? undefined : '内容还没有保存，请检查网络后再试。')
    return isSaved
  }

  /** Another device was faster with this very step: which of the two stays, the customer says. */
  private async choose(input: I): Promise<FtProgress | undefined> {
    const seen = this.setup.revision()
    await this.setup.reload()
    if (this.setup.revision() === seen) return undefined
    const keepsOwn = await this.root.ui.confirm({
      title: '保留哪一份？',
      message:
        '这一步已在其他设备上保存过。请选择保留本机正在填写的内容，或改用已保存的内容；未选的一份不再保留。',
      confirmText: '保留这一份',
      keepText: '用另一份',
    })
    if (keepsOwn) return this.send(input)
    this.setup.refill()
    this.reset()
    return undefined
  }

  private note(isFlushing: boolean, unsaved: string | undefined): void {
    this.isFlushing = isFlushing
    this.unsaved = unsaved
  }
}

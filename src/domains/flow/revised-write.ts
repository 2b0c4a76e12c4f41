import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import type { ServerDraft } from '@/domains/flow/server-draft'
import type { AppError } from '@/lib/app-error'
import type { Write } from '@/stores/form/form-submission'
import type { Difference } from '@/stores/form/part'
import { isUncertain, Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { versionsOf } from './versions'

/** Which revision of what it changes a save has seen. */
export interface Revised {
  readonly revision: number
}

interface Setup<I, O> {
  readonly draft: Pick<ServerDraft, 'flush' | 'load' | 'state' | 'differences' | 'keepMine' | 'takeTheirs'>
  /** What was saved elsewhere: 这一步. */
  readonly name: string
  readonly touches: () => void
  send(input: I & Revised, requestNo: string): Promise<O>
  /** Of what is saved, as this page knows it. */
  revision(): number
  /** Fetches what is saved anew. */
  reload(): Promise<unknown>
  /** Puts what is saved in the place of what stands in the form. */
  refill(): void
  /** What is saved has different from what stands in the form. */
  differences?(): readonly Difference[]
}

/**
 * Saves a form that has a draft. What is typed is in the draft before, so that nothing is lost whatever comes back; where another device
 * has changed or saved it meanwhile the customer chooses which of the two stays: once, whichever of both is found first.
 */
export class RevisedWrite<I extends object, O> implements Write<I, O> {
  private isFlushing = false
  private unsaved: string | undefined
  private readonly write: Submission<I & Revised, O>

  constructor(
    private readonly root: RootStore,
    private readonly setup: Setup<I, O>,
  ) {
    this.write = new Submission((input, requestNo) => setup.send(input, requestNo), {
      touches: setup.touches,
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

  async submit(input: I): Promise<O | undefined> {
    if (!(await this.flush()) && !(await this.keepsDraft())) return undefined
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

  private send(input: I): Promise<O | undefined> {
    return this.write.submit({ ...input, revision: this.setup.revision() })
  }

  private async flush(): Promise<boolean> {
    this.note(true, undefined)
    const isSaved = await this.setup.draft.flush()
    this.note(false, isSaved ? undefined : this.whyUnsaved)
    return isSaved
  }

  /** Two drafts have gone different ways: which of them stays is asked here, and holds for what is saved as well. */
  private async keepsDraft(): Promise<boolean> {
    const { draft, name } = this.setup
    if (draft.state.kind !== 'conflict') return false
    if (await this.ask(`${name}在其他设备上改过。`, draft.differences)) {
      await draft.keepMine()
      return this.flush()
    }
    // Without a line the choice stays open; the call has said so.
    await draft.takeTheirs().catch(() => undefined)
    this.reset()
    return false
  }

  /** Two drafts have gone different ways, or the server has not been reached. */
  private get whyUnsaved(): string {
    return this.setup.draft.state.kind === 'conflict'
      ? '这份内容在其他设备上改过，请先选择保留哪一份。'
      : '内容还没有保存，请检查网络后再试。'
  }

  /** Another device was faster: which of the two stays, the customer says. */
  private async choose(input: I): Promise<O | undefined> {
    const seen = this.setup.revision()
    await this.setup.reload()
    if (this.setup.revision() === seen) return undefined
    const differences = this.setup.differences?.() ?? []
    if (await this.ask(`${this.setup.name}已在其他设备上保存过。`, differences)) return this.send(input)
    this.setup.refill()
    this.reset()
    return undefined
  }

  private ask(what: string, differences: readonly Difference[]): Promise<boolean> {
    return this.root.ui.confirm({
      title: '保留哪一份？',
      message: `${what}${differenceText(differences)}请选择保留本机正在填写的内容，或改用另一份内容；未选的一份不再保留。`,
      confirmText: '保留这一份',
      keepText: '用另一份',
      // Closing it would be a choice that nobody has made.
      isMandatory: true,
    })
  }

  private note(isFlushing: boolean, unsaved: string | undefined): void {
    this.isFlushing = isFlushing
    this.unsaved = unsaved
  }
}

/** 不同之处：特别意愿（本机“勤俭”，另一份“诗书”）、性别。 `''` where nothing is known to differ. */
function differenceText(differences: readonly Difference[]): string {
  const { typed, others } = versionsOf(differences)
  const texts = typed.map(({ label, mine, theirs }) => `${label}（本机“${mine}”，另一份“${theirs}”）`)
  const all = [...texts, ...others]
  return all.length === 0 ? '' : `不同之处：${all.join('、')}。`
}

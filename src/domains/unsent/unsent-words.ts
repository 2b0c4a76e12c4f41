import { makeAutoObservable } from 'mobx'
import type { RootStore } from '@/stores/root/root-store'

/** Gone with the customer, as all that `RootStore.get` keeps. */
class Kept {
  readonly byName = new Map<string, unknown>()
}

/** A page's form, as far as its words are kept. */
interface Typed {
  /** What was typed and not handed in; `undefined` for nothing. */
  read(): unknown
  take(kept: unknown): void
  clear(): void
}

/**
 * What was typed on a page that keeps nothing on the server: left by whatever way back, it stands there again when the customer
 * comes back. In memory alone, and for this customer alone; gone once it is handed in, or the customer says so.
 */
export class UnsentWords {
  /** What stands in the form was typed on an earlier visit. */
  isFound = false
  private isOpen = false
  /** Held from the start: once the customer has changed, what a page still says goes nowhere. */
  private readonly kept: Map<string, unknown>

  constructor(
    private readonly root: RootStore,
    private readonly name: string,
    private readonly form: Typed,
  ) {
    this.kept = root.get(Kept).byName
    makeAutoObservable<this, 'root' | 'name' | 'form' | 'kept' | 'isOpen'>(
      this,
      { root: false, name: false, form: false, kept: false, isOpen: false },
      { autoBind: true },
    )
  }

  /** The form is there: what was kept comes back into it. */
  begin(): void {
    this.isOpen = true
    const kept = this.kept.get(this.name)
    if (kept === undefined) return
    this.form.take(kept)
    this.isFound = true
  }

  /** It was handed in. */
  end(): void {
    this.isOpen = false
    this.forget()
  }

  /** The customer wants none of it, and has said so twice. */
  async discard(): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '清空已填写的内容？',
      message: '清空后不能恢复，需要重新填写。',
      confirmText: '清空',
    })
    if (!isSure) return
    this.form.clear()
    this.forget()
  }

  /** The page is left. */
  dispose(): void {
    if (!this.isOpen) return
    const words = this.form.read()
    if (words === undefined) this.kept.delete(this.name)
    else this.kept.set(this.name, words)
  }

  private forget(): void {
    this.kept.delete(this.name)
    this.isFound = false
  }
}

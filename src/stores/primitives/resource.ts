import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type AppError, toAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'

/** One explicit state: a list that is empty and one that has not come yet are never confused. */
export type ResourceState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly stale?: T }
  | { readonly kind: 'ready'; readonly data: T }
  | { readonly kind: 'error'; readonly error: AppError; readonly stale?: T }

/** One thing fetched from the server. Only the newest load counts: late answers of earlier ones are dropped. */
export class Resource<T> {
  state: ResourceState<T> = { kind: 'idle' }
  private generation = 0
  private controller: Cancellation | undefined

  constructor(private readonly fetcher: (signal: CancelSignal) => Promise<T>) {
    makeAutoObservable<this, 'fetcher' | 'generation' | 'controller'>(
      this,
      // Answers are replaced as a whole: making each of their fields observable would be work for nothing.
      { state: observableRef, fetcher: false, generation: false, controller: false },
      { autoBind: true },
    )
  }

  /** The newest data there is, also while reloading or after a failed reload. */
  get data(): T | undefined {
    if (this.state.kind === 'ready') return this.state.data
    return this.state.kind === 'idle' ? undefined : this.state.stale
  }

  /** Fetches (again); never rejects, the outcome is the state. */
  async load(): Promise<void> {
    const generation = ++this.generation
    this.controller?.abort()
    const controller = new Cancellation()
    this.controller = controller
    this.state = { kind: 'loading', stale: this.data }
    try {
      const data = await this.fetcher(controller.signal)
      runInAction(() => {
        if (generation === this.generation) this.state = { kind: 'ready', data }
      })
    } catch (error) {
      runInAction(() => {
        if (generation === this.generation) {
          this.state = { kind: 'error', error: toAppError(error), stale: this.data }
        }
      })
    }
  }

  /** Fetches once: does nothing when a load is under way or done. */
  ensure(): void {
    if (this.state.kind === 'idle' || this.state.kind === 'error') void this.load()
  }

  /** Tries again what failed, unless no second try can change it. */
  recover(): void {
    if (this.state.kind === 'error' && !this.state.error.isFinal) void this.load()
  }

  /** Replaces the data, when a write has already answered with the new state. */
  set(data: T): void {
    this.generation += 1
    this.state = { kind: 'ready', data }
  }

  /** Back to nothing; an answer still under way is dropped. */
  reset(): void {
    this.generation += 1
    this.controller?.abort()
    this.state = { kind: 'idle' }
  }
}

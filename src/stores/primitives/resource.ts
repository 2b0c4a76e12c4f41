import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { omittedOf } from '@/api/omitted'
import { type AppError, toAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'
import { changeMoment, type Entities, type Entity, type Following } from './changes'
import { announceReady } from './readiness'

/** One explicit state: a list that is empty and one that has not come yet are never confused. */
export type ResourceState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly stale?: T }
  | { readonly kind: 'ready'; readonly data: T; readonly omitted?: number }
  | { readonly kind: 'error'; readonly error: AppError; readonly stale?: T }

/** A thing of an answer as it is now, whatever page changed it. */
export type UpToDate = <E extends Entity>(entity: E, id: string, thing: Entities[E]) => Entities[E]

export interface ResourceFollowing<T> extends Following {
  /** The answer with the things in it that other pages change. */
  patched?(data: T, upToDate: UpToDate): T
}

/** One thing fetched from the server. Only the newest load counts: late answers of earlier ones are dropped. */
export class Resource<T> {
  state: ResourceState<T> = { kind: 'idle' }
  private generation = 0
  private controller: Cancellation | undefined
  /** Moments (see `Changes`) at which the data was asked for, and the newest load began. */
  private age = 0
  private askedAt = 0

  constructor(
    private readonly fetcher: (signal: CancelSignal) => Promise<T>,
    private readonly following?: ResourceFollowing<T>,
  ) {
    makeAutoObservable<this, 'fetcher' | 'following' | 'generation' | 'controller' | 'askedAt'>(
      this,
      // Answers are replaced as a whole: making each of their fields observable would be work for nothing.
      {
        state: observableRef,
        fetcher: false,
        following: false,
        generation: false,
        controller: false,
        askedAt: false,
      },
      { autoBind: true },
    )
  }

  /** The newest data there is, also while reloading or after a failed reload. */
  get data(): T | undefined {
    const { fetched, following } = this
    if (fetched === undefined || !following?.patched) return fetched
    return following.patched(
      fetched,
      (entity, id, thing) => following.changes().upToDate(entity, id, thing, this.age) ?? thing,
    )
  }

  /** How many rows of the newest answer could not be read. */
  get omitted(): number {
    return (this.state.kind === 'ready' && this.state.omitted) || 0
  }

  /** Fetches (again); never rejects, the outcome is the state. */
  async load(): Promise<void> {
    const generation = ++this.generation
    this.controller?.abort()
    const controller = new Cancellation()
    this.controller = controller
    this.state = { kind: 'loading', stale: this.fetched }
    const askedAt = (this.askedAt = changeMoment())
    try {
      const data = await this.fetcher(controller.signal)
      runInAction(() => {
        if (generation !== this.generation) return
        const omitted = omittedOf(controller.signal)
        this.state = omitted > 0 ? { kind: 'ready', data, omitted } : { kind: 'ready', data }
        this.age = askedAt
      })
      if (generation === this.generation) announceReady()
    } catch (error) {
      runInAction(() => {
        if (generation === this.generation) {
          this.state = { kind: 'error', error: toAppError(error), stale: this.fetched }
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

  /** Fetches anew what another page has put out of date; while nobody has asked for it yet, nothing. */
  catchUp(): void {
    const { dependsOn, changes } = this.following ?? {}
    if (!dependsOn || this.state.kind === 'idle') return
    if (changes?.().isTouched(dependsOn, this.askedAt)) void this.load()
  }

  /** Replaces the data, when a write has already answered with the new state. */
  set(data: T): void {
    this.generation += 1
    // A load that is dropped here may have been for what was touched: it is caught up on.
    if (this.state.kind === 'loading') this.askedAt = this.age
    this.age = changeMoment()
    this.state = { kind: 'ready', data }
  }

  /** Back to nothing; an answer still under way is dropped. */
  reset(): void {
    this.generation += 1
    this.controller?.abort()
    this.state = { kind: 'idle' }
  }

  private get fetched(): T | undefined {
    if (this.state.kind === 'ready') return this.state.data
    return this.state.kind === 'idle' ? undefined : this.state.stale
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { omittedOf } from '@/api/omitted'
import { PAGE_SIZE, type Paging } from '@/api/query'
import { type AppError, toAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'
import { changeMoment, Changes, type Entity, type Following } from './changes'
import { announceReady } from './readiness'

/** One page as the server answers it. */
export interface Page<T> {
  readonly list: readonly T[]
  readonly total: number
  readonly pages: number
  readonly pageNum: number
}

/** A filter without what is not chosen (`''`). */
export type Chosen<F> = { readonly [K in keyof F]?: Exclude<F[K], ''> }

export interface PageRequest<F, P = unknown> extends Paging {
  readonly filter: F
  /** The filter as it is sent. */
  readonly chosen: Chosen<F>
  /** The page before this one, for lists that go on by a cursor; none for the first page. */
  readonly previous: P | undefined
}

type Fetcher<T, F, P extends Page<T>> = (request: PageRequest<F, P>, signal: CancelSignal) => Promise<P>

interface Setup<T, F> extends Partial<Following> {
  readonly filter: F
  readonly idOf: (item: T) => string
  readonly pageSize?: number
  /** What the rows are, where other pages change or show them too. */
  readonly entity?: Entity
}

/** A page, and the moment (see `Changes`) at which it was asked for. */
interface Loaded<P> {
  readonly page: P
  readonly askedAt: number
  /** Rows of it that could not be read. */
  readonly omitted: number
}

interface Before {
  readonly phase: Phase
  readonly error: AppError | undefined
  readonly begunAt: number
}

type Phase = 'idle' | 'loading' | 'loadingMore' | 'ready' | 'error' | 'errorMore'

/** How rows are called in a list that shares them with nobody. */
const OWN = 'own'

/**
 * A list that grows by pages. One request at a time; a new filter drops whatever is under way. `P` is the page with what
 * the server sends beside the rows (totals, years, a cursor). Rows that were changed or taken out since they were asked for
 * are shown as they are now, however late the answer comes.
 */
export class PagedList<T, F, P extends Page<T> = Page<T>> {
  filter: F
  /** The newest answer under any filter: what it offers to choose from stays while another selection is fetched. */
  known: P | undefined
  phase: Phase = 'idle'
  error: AppError | undefined
  private loaded: readonly Loaded<P>[] = []
  private generation = 0
  private controller: Cancellation | undefined
  /** The moment at which the first page, shown or under way, was asked for. */
  private begunAt = 0
  private readonly kind: string
  private readonly changes: () => Changes

  constructor(
    private readonly fetcher: Fetcher<T, F, P>,
    private readonly setup: Setup<T, F>,
  ) {
    const own = new Changes()
    this.filter = setup.filter
    this.kind = setup.entity ?? OWN
    this.changes = (setup.entity && setup.changes) ?? (() => own)
    makeAutoObservable<
      this,
      'fetcher' | 'setup' | 'loaded' | 'generation' | 'controller' | 'begunAt' | 'kind' | 'changes'
    >(
      this,
      {
        known: observableRef,
        filter: observableRef,
        error: observableRef,
        loaded: observableRef,
        fetcher: false,
        setup: false,
        generation: false,
        controller: false,
        begunAt: false,
        kind: false,
        changes: false,
      },
      { autoBind: true },
    )
  }

  /** The rows as they are now. One that moved to a later page while the customer scrolled came twice; the first one stays. */
  get items(): T[] {
    const changes = this.changes()
    const ids = new Set<string>()
    const items: T[] = []
    for (const { page, askedAt } of this.loaded) {
      for (const row of page.list) {
        const id = this.setup.idOf(row)
        if (ids.has(id)) continue
        ids.add(id)
        const now = changes.upToDate(this.kind, id, row, askedAt)
        if (now) items.push(now)
      }
    }
    return items
  }

  /** The pages behind `items`, in their order. */
  get answers(): readonly P[] {
    return this.loaded.map(({ page }) => page)
  }

  /** The newest page: what stands beside the rows is read from it. */
  get last(): P | undefined {
    return this.loaded[this.loaded.length - 1]?.page
  }

  /** Rows of what is loaded that could not be read. */
  get omitted(): number {
    return this.loaded.reduce((sum, { omitted }) => sum + omitted, 0)
  }

  /** Rows on the server under this filter. */
  get total(): number {
    const last = this.loaded[this.loaded.length - 1]
    return last ? last.page.total - this.goneSince(last.askedAt).length : 0
  }

  /** Whether anything is chosen that a customer could take back. */
  get isFiltered(): boolean {
    return Object.keys(chosenOf(this.filter)).length > 0
  }

  get isEmpty(): boolean {
    return this.phase === 'ready' && this.items.length === 0
  }

  get hasMore(): boolean {
    return this.last !== undefined && this.loaded.length < this.last.pages
  }

  /** Fetches the first page anew, for a new selection or for who is at the top; what is shown stays until it comes. */
  async reload(): Promise<void> {
    await this.fetch(1, 1, 'loading')
  }

  /**
   * Fetches every page anew that is shown, so that the customer stays where they are. Should it fail, what is shown stays
   * too, and is still out of date. Never rejects.
   */
  async refresh(): Promise<void> {
    const { phase, error, begunAt } = this
    await this.fetch(1, Math.max(this.loaded.length, 1), 'loading', { phase, error, begunAt })
  }

  /** Fetches the next page, unless a request is under way or nothing is left. */
  async loadMore(): Promise<void> {
    if (this.phase === 'loading' || this.phase === 'loadingMore' || !this.hasMore) return
    const next = this.loaded.length + 1
    // Where a row was taken out, those behind it have moved up: the next page alone would leave one out.
    await this.fetch(this.isTorn(this.loaded, changeMoment()) ? 1 : next, next, 'loadingMore')
  }

  /** Tries again what failed, unless no second try can change it. */
  recover(): void {
    if (this.error?.isFinal) return
    if (this.phase === 'error') void this.reload()
    else if (this.phase === 'errorMore') void this.loadMore()
  }

  /** Fetches anew what another page has put out of date; while nobody has asked for it yet, nothing. */
  catchUp(): void {
    const { dependsOn, changes } = this.setup
    if (!dependsOn || this.phase === 'idle') return
    if (changes?.().isTouched(dependsOn, this.begunAt)) void this.refresh()
  }

  /** A row is now like this, here and wherever else it is shown. */
  patch(id: string, change: Partial<T>): void {
    this.changes().change(this.kind, id, change)
  }

  /** A row is gone, here and wherever else it was shown. */
  remove(id: string): void {
    this.changes().change(this.kind, id, undefined)
    // What is left may be no row at all although there are more.
    if (this.items.length === 0 && this.hasMore) void this.refresh()
  }

  /** Shows another selection: rows of the old one disappear at once. */
  async applyFilter(filter: F): Promise<void> {
    this.filter = filter
    this.loaded = []
    await this.reload()
  }

  /** Chooses something else of the filter; the rest of it stays. */
  narrow(change: Partial<F>): void {
    void this.applyFilter({ ...this.filter, ...change })
  }

  /** Takes back everything that is chosen. */
  clear(): void {
    const everything = Object.keys(this.filter ?? {}).map(name => [name, ''])
    void this.applyFilter(Object.fromEntries(everything) as F)
  }

  /** `before`: what to go back to when it fails, as long as there are rows to show. */
  private async fetch(
    from: number,
    to: number,
    phase: 'loading' | 'loadingMore',
    before?: Before,
  ): Promise<void> {
    const generation = ++this.generation
    this.controller?.abort()
    const controller = new Cancellation()
    this.controller = controller
    this.phase = phase
    this.error = undefined
    if (from === 1) this.begunAt = changeMoment()
    try {
      const loaded = await this.ask(from, to, controller.signal)
      runInAction(() => {
        if (generation !== this.generation) return
        this.loaded = loaded
        this.known = loaded[loaded.length - 1]?.page
        this.phase = 'ready'
      })
      if (generation === this.generation) announceReady()
    } catch (error) {
      runInAction(() => {
        if (generation !== this.generation) return
        if (before && this.loaded.length > 0) return this.stayAsBefore(before)
        this.phase = phase === 'loading' ? 'error' : 'errorMore'
        this.error = toAppError(error)
      })
    }
  }

  /** Asks for pages one after the other, since each may want the one before; from the first again when one was torn. */
  private async ask(from: number, to: number, signal: CancelSignal): Promise<readonly Loaded<P>[]> {
    const { filter } = this
    const chosen = chosenOf(filter)
    const { pageSize = PAGE_SIZE } = this.setup
    const loaded = this.loaded.slice(0, from - 1)
    for (let pageNum = from; pageNum <= to; pageNum += 1) {
      const askedAt = changeMoment()
      if (this.isTorn(loaded, askedAt)) return this.ask(1, to, signal)
      const previous = loaded[loaded.length - 1]?.page
      const before = omittedOf(signal)
      const page = await this.fetcher({ filter, chosen, pageNum, pageSize, previous }, signal)
      loaded.push({ page, askedAt, omitted: omittedOf(signal) - before })
      if (signal.aborted || pageNum >= page.pages) break
    }
    return loaded
  }

  /** Rows that were there and are gone since a moment. */
  private goneSince(moment: number): readonly string[] {
    const ids = new Set(this.loaded.flatMap(({ page }) => page.list.map(this.setup.idOf)))
    return [...ids].filter(id => this.changes().isGone(this.kind, id, moment, Infinity))
  }

  /** Whether a row was taken out of pages asked for before a moment: a page asked for now begins further on. */
  private isTorn(loaded: readonly Loaded<P>[], by: number): boolean {
    const isGone = (row: T, askedAt: number) =>
      this.changes().isGone(this.kind, this.setup.idOf(row), askedAt, by)
    return loaded.some(({ page, askedAt }) => page.list.some(row => isGone(row, askedAt)))
  }

  private stayAsBefore({ phase, error, begunAt }: Before): void {
    const hadFailed = phase === 'error' || phase === 'errorMore'
    this.phase = hadFailed ? phase : 'ready'
    this.error = error
    this.begunAt = begunAt
  }
}

/** A filter as it is sent. */
export function chosenOf<F>(filter: F): Chosen<F> {
  return Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => value !== '')) as Chosen<F>
}

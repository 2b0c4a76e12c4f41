import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type AppError, toAppError } from '@/lib/app-error'
import { Cancellation, type CancelSignal } from '@/lib/cancellation'

/** Rows per request (domain contract, B1: default 20, at most 50). */
export const PAGE_SIZE = 20

/** One page as the server answers it. */
export interface Page<T> {
  readonly list: readonly T[]
  readonly total: number
  readonly pages: number
  readonly pageNum: number
}

export interface PageRequest<F, P = unknown> {
  readonly filter: F
  readonly pageNum: number
  readonly pageSize: number
  /** The page before this one, for lists that go on by a cursor; none for the first page. */
  readonly previous: P | undefined
}

type Fetcher<T, F, P extends Page<T>> = (request: PageRequest<F, P>, signal: CancelSignal) => Promise<P>

/**
 * A list that grows by pages. One request at a time; a new filter drops whatever is under way. `P` is the page with what
 * the server sends beside the rows (totals, years, a cursor).
 */
export class PagedList<T, F, P extends Page<T> = Page<T>> {
  items: T[] = []
  /** The pages behind `items`, in their order. */
  answers: readonly P[] = []
  /** The newest answer under any filter: what it offers to choose from stays while another selection is fetched. */
  known: P | undefined
  phase: 'idle' | 'loading' | 'loadingMore' | 'ready' | 'error' | 'errorMore' = 'idle'
  error: AppError | undefined
  private generation = 0
  private controller: Cancellation | undefined

  constructor(
    private readonly fetcher: Fetcher<T, F, P>,
    public filter: F,
    private readonly idOf: (item: T) => string,
    private readonly pageSize = PAGE_SIZE,
  ) {
    makeAutoObservable<this, 'fetcher' | 'idOf' | 'pageSize' | 'generation' | 'controller'>(
      this,
      {
        items: observableRef,
        answers: observableRef,
        known: observableRef,
        filter: observableRef,
        error: observableRef,
        fetcher: false,
        idOf: false,
        pageSize: false,
        generation: false,
        controller: false,
      },
      { autoBind: true },
    )
  }

  /** The newest page: what stands beside the rows is read from it. */
  get last(): P | undefined {
    return this.answers[this.answers.length - 1]
  }

  /** Rows on the server under this filter. */
  get total(): number {
    return this.last?.total ?? 0
  }

  get isEmpty(): boolean {
    return this.phase === 'ready' && this.items.length === 0
  }

  get hasMore(): boolean {
    return this.last !== undefined && this.answers.length < this.last.pages
  }

  /** Fetches the first page anew; what is shown stays until it comes. Never rejects. */
  async reload(): Promise<void> {
    this.controller?.abort()
    await this.fetch(1, 'loading')
  }

  /** Fetches the next page, unless a request is under way or nothing is left. */
  async loadMore(): Promise<void> {
    if (this.phase === 'loading' || this.phase === 'loadingMore' || !this.hasMore) return
    await this.fetch(this.answers.length + 1, 'loadingMore')
  }

  /** Tries again what failed, unless no second try can change it. */
  recover(): void {
    if (this.error?.isFinal) return
    if (this.phase === 'error') void this.reload()
    else if (this.phase === 'errorMore') void this.loadMore()
  }

  /** Shows another selection: rows of the old one disappear at once. */
  async applyFilter(filter: F): Promise<void> {
    this.filter = filter
    this.items = []
    this.answers = []
    await this.reload()
  }

  private async fetch(pageNum: number, phase: 'loading' | 'loadingMore'): Promise<void> {
    const generation = ++this.generation
    const controller = new Cancellation()
    this.controller = controller
    this.phase = phase
    this.error = undefined
    try {
      const previous = pageNum === 1 ? undefined : this.last
      const request = { filter: this.filter, pageNum, pageSize: this.pageSize, previous }
      const page = await this.fetcher(request, controller.signal)
      runInAction(() => {
        if (generation === this.generation) this.take(page, pageNum)
      })
    } catch (error) {
      runInAction(() => {
        if (generation !== this.generation) return
        this.phase = phase === 'loading' ? 'error' : 'errorMore'
        this.error = toAppError(error)
      })
    }
  }

  /** Rows that moved to a later page while the customer scrolled come twice; the first one stays. */
  private take(page: P, pageNum: number): void {
    const known = pageNum === 1 ? [] : this.items
    const ids = new Set(known.map(this.idOf))
    this.items = [...known, ...page.list.filter(item => !ids.has(this.idOf(item)))]
    this.answers = pageNum === 1 ? [page] : [...this.answers, page]
    this.known = page
    this.phase = 'ready'
  }
}

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

export interface PageRequest<F> {
  readonly filter: F
  readonly pageNum: number
  readonly pageSize: number
}

type Fetcher<T, F> = (request: PageRequest<F>, signal: CancelSignal) => Promise<Page<T>>

/** A list that grows by pages. One request at a time; a new filter drops whatever is under way. */
export class PagedList<T, F> {
  items: T[] = []
  total = 0
  phase: 'idle' | 'loading' | 'loadingMore' | 'ready' | 'error' | 'errorMore' = 'idle'
  error: AppError | undefined
  private pageNum = 0
  private pages = 0
  private generation = 0
  private controller: Cancellation | undefined

  constructor(
    private readonly fetcher: Fetcher<T, F>,
    public filter: F,
    private readonly idOf: (item: T) => string,
  ) {
    makeAutoObservable<this, 'fetcher' | 'idOf' | 'generation' | 'controller'>(
      this,
      { items: observableRef, fetcher: false, idOf: false, generation: false, controller: false },
      { autoBind: true },
    )
  }

  get isEmpty(): boolean {
    return this.phase === 'ready' && this.items.length === 0
  }

  get hasMore(): boolean {
    return this.pageNum < this.pages
  }

  /** Fetches the first page anew; what is shown stays until it comes. Never rejects. */
  async reload(): Promise<void> {
    this.controller?.abort()
    await this.fetch(1, 'loading')
  }

  /** Fetches the next page, unless a request is under way or nothing is left. */
  async loadMore(): Promise<void> {
    if (this.phase === 'loading' || this.phase === 'loadingMore' || !this.hasMore) return
    await this.fetch(this.pageNum + 1, 'loadingMore')
  }

  /** Shows another selection: rows of the old one disappear at once. */
  async applyFilter(filter: F): Promise<void> {
    this.filter = filter
    this.items = []
    this.total = 0
    this.pageNum = 0
    this.pages = 0
    await this.reload()
  }

  private async fetch(pageNum: number, phase: 'loading' | 'loadingMore'): Promise<void> {
    const generation = ++this.generation
    const controller = new Cancellation()
    this.controller = controller
    this.phase = phase
    this.error = undefined
    try {
      const request = { filter: this.filter, pageNum, pageSize: PAGE_SIZE }
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
  private take(page: Page<T>, pageNum: number): void {
    const known = pageNum === 1 ? [] : this.items
    const ids = new Set(known.map(this.idOf))
    this.items = [...known, ...page.list.filter(item => !ids.has(this.idOf(item)))]
    this.total = page.total
    this.pages = page.pages
    this.pageNum = pageNum
    this.phase = 'ready'
  }
}

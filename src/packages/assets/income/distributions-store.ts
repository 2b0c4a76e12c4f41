import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { type IncomeDistributionRow, incomeDistributionList } from '@/contract/position'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { yearEntries, type YearEntry } from './year-entries'

/** `''` is every product, every year. */
export interface DistributionFilter {
  readonly productId: string
  readonly year: string
}

type DistributionPage = ResponseOf<typeof incomeDistributionList>

const PAGE_ROWS = 50

/** Income paid, by product and year, with what each year brought after tax. */
export class DistributionsStore {
  readonly distributions: PagedList<IncomeDistributionRow, DistributionFilter, DistributionPage>

  constructor(root: RootStore, productId = '') {
    this.distributions = new PagedList<IncomeDistributionRow, DistributionFilter, DistributionPage>(
      ({ filter, pageNum, pageSize }, signal) =>
        root.api.call(
          incomeDistributionList,
          {
            productId: filter.productId || undefined,
            year: filter.year || undefined,
            pageNum,
            pageSize,
          },
          { showLoading: false, signal },
        ),
      { productId, year: '' },
      distribution => distribution.distId,
      PAGE_ROWS,
    )
    makeAutoObservable(this, { distributions: false }, { autoBind: true })
  }

  get filter(): DistributionFilter {
    return this.distributions.filter
  }

  get isFiltered(): boolean {
    return this.filter.productId !== '' || this.filter.year !== ''
  }

  get products(): DistributionPage['products'] {
    return this.distributions.known?.products ?? []
  }

  get years(): readonly string[] {
    return (this.distributions.known?.yearTotals ?? []).map(({ year }) => year)
  }

  get entries(): readonly YearEntry<IncomeDistributionRow>[] {
    return yearEntries(this.distributions.items, this.distributions.last?.yearTotals ?? [], {
      idOf: distribution => distribution.distId,
      dayOf: distribution => distribution.payDate,
    })
  }

  /** Another product has other years: they are chosen anew. */
  showProduct(productId: string): void {
    void this.distributions.applyFilter({ productId, year: '' })
  }

  showYear(year: string): void {
    void this.distributions.applyFilter({ ...this.filter, year })
  }

  clearFilter(): void {
    void this.distributions.applyFilter({ productId: '', year: '' })
  }
}

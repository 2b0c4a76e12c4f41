import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { type IncomeDistributionRow, incomeDistributionList } from '@/contract/position'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { DISTRIBUTION_ROWS, distributionsOf } from '../queries'
import { yearEntries, type YearEntry } from './year-entries'

/** `''` is every product, every year. */
export interface DistributionFilter {
  readonly productId: string
  readonly year: string
}

type DistributionPage = ResponseOf<typeof incomeDistributionList>

/** Income paid, by product and year, with what each year brought after tax. */
export class DistributionsStore {
  readonly distributions: PagedList<IncomeDistributionRow, DistributionFilter, DistributionPage>

  constructor(root: RootStore, productId = '', year = '') {
    this.distributions = new PagedList<IncomeDistributionRow, DistributionFilter, DistributionPage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(incomeDistributionList, distributionsOf({ ...chosen, pageNum, pageSize }), signal),
      { filter: { productId, year }, idOf: distribution => distribution.distId, pageSize: DISTRIBUTION_ROWS },
    )
    makeAutoObservable(this, {}, { autoBind: true })
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
    this.distributions.narrow({ productId, year: '' })
  }
}

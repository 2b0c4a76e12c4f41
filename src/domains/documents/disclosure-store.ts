import { makeAutoObservable } from 'mobx'
import { disclosureList, type Document } from '@/contract/document'
import type { ResponseOf } from '@/contract/endpoint'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'

/** `''` is every type, every year. */
export interface DisclosureFilter {
  readonly disclosureType: string
  readonly year: string
}

type DisclosurePage = ResponseOf<typeof disclosureList>

/** What the disclosures are of: a product, a trust, or with neither everything the customer holds. */
export interface DisclosureScope {
  readonly productId?: string
  readonly trustId?: string
}

const EVERY_DISCLOSURE: DisclosureFilter = { disclosureType: '', year: '' }

/** Disclosures of a product or a trust, by type and year. */
export class DisclosureStore {
  readonly disclosures: PagedList<Document, DisclosureFilter, DisclosurePage>

  constructor(root: RootStore, scope: DisclosureScope) {
    this.disclosures = new PagedList<Document, DisclosureFilter, DisclosurePage>(
      ({ filter: { disclosureType, year }, pageNum, pageSize }, signal) =>
        root.api.call(
          disclosureList,
          {
            ...scope,
            disclosureType: disclosureType || undefined,
            year: year || undefined,
            pageNum,
            pageSize,
          },
          { showLoading: false, signal },
        ),
      EVERY_DISCLOSURE,
      document => document.docId,
    )
    makeAutoObservable(this, { disclosures: false }, { autoBind: true })
  }

  get filter(): DisclosureFilter {
    return this.disclosures.filter
  }

  get isFiltered(): boolean {
    return this.filter.disclosureType !== '' || this.filter.year !== ''
  }

  narrow(change: Partial<DisclosureFilter>): void {
    void this.disclosures.applyFilter({ ...this.filter, ...change })
  }

  clearFilter(): void {
    void this.disclosures.applyFilter(EVERY_DISCLOSURE)
  }
}

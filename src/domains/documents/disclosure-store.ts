import { disclosureList, type Document } from '@/contract/document'
import type { ResponseOf } from '@/contract/endpoint'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { choiceParam, yearParam } from '@/lib/address-values'
import { DISCLOSURE_TYPE } from '@/contract/tables/document'
import { disclosuresOf } from './queries'

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

/** The filter of an address. */
export function filterOfAddress(address: Partial<Record<keyof DisclosureFilter, string>>): DisclosureFilter {
  return {
    disclosureType: choiceParam(address.disclosureType, Object.keys(DISCLOSURE_TYPE.labels)),
    year: yearParam(address.year),
  }
}

/** Disclosures of a product or a trust, by type and year. */
export class DisclosureStore {
  readonly disclosures: PagedList<Document, DisclosureFilter, DisclosurePage>

  constructor(root: RootStore, scope: DisclosureScope, filter = EVERY_DISCLOSURE) {
    this.disclosures = new PagedList<Document, DisclosureFilter, DisclosurePage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(disclosureList, disclosuresOf({ ...scope, ...chosen, pageNum, pageSize }), signal),
      { filter, idOf: document => document.docId, entity: 'document', changes: changesOf(root) },
    )
  }
}

import { codesOf } from '@/contract/code-table'
import { disclosureList, type Document } from '@/contract/document'
import type { ResponseOf } from '@/contract/endpoint'
import { type MonthEntry, monthEntries } from '@/domains/trades/month-entries'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { choiceParam } from '@/lib/address-choice'
import { yearParam } from '@/lib/address-values'
import { DISCLOSURE_TYPE } from '@/contract/tables/document'
import { disclosuresOf } from './queries'

/** `''` is every product, type and year. */
export interface DisclosureFilter {
  readonly productId: string
  readonly disclosureType: string
  readonly year: string
}

type DisclosurePage = ResponseOf<typeof disclosureList>

/** What the disclosures are of: a trust, or without one everything the customer holds. */
export interface DisclosureScope {
  readonly trustId?: string
}

const EVERY_DISCLOSURE: DisclosureFilter = { productId: '', disclosureType: '', year: '' }

/** The filter of an address. */
export function filterOfAddress(address: Partial<Record<keyof DisclosureFilter, string>>): DisclosureFilter {
  return {
    productId: address.productId ?? '',
    disclosureType: choiceParam(address.disclosureType, codesOf(DISCLOSURE_TYPE)),
    year: yearParam(address.year),
  }
}

/** A document and whether it is the first or the last one of its month. */
type DisclosureEntry = Extract<MonthEntry<Document>, { kind: 'row' }>

const isRow = (entry: MonthEntry<Document>): entry is DisclosureEntry => entry.kind === 'row'

/** Disclosures of what a customer holds or of a trust, by product, type and year. */
export class DisclosureStore {
  readonly disclosures: PagedList<Document, DisclosureFilter, DisclosurePage>

  constructor(root: RootStore, scope: DisclosureScope, filter = EVERY_DISCLOSURE) {
    this.disclosures = new PagedList<Document, DisclosureFilter, DisclosurePage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(disclosureList, disclosuresOf({ ...scope, ...chosen, pageNum, pageSize }), signal),
      { filter, idOf: document => document.docId, entity: 'document', changes: changesOf(root) },
    )
  }
  /** The documents with their place in the card of their month. */
  get entries(): ReadonlyMap<string, DisclosureEntry> {
    const grouping = { idOf: (row: Document) => row.docId, timeOf: (row: Document) => row.publishDate }
    const rows = monthEntries(this.disclosures.items, [], grouping).filter(isRow)
    return new Map(rows.map(entry => [entry.key, entry]))
  }
}

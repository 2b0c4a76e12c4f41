import { makeAutoObservable } from 'mobx'
import type { NetValueRange, NetValueSeries } from '@/contract/product'
import type { CancelSignal } from '@/lib/cancellation'
import { Resource } from '@/stores/primitives/resource'
import { RANGE_AT_FIRST } from './queries'

/** A range, or two days that the customer chose. */
export type NetValueQuery =
  { readonly range: NetValueRange } | { readonly startDate: string; readonly endDate: string }

/** A series of net values over the period the customer chose; an earlier answer that comes late is dropped. */
export class NetValueStore<S extends NetValueSeries> {
  query: NetValueQuery
  readonly series: Resource<S>

  constructor(
    fetch: (query: NetValueQuery, signal: CancelSignal) => Promise<S>,
    range: NetValueRange = RANGE_AT_FIRST,
  ) {
    this.query = { range }
    this.series = new Resource(signal => fetch(this.query, signal))
    makeAutoObservable(this, { series: false }, { autoBind: true })
  }

  show(query: NetValueQuery): void {
    this.query = query
    void this.series.load()
  }
}

import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import {
  appendList,
  distRecordList,
  type DistRecord,
  trustPositionDetail,
  type TrustPositionDetail,
} from '@/contract/trust'
import { type Page, PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { appendsOf, distRecordsOf, PRINCIPAL_ROWS, principalTrustOf } from '../queries'

export type Append = ResponseOf<typeof appendList>['list'][number]

/** A trust as its principal sees it, with what was added to it and what was applied for. */
export class PrincipalStore {
  readonly trust: Resource<TrustPositionDetail>
  readonly appends: PagedList<Append, null, Page<Append>>
  readonly applications: PagedList<DistRecord, null, Page<DistRecord>>

  constructor(root: RootStore, trustId: string) {
    const following = { changes: changesOf(root), dependsOn: ['trusts'] as const }
    this.trust = new Resource(
      signal => root.read(trustPositionDetail, principalTrustOf({ trustId }), signal),
      following,
    )
    this.appends = new PagedList<Append, null, Page<Append>>(
      ({ pageNum, pageSize }, signal) =>
        root.read(appendList, appendsOf({ trustId, pageNum, pageSize }), signal),
      { filter: null, idOf: append => append.appendId, pageSize: PRINCIPAL_ROWS, ...following },
    )
    this.applications = new PagedList<DistRecord, null, Page<DistRecord>>(
      ({ pageNum, pageSize }, signal) =>
        root.read(distRecordList, distRecordsOf({ trustId, pageNum, pageSize }), signal),
      { filter: null, idOf: application => application.distId, pageSize: PRINCIPAL_ROWS, ...following },
    )
    makeAutoObservable(this, { trust: false, appends: false, applications: false }, { autoBind: true })
  }

  /** Fetches everything anew; what is shown stays until it comes. */
  async refresh(): Promise<void> {
    await Promise.all([this.trust.load(), this.appends.reload(), this.applications.reload()])
  }
}

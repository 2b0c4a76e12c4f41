import { nonIdCardDetail } from '@/contract/papers'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { paperDetailOf } from '../queries'

/** An application by its number, or the customer's newest; fetched anew once something was handed in. */
export function paperDetail(root: RootStore, applyNo: string | undefined) {
  return new Resource(signal => root.read(nonIdCardDetail, paperDetailOf({ applyNo }), signal), {
    changes: changesOf(root),
    dependsOn: ['identity'],
  })
}

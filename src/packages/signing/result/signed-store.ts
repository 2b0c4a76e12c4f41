import { contractSignResult, type SignedContract } from '@/contract/signing'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { signedContractOf } from '../queries'

/** What came of a signing. */
export class SignedStore {
  readonly signed: Resource<SignedContract>

  constructor(root: RootStore, orderId: string) {
    this.signed = new Resource(
      signal => root.read(contractSignResult, signedContractOf({ orderId }), signal),
      { changes: changesOf(root), dependsOn: ['orders'] },
    )
  }
}

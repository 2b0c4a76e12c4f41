import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { myOrderBadge } from '@/contract/order'
import { MY_TRUST_TAB, type MyTrustTab } from '@/contract/tables/my-trust'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { FamilyTrustsStore } from '../family-trusts/family-trusts-store'
import { OrdersStore } from '@/domains/orders/orders-store'
import { TrustPositionsStore } from '../positions/trust-positions-store'
import { orderBadges } from '../queries'

/** Three views under one title. Each fetches when it is first shown, and keeps what it has while another one is. */
export class MyTrustStore {
  readonly familyTrusts: FamilyTrustsStore
  readonly orders: OrdersStore
  readonly positions: TrustPositionsStore
  /** How many things wait in the views. */
  readonly badges: Resource<ResponseOf<typeof myOrderBadge>>

  constructor(root: RootStore) {
    this.familyTrusts = new FamilyTrustsStore(root)
    this.orders = new OrdersStore(root)
    this.positions = new TrustPositionsStore(root)
    this.badges = new Resource(signal => root.read(myOrderBadge, orderBadges(), signal), {
      changes: changesOf(root),
      dependsOn: ['applications', 'orders'],
    })
    makeAutoObservable(
      this,
      { familyTrusts: false, orders: false, positions: false, badges: false },
      { autoBind: true },
    )
  }

  /** Fetches the counts and the given view anew. */
  async refresh(tab: MyTrustTab): Promise<void> {
    const views = {
      [MY_TRUST_TAB.familyTrusts]: this.familyTrusts,
      [MY_TRUST_TAB.orders]: this.orders,
      [MY_TRUST_TAB.positions]: this.positions,
    }
    await Promise.all([this.badges.load(), views[tab].refresh()])
  }
}

/** The view an address asks for; the first one for anything else. */
export function tabOf(text: string | undefined): MyTrustTab {
  return Object.values(MY_TRUST_TAB).find(tab => tab === text) ?? MY_TRUST_TAB.familyTrusts
}

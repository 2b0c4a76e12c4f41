import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { myOrderBadge } from '@/contract/order'
import { MY_TRUST_TAB, type MyTrustTab } from '@/contract/tables/my-trust'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { FamilyTrustsStore } from '../family-trusts/family-trusts-store'
import { OrdersStore, orderTabOf } from '@/domains/orders/orders-store'
import type { RouteParams } from '@/routes'
import { TrustPositionsStore } from '../positions/trust-positions-store'
import { changedFrom } from '@/lib/address-choice'
import { ORDERS_AT_FIRST } from '@/domains/orders/queries'
import { orderBadges } from '../queries'

/** Three views under one title. Each fetches when it is first shown, and keeps what it has while another one is. */
export class MyTrustStore {
  readonly familyTrusts: FamilyTrustsStore
  readonly orders: OrdersStore
  readonly positions: TrustPositionsStore
  /** How many things wait in the views. */
  readonly badges: Resource<ResponseOf<typeof myOrderBadge>>

  /** `address`: what the views are filtered by at first. */
  constructor(root: RootStore, address: RouteParams<'main/my-trust'> = {}) {
    this.familyTrusts = new FamilyTrustsStore(root)
    this.orders = new OrdersStore(root, orderTabOf(address.orderTab))
    this.positions = new TrustPositionsStore(root, address)
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

  /** What the given view is filtered by, for the address. */
  addressOf(tab: MyTrustTab): RouteParams<'main/my-trust'> {
    if (tab === MY_TRUST_TAB.positions) return this.positions.address
    return tab === MY_TRUST_TAB.orders ? changedFrom(ORDERS_AT_FIRST, this.orders.orders.filter) : {}
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

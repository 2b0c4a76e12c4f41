import { MY_TRUST_TAB, type MyTrustTab } from '@/contract/tables/my-trust'
import { useStores } from '@/stores/root/context'
import { TrustTabs } from './trust-tabs'

/** The address of each tab of its own (specification, section 2: three tabs of one container). */
const TAB_ROUTES = {
  [MY_TRUST_TAB.familyTrusts]: 'main/family-trusts',
  [MY_TRUST_TAB.orders]: 'main/orders',
  [MY_TRUST_TAB.positions]: 'main/positions',
} as const

/** The page behind the address of one tab; another tab is another address, without a page more on the way back. */
export function MyTrustTabPage({ tab }: { tab: MyTrustTab }) {
  const { navigation } = useStores()
  return (
    <TrustTabs
      route={TAB_ROUTES[tab]}
      tab={tab}
      onChange={chosen => navigation.go(TAB_ROUTES[chosen], {}, 'replace')}
    />
  )
}

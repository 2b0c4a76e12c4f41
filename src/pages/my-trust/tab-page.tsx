import { useStores } from '@/stores/root/context'
import { MyTrustPage } from './my-trust-page'
import type { MyTrustTab } from './my-trust-store'

/** The address of each tab of its own (specification, section 2: three tabs of one container). */
const TAB_ROUTES = { '0': 'ftsapplication', '1': 'myorderList', '2': 'myPositionlist' } as const

/** The page behind the address of one tab; another tab is another address, without a page more on the way back. */
export function MyTrustTabPage({ tab }: { tab: MyTrustTab }) {
  const { navigation } = useStores()
  return (
    <MyTrustPage
      route={TAB_ROUTES[tab]}
      tab={tab}
      onChange={chosen => navigation.go(TAB_ROUTES[chosen], {}, 'replace')}
    />
  )
}

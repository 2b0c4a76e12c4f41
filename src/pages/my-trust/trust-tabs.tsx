import { observer } from 'mobx-react'
import { MY_TRUST_TAB, type MyTrustTab } from '@/contract/tables/my-trust'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { Tabs } from '@/ui/kit/tabs'
import { useResource } from '@/ui/states/use-recovery'
import { FamilyTrustsView } from '../family-trusts/family-trusts-view'
import { OrdersView } from '@/domains/orders/orders-view'
import { TrustPositionsView } from '../positions/trust-positions-view'
import { MyTrustStore } from './my-trust-store'

interface TrustTabsProps {
  route: 'main/my-trust' | 'main/family-trusts' | 'main/orders' | 'main/positions'
  tab: MyTrustTab
  onChange: (tab: MyTrustTab) => void
}

/** The three tabs of 我的, whichever address leads to them. */
export const TrustTabs = observer(function TrustTabs({ route, tab, onChange }: TrustTabsProps) {
  const address = useParams(route)
  const store = usePageStore(root => new MyTrustStore(root, address))
  useShownParams(route, { ...(route === 'main/my-trust' && { tab }), ...store.addressOf(tab) })
  useResource(store.badges)
  const badges = store.badges.data
  return (
    <PageShell route={route}>
      <Tabs
        label="我的信托"
        tabs={[
          { value: MY_TRUST_TAB.familyTrusts, text: '家族信托', badge: badges?.ftCount },
          { value: MY_TRUST_TAB.orders, text: '我的项目', badge: badges?.orderCount },
          { value: MY_TRUST_TAB.positions, text: '我的持仓' },
        ]}
        value={tab}
        onChange={onChange}
      />
      <PullRefresh onRefresh={() => store.refresh(tab)}>
        {tab === MY_TRUST_TAB.familyTrusts && <FamilyTrustsView store={store.familyTrusts} />}
        {tab === MY_TRUST_TAB.orders && <OrdersView store={store.orders} />}
        {tab === MY_TRUST_TAB.positions && <TrustPositionsView store={store.positions} />}
      </PullRefresh>
    </PageShell>
  )
})

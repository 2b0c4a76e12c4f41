import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { UnreadTab } from '@/domains/messages/unread-tab'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/pull-refresh'
import { useStores } from '@/stores/context'
import { Tabs } from '@/ui/kit/tabs'
import { FamilyTrustsView } from '../family-trusts/family-trusts-view'
import { OrdersView } from '../orders/orders-view'
import { TrustPositionsView } from '../positions/trust-positions-view'
import { MyTrustStore, type MyTrustTab, tabOf } from './my-trust-store'
import { useTab } from './use-tab'

export default observer(function TabbarsPage() {
  const { navigation } = useStores()
  const store = usePageStore(root => new MyTrustStore(root))
  const [tab, setTab] = useTab(tabOf(useParams('tabbarsPage').tab))
  useEffect(() => store.badges.ensure(), [store])
  const badges = store.badges.data
  const handleChange = (chosen: MyTrustTab) => {
    setTab(chosen)
    navigation.showParams('tabbarsPage', { tab: chosen })
  }
  return (
    <PageShell route="tabbarsPage">
      <Tabs
        label="我的信托"
        tabs={[
          { value: '0', text: '家族信托', badge: badges?.ftCount },
          { value: '1', text: '我的项目', badge: badges?.orderCount },
          { value: '2', text: '我的持仓' },
        ]}
        value={tab}
        onChange={handleChange}
      />
      <PullRefresh onRefresh={() => store.refresh(tab)}>
        {tab === '0' && <FamilyTrustsView store={store.familyTrusts} />}
        {tab === '1' && <OrdersView store={store.orders} />}
        {tab === '2' && <TrustPositionsView store={store.positions} />}
      </PullRefresh>
      <UnreadTab />
    </PageShell>
  )
})

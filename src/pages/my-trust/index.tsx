import { observer } from 'mobx-react'
import type { MyTrustTab } from '@/contract/tables/my-trust'
import { UnreadTab } from '@/domains/messages/unread-tab'
import { useParams } from '@/domains/shell/use-params'
import { useStores } from '@/stores/root/context'
import { TrustTabs } from './trust-tabs'
import { tabOf } from './my-trust-store'
import { useTab } from './use-tab'

export default observer(function MyTrustPage() {
  const { navigation } = useStores()
  const [tab, setTab] = useTab(tabOf(useParams('main/my-trust').tab))
  const handleChange = (chosen: MyTrustTab) => {
    setTab(chosen)
    navigation.showParams('main/my-trust', { tab: chosen })
  }
  return (
    <>
      <TrustTabs route="main/my-trust" tab={tab} onChange={handleChange} />
      <UnreadTab />
    </>
  )
})

import { observer } from 'mobx-react-lite'
import { UnreadTab } from '@/domains/messages/unread-tab'
import { useParams } from '@/domains/shell/use-params'
import { useStores } from '@/stores/root/context'
import { MyTrustPage } from './my-trust-page'
import { type MyTrustTab, tabOf } from './my-trust-store'
import { useTab } from './use-tab'

export default observer(function TabbarsPage() {
  const { navigation } = useStores()
  const [tab, setTab] = useTab(tabOf(useParams('tabbarsPage').tab))
  const handleChange = (chosen: MyTrustTab) => {
    setTab(chosen)
    navigation.showParams('tabbarsPage', { tab: chosen })
  }
  return (
    <>
      <MyTrustPage route="tabbarsPage" tab={tab} onChange={handleChange} />
      <UnreadTab />
    </>
  )
})

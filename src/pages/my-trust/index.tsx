import { UnreadTab } from '@/domains/messages/unread-tab'
import { definePage } from '@/domains/shell/define-page'
import { useParams } from '@/domains/shell/use-params'
import { TrustTabs } from './trust-tabs'
import { tabOf } from './my-trust-store'
import { useTab } from './use-tab'

export default definePage(function MyTrustPage() {
  const [tab, setTab] = useTab(tabOf(useParams('main/my-trust').tab))
  return (
    <>
      <TrustTabs route="main/my-trust" tab={tab} onChange={setTab} />
      <UnreadTab />
    </>
  )
})

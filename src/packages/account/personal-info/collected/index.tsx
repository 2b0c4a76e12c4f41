import { observer } from 'mobx-react'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DetailPage } from '@/ui/templates/detail-page'
import { CollectedView } from '../collected-view'
import { ConsentDialog } from '../consent-dialog'
import { CollectedStore } from '../collected-store'

export default observer(function CollectedPage() {
  const store = usePageStore(root => new CollectedStore(root))
  return (
    <PageShell route="account/collected">
      <DetailPage resource={store.checklist}>
        {checklist => <CollectedView checklist={checklist} store={store} />}
      </DetailPage>
      <ConsentDialog change={store.consent} />
    </PageShell>
  )
})

import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DetailPage } from '@/ui/templates/detail-page'
import { CollectedView } from '../collected-view'
import { ConsentDialog } from '../consent-dialog'
import { CollectedStore } from '../collected-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { choiceParam } from '@/lib/address-choice'
import { PI_RANGES } from '@/contract/personal-info'

export default definePage(function CollectedPage() {
  const { range } = useParams('account/collected')
  const store = usePageStore(root => new CollectedStore(root, choiceParam(range, PI_RANGES)))
  useShownParams('account/collected', { range: store.range || undefined })
  return (
    <PageShell route="account/collected">
      <DetailPage resource={store.checklist}>
        {checklist => <CollectedView checklist={checklist} store={store} />}
      </DetailPage>
      <ConsentDialog change={store.consent} />
    </PageShell>
  )
})

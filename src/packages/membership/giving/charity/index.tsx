import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { CharityView } from '../charity-view'
import { DonatedView } from '../donated-view'
import { CharityStore } from '../charity-store'

export default definePage(function CharityPage() {
  const { charityId } = useParams('membership/charity')
  const store = usePageStore(root => new CharityStore(root, charityId))
  const { donated } = store
  return (
    <PageShell route="membership/charity">
      {donated ? <DonatedView store={store} donated={donated} /> : <CharityView store={store} />}
    </PageShell>
  )
})

import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { isOff } from '@/lib/flag'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { StateView } from '@/ui/states/state-view'
import { GuardianStore } from '../guardian-store'
import { GuardianView } from '../guardian-view'
import { LockedNote } from '../../shared/locked-note'
import { setRef } from '../../shared/set-ref'

export default definePage(function GuardianPage() {
  const params = useParams('trust-people/guardian')
  const store = usePageStore(root => new GuardianStore(root, setRef(params), params.beneId ?? ''))
  return (
    <PageShell route="trust-people/guardian">
      <ResourceView resource={store.detail} skeleton={<Skeleton shape="form" />}>
        {detail =>
          isOff(detail.isMinor) ? (
            <StateView picture="empty" title="无需填写监护人">
              受益人已年满 18 周岁
            </StateView>
          ) : (
            <LockedNote set={detail} draft={store.draft}>
              <GuardianView store={store} detail={detail} />
            </LockedNote>
          )
        }
      </ResourceView>
    </PageShell>
  )
})

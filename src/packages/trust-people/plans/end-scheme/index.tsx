import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResourceView } from '@/ui/states/resource-view'
import { StateView } from '@/ui/states/state-view'
import { EndStore } from '../end-store'
import { EndView } from '../end-view'
import { LockedNote } from '../../shared/locked-note'
import { setRef } from '../../shared/set-ref'

export default definePage(function EndSchemePage() {
  const { navigation } = useStores()
  const params = useParams('trust-people/end-scheme')
  const store = usePageStore(root => new EndStore(root, setRef(params)))
  return (
    <PageShell route="trust-people/end-scheme">
      <ResourceView
        resource={store.set}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <StateView
            picture="empty"
            title="还没有受益人"
            actions={
              <Button onTap={() => navigation.go('trust-people/beneficiary', setRef(params), 'replace')}>
                添加受益人
              </Button>
            }
          >
            请先添加受益人，再填写终止分配方案
          </StateView>
        }
      >
        {set => (
          <LockedNote set={set} draft={store.draft}>
            <EndView store={store} />
          </LockedNote>
        )}
      </ResourceView>
    </PageShell>
  )
})

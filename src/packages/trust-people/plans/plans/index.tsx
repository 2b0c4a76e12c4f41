import { observer } from 'mobx-react'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { ActionBar } from '@/ui/kit/action-bar'
import { Problem } from '@/ui/kit/problem'
import { isOn } from '@/lib/flag'
import { DetailPage } from '@/ui/templates/detail-page'
import { LockedNote } from '../../shared/locked-note'
import { PlanSheet } from '../plan-sheet'
import { PlansStore } from '../plans-store'
import { PlansView } from '../plans-view'
import { setRef } from '../../shared/set-ref'

export default definePage(function PlansPage() {
  const params = useParams('trust-people/plans')
  const store = usePageStore(root => new PlansStore(root, setRef(params)))
  return (
    <PageShell route="trust-people/plans">
      <DetailPage
        resource={store.set}
        renderDock={({ canEdit }) => isOn(canEdit) && <PlansDock store={store} />}
      >
        {set => (
          <LockedNote set={set} draft={store.draft}>
            <PlansView store={store} />
          </LockedNote>
        )}
      </DetailPage>
      <PlanSheet store={store} />
    </PageShell>
  )
})

const PlansDock = observer(function PlansDock({ store }: { store: PlansStore }) {
  const { saving, saveProblem, problem } = store
  return (
    <>
      {saveProblem && <Problem isBoxed>{saveProblem}</Problem>}
      <ActionBar
        actions={[
          {
            text: '保存方案',
            isBusy: saving.isSubmitting,
            disabledReason: problem,
            trackId: 'plans-save',
            onTap: () => void store.save(),
          },
        ]}
      />
    </>
  )
})

import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { isOn } from '@/lib/flag'
import { DetailPage } from '@/ui/templates/detail-page'
import { PeopleDock } from '../people-dock'
import { PeopleErrors } from '../people-errors'
import { PeopleStore } from '../people-store'
import { PeopleView } from '../people-view'
import { setRef } from '../../shared/set-ref'

export default definePage(function PeoplePage() {
  const params = useParams('trust-people/people')
  const store = usePageStore(root => new PeopleStore(root, setRef(params)))
  return (
    <PageShell route="trust-people/people">
      <DetailPage
        resource={store.set}
        renderDock={set =>
          (isOn(set.canEdit) || isOn(set.canWithdraw)) && <PeopleDock store={store} set={set} />
        }
      >
        {set => (
          <>
            {isOn(set.canEdit) && <PeopleErrors store={store} />}
            <PeopleView store={store} set={set} />
          </>
        )}
      </DetailPage>
      <SmsCheckSheet check={store.change.check} title="验证身份后提交变更" confirmText="确认提交" />
    </PageShell>
  )
})

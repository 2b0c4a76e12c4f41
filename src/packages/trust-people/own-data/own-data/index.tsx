import { observer } from 'mobx-react'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { idParam } from '@/lib/address-values'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { AccountPage } from '../account-page'
import { OwnDataStore, type OwnRef } from '../own-data-store'
import { OwnDataView } from '../own-data-view'

export default definePage(function OwnDataPage() {
  const { mode, ...params } = useParams('trust-people/own-data')
  const beneId = idParam(params.beneId)
  const trustId = idParam(params.trustId)
  const ref: OwnRef = { ...(beneId ? { beneId } : {}), ...(trustId ? { trustId } : {}) }
  return (
    <PageShell route="trust-people/own-data">
      {mode === 'account' ? <AccountPage own={ref} /> : <OwnData own={ref} />}
    </PageShell>
  )
})

const OwnData = observer(function OwnData({ own }: { own: OwnRef }) {
  const store = usePageStore(root => new OwnDataStore(root, own))
  return (
    <>
      <ResourceView resource={store.info} skeleton={<Skeleton shape="form" />}>
        {info => <OwnDataView store={store} info={info} />}
      </ResourceView>
      <SmsCheckSheet check={store.filling.check} title="验证身份后提交信息" confirmText="确认提交" />
    </>
  )
})

import { useReading } from '@/domains/reading/use-reading'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { ResourceView } from '@/ui/states/resource-view'
import { CancelCourse } from '../cancel-course'
import { CancelRequest } from '../cancel-request'
import { CancelStore } from '../cancel-store'

export default definePage(function AccountCancelPage() {
  const store = usePageStore(root => new CancelStore(root))
  useReading(store.gate)
  return (
    <PageShell route="account/account-cancel">
      <EarlierWrite write={store.application} />
      <ResourceView resource={store.standing}>
        {check =>
          store.open ? (
            <CancelCourse store={store} application={store.open} />
          ) : (
            <ResourceView resource={store.agreement}>
              {agreement => <CancelRequest store={store} check={check} agreement={agreement} />}
            </ResourceView>
          )
        }
      </ResourceView>
      <SmsCheckSheet check={store.application.check} title="验证身份后申请注销" confirmText="提交申请" />
    </PageShell>
  )
})

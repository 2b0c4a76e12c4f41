import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { useStores } from '@/stores/root/context'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { ListView } from '@/ui/templates/list-page'
import { CopyForm } from '../copy-form'
import { CopyRow } from '../copy-row'
import { CopyStore } from '../copy-store'
import '../copy-row.scss'

export default definePage(function CopyPage() {
  const { navigation } = useStores()
  const store = usePageStore(root => new CopyStore(root))
  return (
    <PageShell route="account/copy">
      <CopyForm store={store}>
        <SectionHead title="申请记录" />
        <ListView
          list={store.history}
          className="copy-list"
          isLined
          empty={
            <StateView picture="empty" title="还没有申请过">
              在上方选择范围后提交
            </StateView>
          }
          keyOf={copy => copy.exportId}
          renderRow={copy => (
            <CopyRow copy={copy} onOpen={() => navigation.go('content/pdf', { fileId: copy.fileId })} />
          )}
        />
      </CopyForm>
      <SmsCheckSheet check={store.application.check} title="验证身份后申请" confirmText="提交申请" />
    </PageShell>
  )
})

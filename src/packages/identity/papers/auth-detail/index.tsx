import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { DetailPage } from '@/ui/templates/detail-page'
import { AuthDetailView } from '../auth-detail-view'
import { DetailActions } from '../detail-actions'
import { paperDetail } from '../detail-store'
import { NoApplication } from '../no-application'

export default definePage(function AuthDetailPage() {
  const { applyNo, returnTo } = useParams('identity/auth-detail')
  const detail = usePageStore(root => paperDetail(root, applyNo))
  return (
    <PageShell route="identity/auth-detail">
      <DetailPage
        resource={detail}
        isEmpty={({ application }) => application === null}
        empty={<NoApplication returnTo={returnTo} />}
        renderDock={({ application }) =>
          application && <DetailActions application={application} returnTo={returnTo} />
        }
      >
        {({ application }) => application && <AuthDetailView application={application} />}
      </DetailPage>
    </PageShell>
  )
})

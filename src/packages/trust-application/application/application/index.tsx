import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { ApplicationPageStore } from '../application-page'
import { ApplicationView } from '../application-view'
import { TrustApplication } from '../trust-application'

export default definePage(function ApplicationPage() {
  const { applyId } = useParams('trust-application/application')
  const application = useFlow(TrustApplication, applyId)
  const store = usePageStore(root => new ApplicationPageStore(root, application))
  // A message's link leads here while a page of this application is open too: what that one knew may be over.
  useEffect(() => {
    if (application.detail.data) void application.reload()
  }, [application])
  return (
    <PageShell route="trust-application/application">
      <ApplicationView store={store} />
    </PageShell>
  )
})

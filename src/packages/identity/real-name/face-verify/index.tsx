import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { ResourceView } from '@/ui/states/resource-view'
import { FaceView } from '../face-view'
import { useApplicationStep } from '../../shared/use-application-step'
import { IdentityApplication } from '../identity-application'
import { identityFlow } from '../identity-flow'

export default definePage(function FaceVerifyPage() {
  const { authApplyId, returnTo } = useParams('identity/face-verify')
  const application = useFlow(IdentityApplication)
  const isOpen = useApplicationStep(application, identityFlow, 'face', { id: authApplyId })
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  return (
    <PageShell route="identity/face-verify">
      <ResourceView resource={application.start}>
        {() => isOpen && <FaceView application={application} />}
      </ResourceView>
    </PageShell>
  )
})

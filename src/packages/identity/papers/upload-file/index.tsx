import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { ResourceView } from '@/ui/states/resource-view'
import { ManualUpload } from '../../real-name/manual-upload'
import { useApplicationStep } from '../../shared/use-application-step'
import { FilesView } from '../files-view'
import { PaperApplication } from '../paper-application'
import { paperFlow } from '../paper-flow'

export default definePage(function UploadFilePage() {
  const { authApplyId, applyNo, returnTo } = useParams('identity/upload-file')
  return (
    <PageShell route="identity/upload-file">
      {authApplyId ? (
        <ManualUpload authApplyId={authApplyId} returnTo={returnTo} />
      ) : (
        <PaperUpload applyNo={applyNo} returnTo={returnTo} />
      )}
    </PageShell>
  )
})

interface PaperUploadProps {
  applyNo: string | undefined
  returnTo: string | undefined
}

const PaperUpload = observer(function PaperUpload({ applyNo, returnTo }: PaperUploadProps) {
  const application = useFlow(PaperApplication)
  const isOpen = useApplicationStep(application, paperFlow, 'files', { id: applyNo })
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  return (
    <ResourceView resource={application.start}>
      {() => isOpen && <FilesView application={application} />}
    </ResourceView>
  )
})

import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { choiceParam } from '@/lib/address-choice'
import { RecordingPage } from '../recording-page'
import { RECORDING_STATES } from '../recordings-store'
import { RecordingsView } from '../recordings-view'

export default definePage(function RecordListPage() {
  const { recordId = '', status } = useParams('recording/record-list')
  return (
    <PageShell route="recording/record-list">
      {recordId ? (
        <RecordingPage recordId={recordId} />
      ) : (
        <RecordingsView status={choiceParam(status, RECORDING_STATES)} />
      )}
    </PageShell>
  )
})

import { observer } from 'mobx-react'
import { usePageStore } from '@/domains/shell/use-page-store'
import { onDemand } from '@/platform/elements/on-demand'
import { usePageShow } from '@/platform/pages/navigation'
import { DetailPage } from '@/ui/templates/detail-page'
import { BookingSheet } from './booking-sheet'
import { RecordingDock } from './recording-dock'
import { RecordingStore } from './recording-store'
import { RecordingView } from './recording-view'
import type { RecorderPageProps } from '../recorder/recorder-page'

/** Camera and recorder come with the first recording: the list is read far more often. */
const RecorderPage = onDemand<RecorderPageProps>(
  async () => (await import(/* webpackChunkName: "recorder" */ '../recorder/recorder-page')).RecorderPage,
  () => true,
)

/** One recording, and in its place the recorder while it records. */
export const RecordingPage = observer(function RecordingPage({ recordId }: { recordId: string }) {
  const store = usePageStore(root => new RecordingStore(root, recordId))
  // The native app's recorder and the order's page may have gone on with it.
  usePageShow(() => {
    if (store.recording.data && !store.session) void store.recording.load()
  })
  if (store.session) {
    return <RecorderPage session={store.session} onDone={store.close} onBook={store.book} />
  }
  return (
    <>
      <DetailPage
        resource={store.recording}
        renderDock={recording => <RecordingDock store={store} recording={recording} />}
      >
        {recording => <RecordingView store={store} recording={recording} />}
      </DetailPage>
      <BookingSheet booking={store.booking} />
    </>
  )
})

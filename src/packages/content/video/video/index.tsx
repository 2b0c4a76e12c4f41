import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DetailPage } from '@/ui/templates/detail-page'
import { VideoView } from '../video-view'
import { VideoStore } from '../video-store'
import { videoSource } from '../video-source'

export default definePage(function VideoPage() {
  const params = useParams('content/video')
  const store = usePageStore(root => new VideoStore(root, videoSource(params)))
  return (
    <PageShell route="content/video">
      <DetailPage resource={store.video}>{video => <VideoView video={video} store={store} />}</DetailPage>
    </PageShell>
  )
})

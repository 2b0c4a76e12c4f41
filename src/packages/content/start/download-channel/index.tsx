import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DownloadView } from '../download-view'
import { DownloadStore } from '../download-store'

export default definePage(function DownloadChannelPage() {
  const { channel } = useParams('content/download-channel')
  const store = usePageStore(root => new DownloadStore(root, 'content/download-channel', channel))
  return (
    <PageShell route="content/download-channel">
      <DownloadView store={store} />
    </PageShell>
  )
})

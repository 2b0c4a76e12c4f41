import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DownloadView } from '../download-view'
import { DownloadStore } from '../download-store'

export default function DownloadChannelPage() {
  const { channel } = useParams('downloadJy')
  const store = usePageStore(root => new DownloadStore(root, 'downloadJy', channel))
  return (
    <PageShell route="downloadJy">
      <DownloadView store={store} />
    </PageShell>
  )
}

import { observer } from 'mobx-react-lite'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DetailPage } from '@/ui/templates/detail-page'
import { PdfBar } from '../../components/pdf-bar'
import { PdfContent } from '../../components/pdf-content'
import { pdfSource } from '../../pdf-source'
import { PdfStore } from '../../stores/pdf-store'

export default observer(function ShowPdfPage() {
  const params = useParams('showPdf')
  const store = usePageStore(root => new PdfStore(root, pdfSource(params)))
  return (
    <PageShell route="showPdf">
      <DetailPage
        resource={store.file}
        renderDock={() => store.hasOpened && !store.failure && <PdfBar store={store} />}
      >
        {file => <PdfContent file={file} store={store} />}
      </DetailPage>
    </PageShell>
  )
})

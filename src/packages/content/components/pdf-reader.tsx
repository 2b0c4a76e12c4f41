import { observer } from 'mobx-react-lite'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DetailPage } from '@/ui/templates/detail-page'
import { pdfSource } from '../pdf-source'
import { PdfStore } from '../stores/pdf-store'
import { PdfBar } from './pdf-bar'
import { PdfContent } from './pdf-content'

/** The page of one PDF, by the parameters of its route. */
export const PdfReader = observer(function PdfReader({ route }: { route: 'showPdf' | 'agreementPdf' }) {
  const params = useParams(route)
  const store = usePageStore(root => new PdfStore(root, pdfSource(params)))
  return (
    <PageShell route={route}>
      <DetailPage
        resource={store.file}
        renderDock={() => store.hasOpened && !store.failure && <PdfBar store={store} />}
      >
        {file => <PdfContent file={file} store={store} />}
      </DetailPage>
    </PageShell>
  )
})

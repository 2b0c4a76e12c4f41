import { observer } from 'mobx-react'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DetailPage } from '@/ui/templates/detail-page'
import { pdfSource } from './pdf-source'
import { PdfStore } from './pdf-store'
import { PdfBar } from './pdf-bar'
import { PdfContent } from './pdf-content'
import { ReadButton } from './read-button'
import { ReadingNote } from './reading-note'

/** Where the customer is in the file, and what there is to say of their reading. */
const PdfDock = observer(function PdfDock({ store }: { store: PdfStore }) {
  if (store.pageCount === 0) return <ReadButton store={store} />
  return (
    <>
      <ReadingNote store={store} />
      <PdfBar store={store} />
    </>
  )
})

/** The page of one PDF, by the parameters of its route. */
export const PdfReader = observer(function PdfReader({
  route,
}: {
  route: 'content/pdf' | 'content/agreement-pdf'
}) {
  const params = useParams(route)
  const store = usePageStore(root => new PdfStore(root, pdfSource(params)))
  return (
    <PageShell route={route}>
      <DetailPage
        resource={store.file}
        renderDock={() => store.hasOpened && !store.failure && <PdfDock store={store} />}
      >
        {file => <PdfContent file={file} store={store} />}
      </DetailPage>
    </PageShell>
  )
})

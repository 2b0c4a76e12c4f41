import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ReadingNote } from '@/domains/reading/reading-note'
import { useReading } from '@/domains/reading/use-reading'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { usePageHide } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { DetailPage } from '@/ui/templates/detail-page'
import { pdfSource } from './pdf-source'
import { PdfStore } from './pdf-store'
import { PdfBar } from './pdf-bar'
import { PdfContent } from './pdf-content'

/** Where the customer is in the file, and what there is to say of their reading. */
const PdfDock = observer(function PdfDock({ store }: { store: PdfStore }) {
  const { navigation } = useStores()
  const { gate } = store
  return (
    <>
      <ReadingNote gate={gate} />
      {store.pageCount > 0 && !store.isText && <PdfBar store={store} />}
      {store.isText && store.file.data?.reading && !store.isDue && (
        <View role="status">{gate.isRead ? '已标记为已读' : '阅读至文末后计为已读'}</View>
      )}
      {store.isDue && (
        <Button disabledReason={gate.reason} isBusy={gate.reading.isSubmitting} onTap={navigation.back}>
          已阅读并返回
        </Button>
      )}
    </>
  )
})

/** The page of one PDF, by the parameters of its route. */
export const PdfReader = observer(function PdfReader({
  route,
}: {
  route: 'content/pdf' | 'content/agreement-pdf' | 'signing/contract-pdf'
}) {
  const params: { fileId?: string; url?: string } = useParams(route)
  const store = usePageStore(root => new PdfStore(root, pdfSource(params)))
  useReading(store.gate)
  usePageHide(store.leave)
  return (
    <PageShell route={route}>
      <DetailPage
        resource={store.file}
        renderDock={() => store.hasOpened && (store.isText || !store.failure) && <PdfDock store={store} />}
      >
        {file => <PdfContent file={file} store={store} />}
      </DetailPage>
    </PageShell>
  )
})

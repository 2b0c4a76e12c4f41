import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { DetailPage } from '@/ui/templates/detail-page'
import { CallBackSheet } from '../call-back-sheet'
import { CallBacks } from '../call-backs'
import { ContactStore } from '../contact-store'
import { ContactWays } from '../contact-ways'

export default definePage(function ContactPage() {
  const { topic, subject } = useParams('advisor/contact')
  const store = usePageStore(root => new ContactStore(root, { topic, subject }))
  return (
    <PageShell route="advisor/contact">
      <DetailPage resource={store.info}>
        {info => (
          <>
            <ContactWays info={info} store={store} />
            <CallBacks rows={info.callBacks} store={store} />
          </>
        )}
      </DetailPage>
      <CallBackSheet booking={store.form} />
    </PageShell>
  )
})

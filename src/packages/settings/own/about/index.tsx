import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { DetailPage } from '@/ui/templates/detail-page'
import { AboutRows } from '../about-rows'
import { AboutStore } from '../about-store'

export default definePage(function AboutPage() {
  const store = usePageStore(root => new AboutStore(root))
  return (
    <PageShell route="settings/about">
      <DetailPage resource={store.app}>{app => <AboutRows app={app} />}</DetailPage>
    </PageShell>
  )
})

import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PictureSheet } from '@/domains/verification/picture-sheet'
import { ProofSheet } from '@/domains/verification/proof-sheet'
import { MobileStore } from '../mobile-store'
import { MobileView } from '../mobile-view'

export default definePage(function MobilePage() {
  const store = usePageStore(root => new MobileStore(root))
  return (
    <PageShell route="settings/mobile">
      <MobileView store={store} />
      <PictureSheet code={store.code} />
      <ProofSheet proof={store.proof} title="验证当前手机号" confirmText="下一步" />
    </PageShell>
  )
})

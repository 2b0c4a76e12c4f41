import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { ActionBar } from '@/ui/kit/action-bar'
import { DetailPage } from '@/ui/templates/detail-page'
import { AppendStore } from '../append-store'
import { deliveryAct } from '../append-texts'
import { AppendView } from '../append-view'

export default definePage(function AppendPage() {
  const { appendId } = useParams('trust-requests/append')
  const { navigation } = useStores()
  const store = usePageStore(root => new AppendStore(root, appendId))
  return (
    <PageShell route="trust-requests/append">
      <DetailPage
        resource={store.append}
        renderDock={append => {
          const { trustId, canDeliver, canReapply } = append
          if (isOn(canDeliver)) {
            const text = `我已${deliveryAct(append)}`
            return (
              <ActionBar actions={[{ text, trackId: 'append-deliver', onTap: () => void store.open() }]} />
            )
          }
          if (!isOn(canReapply)) return null
          const again = () => navigation.go('trust-requests/append-apply', { trustId, appendId }, 'replace')
          return <ActionBar actions={[{ text: '修改后重新提交', trackId: 'append-again', onTap: again }]} />
        }}
      >
        {append => <AppendView store={store} append={append} />}
      </DetailPage>
    </PageShell>
  )
})

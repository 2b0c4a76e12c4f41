import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Query } from '@/api/query'
import { ReadingNote } from '@/domains/reading/reading-note'
import { useReading } from '@/domains/reading/use-reading'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import type { RouteName } from '@/routes'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { DetailPage } from '@/ui/templates/detail-page'
import { AgreementStore } from './agreement-store'
import { AgreementView } from './agreement-view'

interface AgreementPageProps {
  route: RouteName
  query: Query<'agreementContent'>
}

/** The page of one agreement; what it offers below the text is the store's to say. */
export const AgreementPage = observer(function AgreementPage({ route, query }: AgreementPageProps) {
  const { navigation } = useStores()
  const store = usePageStore(root => new AgreementStore(root, query))
  const { gate } = store
  useReading(gate)
  const docks = {
    form: () => (
      <>
        <ReadingNote gate={gate} />
        <Button disabledReason={gate.reason} onTap={navigation.back}>
          已阅读并返回
        </Button>
      </>
    ),
    sign: () => (
      <>
        <ReadingNote gate={gate} />
        {store.signing.problem && <View role="alert">{store.signing.problem}</View>}
        <Button
          isBusy={store.signing.isSubmitting}
          disabledReason={gate.reason}
          trackId="agreement-sign"
          onTap={() => void store.sign()}
        >
          我已阅读并同意本版本
        </Button>
      </>
    ),
    read: () => (gate.reading.error || gate.isTooShort) && <ReadingNote gate={gate} />,
  }
  return (
    <PageShell route={route}>
      <DetailPage resource={store.content} renderDock={docks[store.purpose]}>
        {agreement => <AgreementView agreement={agreement} store={store} />}
      </DetailPage>
    </PageShell>
  )
})

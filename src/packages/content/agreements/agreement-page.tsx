import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { agreementContent } from '@/contract/agreement'
import type { RequestOf } from '@/contract/endpoint'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { usePageHide, usePageShow } from '@/platform/pages/navigation'
import type { RouteName } from '@/routes'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { DetailPage } from '@/ui/templates/detail-page'
import { AgreementStore } from './agreement-store'
import { AgreementView } from './agreement-view'
import { ReadingNote } from '../documents/reading-note'

interface AgreementPageProps {
  route: RouteName
  request: RequestOf<typeof agreementContent>
}

/** The page of one agreement; what it offers below the text is the store's to say. */
export const AgreementPage = observer(function AgreementPage({ route, request }: AgreementPageProps) {
  const { navigation } = useStores()
  const store = usePageStore(root => new AgreementStore(root, request))
  usePageShow(store.resume)
  usePageHide(store.pause)
  const docks = {
    form: () => (
      <>
        <ReadingNote store={store} />
        <Button disabledReason={store.reason} onTap={navigation.back}>
          已阅读并返回
        </Button>
      </>
    ),
    sign: () => (
      <>
        <ReadingNote store={store} />
        {store.signing.error && <View role="alert">{store.signing.error.message}</View>}
        <Button
          isBusy={store.signing.isSubmitting}
          disabledReason={store.reason}
          trackId="agreement-sign"
          onTap={() => void store.sign()}
        >
          我已阅读并同意本版本
        </Button>
      </>
    ),
    read: () => (store.reading.error || store.isTooShort) && <ReadingNote store={store} />,
  }
  return (
    <PageShell route={route}>
      <DetailPage resource={store.content} renderDock={docks[store.purpose]}>
        {agreement => <AgreementView agreement={agreement} store={store} />}
      </DetailPage>
    </PageShell>
  )
})

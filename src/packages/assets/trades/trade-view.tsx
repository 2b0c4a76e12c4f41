import { observer } from 'mobx-react'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { TradeBody } from '@/domains/trades/trade-body'
import type { TradeFact } from '@/domains/trades/trade-facts'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { isOn } from '@/lib/flag'
import { ActionBar } from '@/ui/kit/action-bar'
import { DetailPage } from '@/ui/templates/detail-page'
import type { TradeDetail, TradePageStore } from './trade-page-store'
import { cancelActions } from './trade-cancel'
import { TradeNotes } from './trade-notes'
import { Problem } from '@/ui/kit/problem'

interface TradeViewProps {
  store: TradePageStore
  /** The lines of the trade: what matters differs by its kind. */
  factsOf: (trade: TradeDetail) => readonly TradeFact[]
}

/** One trade of the customer's own, and taking it back while that is possible. */
export const TradeView = observer(function TradeView({ store, factsOf }: TradeViewProps) {
  const { trade: resource, cancellation } = store
  const canCancel = isOn(resource.data?.canCancel ?? '0') && !cancellation.submission.isSubmitting
  useCancelDialog(canCancel, store.cancel)
  return (
    <>
      <DetailPage resource={store.trade} renderDock={trade => renderCancel(store, trade)}>
        {trade => (
          <>
            <EarlierWrite write={store.cancellation} />
            <TradeBody trade={trade} facts={factsOf(trade)}>
              <TradeNotes trade={trade} />
            </TradeBody>
          </>
        )}
      </DetailPage>
      <SmsCheckSheet check={store.cancellation.check} title="验证身份后撤销交易" confirmText="确认撤销" />
    </>
  )
})

function renderCancel(store: TradePageStore, trade: TradeDetail) {
  const { isSubmitting } = store.cancellation.submission
  const actions = cancelActions(trade, isSubmitting, () => void store.cancel())
  if (actions.length === 0) return undefined
  return (
    <>
      {store.problem && <Problem>{store.problem}</Problem>}
      <ActionBar actions={actions} />
    </>
  )
}

import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { tradeFigure, tradeTypeName } from '@/domains/trades/trade-texts'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { ActionBar } from '@/ui/kit/action-bar'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { DetailPage } from '@/ui/templates/detail-page'
import type { TradeDetail, TradePageStore } from '../stores/trade-page-store'
import { cancelActions, figureLabel, type TradeFact, tradeTag, unconfirmedShares } from '../trade-facts'
import { Course } from './course'
import { DetailHead } from './detail-head'
import { SerialNo } from './serial-no'
import './trade-view.scss'

interface TradeViewProps {
  store: TradePageStore
  /** The lines of the trade: what matters differs by its kind. */
  factsOf: (trade: TradeDetail) => readonly TradeFact[]
}

/** One trade: figure, notes, facts, course, and taking it back while that is possible. */
export const TradeView = observer(function TradeView({ store, factsOf }: TradeViewProps) {
  return (
    <>
      <DetailPage resource={store.trade} renderDock={trade => renderCancel(store, trade)}>
        {trade => (
          <>
            <TradeHead trade={trade} />
            <TradeNotes trade={trade} />
            <Card>
              {factsOf(trade).map(fact => (
                <KeyValue key={fact.label} label={fact.label}>
                  <FactValue {...fact} />
                </KeyValue>
              ))}
              <SerialNo value={trade.serialNo} onCopy={() => void store.copySerialNo()} />
            </Card>
            <Course steps={trade.timeline} />
          </>
        )}
      </DetailPage>
      <SmsCheckSheet check={store.cancellation.check} title="验证身份后撤销交易" confirmText="确认撤销" />
    </>
  )
})

function TradeHead({ trade }: { trade: TradeDetail }) {
  const { kind, value, sign } = tradeFigure(trade)
  return (
    <DetailHead
      name={tradeTypeName(trade)}
      tags={[tradeTag(trade)]}
      label={figureLabel(trade)}
      amount={
        value && (kind === 'shares' ? <Shares value={value} isLarge /> : <Money value={value} sign={sign} />)
      }
    />
  )
}

function TradeNotes({ trade }: { trade: TradeDetail }) {
  const left = unconfirmedShares(trade)
  return (
    <>
      {trade.failReason && (
        <Note tone="warn">
          <AmountText>{trade.failReason}</AmountText>
        </Note>
      )}
      {left && (
        <Note tone="warn">
          巨额赎回：本次为部分确认，未确认份额 <Shares value={left} />
          ，后续安排以产品公告为准。
        </Note>
      )}
      {trade.canCancel === '1' && (
        <Note tone="due">{trade.cancelDeadline.slice(0, 16)} 前可以撤销这笔交易</Note>
      )}
    </>
  )
}

function FactValue({ kind, value }: TradeFact) {
  if (kind === 'money') return <Money value={value} />
  if (kind === 'shares') return <Shares value={value} />
  return <AmountText>{value || '--'}</AmountText>
}

function renderCancel(store: TradePageStore, trade: TradeDetail) {
  const { isSubmitting } = store.cancellation.submission
  const actions = cancelActions(trade, isSubmitting, () => void store.cancel())
  if (actions.length === 0) return undefined
  return (
    <>
      {store.problem && (
        <View className="trade-view__problem" role="alert">
          {store.problem}
        </View>
      )}
      <ActionBar actions={actions} />
    </>
  )
}

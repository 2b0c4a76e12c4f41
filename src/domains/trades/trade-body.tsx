import type { ReactNode } from 'react'
import type { Timeline } from '@/contract/timeline'
import type { Trade } from '@/contract/trade'
import { AmountText } from '@/domains/amounts/amount-text'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { UNKNOWN_TEXT } from '@/lib/unknown-text'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Course } from './course'
import { SerialNo } from './serial-no'
import { figureLabel, type TradeFact, tradeTag } from './trade-facts'
import { tradeFigure, tradeTypeName } from './trade-texts'

interface TradeBodyProps {
  trade: Trade & { readonly timeline: Timeline }
  /** What it belongs to, below its type. */
  caption?: string
  /** Its lines: what matters differs by its kind. */
  facts: readonly TradeFact[]
  /** Further notes below the figure. */
  children?: ReactNode
}

/** One trade in full: figure, why it failed, facts with the serial number, course. */
export function TradeBody({ trade, caption, facts, children }: TradeBodyProps) {
  const { kind, value, sign } = tradeFigure(trade)
  return (
    <>
      <DetailHead
        name={tradeTypeName(trade)}
        tags={[tradeTag(trade)]}
        caption={caption}
        label={figureLabel(trade)}
        amount={
          value &&
          (kind === 'shares' ? <Shares value={value} isLarge /> : <Money value={value} sign={sign} />)
        }
      />
      {trade.failReason && (
        <Note tone="warn">
          <AmountText>{trade.failReason}</AmountText>
        </Note>
      )}
      {children}
      <Card>
        {facts.map(fact => (
          <KeyValue key={fact.label} label={fact.label}>
            <FactValue {...fact} />
          </KeyValue>
        ))}
        <SerialNo value={trade.serialNo} />
      </Card>
      <Course steps={trade.timeline} />
    </>
  )
}

function FactValue({ kind, value }: TradeFact) {
  if (kind === 'money') return <Money value={value} />
  if (kind === 'shares') return <Shares value={value} />
  return <AmountText>{value || UNKNOWN_TEXT}</AmountText>
}

import type { ReactNode } from 'react'
import type { Trade } from '@/contract/trade'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { formatDate } from '@/lib/date'
import { netValue, percent } from '@/lib/format-number'
import { Card, KeyValue } from '@/ui/kit/card'
import { SerialNo } from './serial-no'
import { tradeTypeName } from './trade-texts'

interface TradeFactsProps {
  trade: Trade
  /** Facts that only some trades have, below the dates. */
  children?: ReactNode
}

/** Everything known of a trade; what it does not have is left out, what is still to come reads `--`. */
export function TradeFacts({ trade, children }: TradeFactsProps) {
  return (
    <Card>
      <KeyValue label="交易类型">{tradeTypeName(trade)}</KeyValue>
      {trade.productName && <KeyValue label="产品">{trade.productName}</KeyValue>}
      <KeyValue label="申请时间">{trade.applyTime}</KeyValue>
      <TradeFigures trade={trade} />
      <KeyValue label="确认日期">{formatDate(trade.confirmDate)}</KeyValue>
      <KeyValue label="到账日期">{formatDate(trade.arriveDate)}</KeyValue>
      {children}
      {trade.cardNoMask && (
        <KeyValue label="银行账户">{`${trade.bankName} ${trade.cardNoMask}`.trim()}</KeyValue>
      )}
      <SerialNo value={trade.serialNo} />
      {trade.remark && (
        <KeyValue label="备注">
          <AmountText>{trade.remark}</AmountText>
        </KeyValue>
      )}
      {trade.failReason && (
        <KeyValue label="失败原因">
          <AmountText>{trade.failReason}</AmountText>
        </KeyValue>
      )}
    </Card>
  )
}

/** What was applied for and what was confirmed, in yuan, in shares and at which net value. */
function TradeFigures({ trade }: { trade: Trade }) {
  const { applyAmount, applyShares, confirmAmount, confirmShares, confirmNav, fee, feeRate } = trade
  return (
    <>
      {applyAmount && (
        <KeyValue label="申请金额（元）">
          <Money value={applyAmount} />
        </KeyValue>
      )}
      {applyShares && (
        <KeyValue label="申请份额">
          <Shares value={applyShares} />
        </KeyValue>
      )}
      {confirmAmount && (
        <KeyValue label="确认金额（元）">
          <Money value={confirmAmount} />
        </KeyValue>
      )}
      {confirmShares && (
        <KeyValue label="确认份额">
          <Shares value={confirmShares} />
        </KeyValue>
      )}
      {confirmNav && <KeyValue label="确认净值">{netValue(confirmNav)}</KeyValue>}
      {fee && (
        <KeyValue label={feeRate ? `手续费（元，费率 ${percent(feeRate)}）` : '手续费（元）'}>
          <Money value={fee} />
        </KeyValue>
      )}
    </>
  )
}

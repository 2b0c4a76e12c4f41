import type { Trade } from '@/contract/trade'
import { labelOf } from '@/contract/labels'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'

/** How a trade's status is coloured: under way, failed, or settled. */
export type StatusTone = 'progress' | 'failed' | 'settled'

const STATUS_TONES: Readonly<Record<string, StatusTone>> = {
  '0': 'progress',
  '1': 'progress',
  '3': 'progress',
  '4': 'failed',
}

/** The figure of a trade: yuan, else shares, else nothing; signed as the customer's account sees it. */
export interface TradeFigure {
  readonly kind: 'amount' | 'shares'
  readonly value: string
  readonly sign: '+' | '\u2212' | ''
}

type FigureParts = Pick<
  Trade,
  'confirmAmount' | 'applyAmount' | 'confirmShares' | 'applyShares' | 'direction' | 'tradeStatus'
>

/** 认购, 赎回…; `--` for an unknown code. */
export function tradeTypeName({ tradeType }: Pick<Trade, 'tradeType'>): string {
  return labelOf(TRADE_TYPE, tradeType)
}

export function tradeStatus({ tradeStatus: code }: Pick<Trade, 'tradeStatus'>): {
  tone: StatusTone
  text: string
} {
  return { tone: STATUS_TONES[code] ?? 'settled', text: labelOf(TRADE_STATUS, code) }
}

/**
 * What a row shows: the confirmed amount, else the applied one, else the shares. Failed and cancelled trades moved
 * nothing and carry no sign.
 */
export function tradeFigure(trade: FigureParts): TradeFigure {
  const { confirmAmount, applyAmount, confirmShares, applyShares, direction } = trade
  const hasMoved = trade.tradeStatus !== TRADE_STATUS.failed && trade.tradeStatus !== TRADE_STATUS.cancelled
  const sign = !hasMoved || direction === 'none' ? '' : direction === 'in' ? '+' : '\u2212'
  const amount = confirmAmount || applyAmount
  if (amount) return { kind: 'amount', value: amount, sign }
  const shares = confirmShares || applyShares
  return shares ? { kind: 'shares', value: shares, sign: '' } : { kind: 'amount', value: '', sign: '' }
}

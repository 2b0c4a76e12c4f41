import type { Trade } from '@/contract/trade'
import { labelOf } from '@/contract/labels'
import { BANK_CHANGE_STATUS, TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'

/** How a trade's status is coloured: under way, failed, or settled. */
export type StatusTone = 'progress' | 'failed' | 'settled'

const STATUS_TONES: Readonly<Record<string, StatusTone>> = {
  [TRADE_STATUS.accepted]: 'progress',
  [TRADE_STATUS.confirming]: 'progress',
  [TRADE_STATUS.partlyConfirmed]: 'progress',
  [TRADE_STATUS.failed]: 'failed',
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

/** A change of account is looked at, not dealt with: its page has the same words (`BANK_CHANGE_STATUS`). */
const CHANGE_STATUS: Readonly<Record<string, string>> = {
  [TRADE_STATUS.accepted]: BANK_CHANGE_STATUS.inReview,
  [TRADE_STATUS.confirming]: BANK_CHANGE_STATUS.inReview,
  [TRADE_STATUS.confirmed]: BANK_CHANGE_STATUS.effective,
  [TRADE_STATUS.failed]: BANK_CHANGE_STATUS.rejected,
}

/** What is paid out of a trust and taken as a fee does not arrive here. */
const PAID = '已支付'
const PAID_TYPES: readonly (string | undefined)[] = [TRADE_TYPE.trustBenefit, TRADE_TYPE.fee]

type StatusParts = Pick<Trade, 'tradeStatus'> & Partial<Pick<Trade, 'tradeType' | 'direction'>>

function statusWords({ tradeStatus: code, tradeType, direction }: StatusParts): string {
  const changeStatus = tradeType === TRADE_TYPE.bankChange ? CHANGE_STATUS[code] : undefined
  if (changeStatus) return labelOf(BANK_CHANGE_STATUS, changeStatus)
  const isPaid = direction === 'out' && code === TRADE_STATUS.arrived && PAID_TYPES.includes(tradeType)
  return isPaid ? PAID : labelOf(TRADE_STATUS, code)
}

export function tradeStatus(trade: StatusParts): { tone: StatusTone; text: string } {
  return { tone: STATUS_TONES[trade.tradeStatus] ?? 'settled', text: statusWords(trade) }
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

import type { ResponseOf } from '@/contract/endpoint'
import type { Trade, tradeRecordDetail } from '@/contract/trade'
import { formatDate } from '@/lib/date'
import { isZero } from '@/lib/decimal'
import { netValue, percent } from '@/lib/format-number'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import type { TagTone } from '@/ui/kit/tag'
import { tradeStatus } from './trade-texts'

/** A trade with the day its money is expected, which a trust's trades do not say. */
type ExpectedTrade = Trade &
  Partial<Pick<ResponseOf<typeof tradeRecordDetail>, 'expectedArriveDate' | 'feeLots'>>

/** One line of a trade: yuan and shares as they are, everything else ready to show; `''` is unknown. */
export interface TradeFact {
  readonly label: string
  readonly kind: 'money' | 'shares' | 'text'
  readonly value: string
}

const text = (label: string, value: string): TradeFact => ({ label, kind: 'text', value })
const money = (label: string, value: string): TradeFact => ({ label, kind: 'money', value })
const shares = (label: string, value: string): TradeFact => ({ label, kind: 'shares', value })
const isKnown = (fact: TradeFact) => fact.value !== ''

const ACCOUNT_NAMES: Record<Trade['direction'], string> = {
  in: '收款账户',
  out: '付款账户',
  none: '银行账户',
}

/** Whatever its direction: of what a trust pays and is delivered, the account is the other side's. */
const ACCOUNT_OF_TYPE: Readonly<Record<string, string>> = {
  [TRADE_TYPE.trustBenefit]: ACCOUNT_NAMES.in,
  [TRADE_TYPE.append]: ACCOUNT_NAMES.out,
  [TRADE_TYPE.subscription]: ACCOUNT_NAMES.out,
}

function account({ tradeType, direction, bankName, cardNoMask }: Trade): TradeFact {
  return text(
    ACCOUNT_OF_TYPE[tradeType] ?? ACCOUNT_NAMES[direction],
    [bankName, cardNoMask].filter(Boolean).join(' '),
  )
}

/** What a trade cost; one line says that it cost nothing. */
function feeFacts({ fee, feeRate }: Pick<Trade, 'fee' | 'feeRate'>): readonly TradeFact[] {
  if (fee !== '' && isZero(fee)) return [text('手续费', '免收')]
  return [money('手续费（元）', fee), text('费率', feeRate && percent(feeRate))].filter(isKnown)
}

/** Every line of a trade; what this kind of trade does not have is left out, dates are not. */
export function tradeFacts(trade: ExpectedTrade): readonly TradeFact[] {
  const { arriveDate, expectedArriveDate = '' } = trade
  const arrival = arriveDate || (expectedArriveDate && `预计 ${formatDate(expectedArriveDate)}`)
  return [
    ...[text('产品', trade.productName)].filter(isKnown),
    text('申请时间', trade.applyTime),
    ...[money('申请金额（元）', trade.applyAmount), shares('申请份额', trade.applyShares)].filter(isKnown),
    text('确认日期', formatDate(trade.confirmDate)),
    ...[
      money('确认金额（元）', trade.confirmAmount),
      shares('确认份额', trade.confirmShares),
      text('确认净值', trade.confirmNav && netValue(trade.confirmNav)),
    ].filter(isKnown),
    ...feeFacts(trade),
    ...(trade.direction === 'in' ? [text('到账日期', arrival)] : []),
    ...[account(trade), text('备注', trade.remark)].filter(isKnown),
  ]
}

/** What each part of a redemption cost that was bought at its own time, the oldest first. */
const lotFacts = (lots: NonNullable<ExpectedTrade['feeLots']>): readonly TradeFact[] =>
  lots.flatMap(({ date, shares: held, feeRate, fee }) => [
    shares(`${formatDate(date)} 起持有的份额`, held),
    money(`其手续费（${percent(feeRate)}）`, fee),
  ])

/** Every line of a redemption, those still to come included. */
export function redemptionFacts({
  expectedArriveDate = '',
  feeLots = [],
  ...trade
}: ExpectedTrade): readonly TradeFact[] {
  return [
    text('产品', trade.productName),
    text('申请时间', trade.applyTime),
    shares('申请份额', trade.applyShares),
    text('确认日期', formatDate(trade.confirmDate)),
    shares('确认份额', trade.confirmShares),
    text('确认净值', netValue(trade.confirmNav)),
    money('确认金额（元）', trade.confirmAmount),
    ...(trade.fee === '' ? [money('手续费（元）', '')] : feeFacts(trade)),
    ...lotFacts(feeLots),
    text('预计到账日期', formatDate(expectedArriveDate)),
    text('到账日期', formatDate(trade.arriveDate)),
    account(trade),
    ...[text('备注', trade.remark)].filter(isKnown),
  ]
}

/** What the large figure of a trade is: confirmed when it is, else applied for. */
export function figureLabel(trade: Trade): string {
  if (trade.confirmAmount) return '确认金额（元）'
  if (trade.applyAmount) return '申请金额（元）'
  return trade.confirmShares ? '确认份额（份）' : '申请份额（份）'
}

const DONE: readonly string[] = [TRADE_STATUS.confirmed, TRADE_STATUS.arrived]

/** The status as a tag beside the type. */
export function tradeTag(
  trade: Pick<Trade, 'tradeStatus'> & Partial<Pick<Trade, 'tradeType' | 'direction'>>,
): { tone: TagTone; text: string } {
  const status = tradeStatus(trade)
  if (status.tone !== 'settled') return { tone: status.tone, text: status.text }
  return { tone: DONE.includes(trade.tradeStatus) ? 'done' : 'fact', text: status.text }
}

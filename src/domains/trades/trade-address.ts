import { codesOf } from '@/contract/code-table'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { TRADE_RANGES } from '@/contract/trade'
import { choiceParam } from '@/lib/address-choice'
import { periodParam } from '@/lib/address-values'
import type { TradeFilter } from './trade-list-store'

/** A filter as an address has it. `range` is `all` for no period at all, since a list may begin with one. */
export type TradeAddress = Partial<
  Record<'tradeType' | 'tradeStatus' | 'range' | 'startDate' | 'endDate', string>
>

const ALL = 'all'

/** The filter of an address; one that says no period has that of `otherwise`. */
export function filterOfAddress(address: TradeAddress, otherwise: TradeFilter): TradeFilter {
  const range = choiceParam(address.range, TRADE_RANGES)
  const { startDate, endDate } = periodParam(address.startDate, address.endDate)
  const hasDays = startDate !== ''
  const period = range || hasDays || address.range === ALL
  return {
    tradeType: choiceParam(address.tradeType, codesOf(TRADE_TYPE)),
    tradeStatus: choiceParam(address.tradeStatus, codesOf(TRADE_STATUS)),
    range: period ? range : otherwise.range,
    startDate: range ? '' : startDate,
    endDate: range ? '' : endDate,
    keyword: '',
  }
}

/** The filter for the address; words that were typed stay out. */
export function addressOfFilter({ keyword: _typed, ...filter }: TradeFilter): TradeAddress {
  const { tradeType, tradeStatus, startDate, endDate } = filter
  return {
    tradeType: tradeType || undefined,
    tradeStatus: tradeStatus || undefined,
    range: filter.range || (startDate ? undefined : ALL),
    startDate: startDate || undefined,
    endDate: endDate || undefined,
  }
}

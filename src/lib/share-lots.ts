import { addDecimals, parseDecimal } from './decimal'
import { type Proceeds, proceedsOf } from './redemption'

/** Shares that are held since one day; `feeRate` is what redeeming them costs, in percent. */
export interface ShareLot {
  readonly date: string
  readonly shares: string
  readonly feeRate: string
}

/** What a redemption takes out of one lot, and what that costs in yuan. */
export interface LotPart extends ShareLot {
  readonly fee: string
}

export interface LotProceeds extends Proceeds {
  readonly parts: readonly LotPart[]
}

/** What of lots makes up so many shares, the first ones of the list first; `undefined` when they do not reach. */
export function takeFromLots<L extends { readonly shares: string }>(
  lots: readonly L[],
  shares: string,
): readonly L[] | undefined {
  let missing = parseDecimal(shares)
  if (!missing) return undefined
  const taken: L[] = []
  for (const lot of lots) {
    const held = parseDecimal(lot.shares)
    if (!held || missing.lte(0)) continue
    const part = held.lt(missing) ? held : missing
    if (part.gt(0)) taken.push({ ...lot, shares: part.toFixed(2) })
    missing = missing.minus(part)
  }
  return missing.lte(0) ? taken : undefined
}

/**
 * What shares bring at a net value: the oldest go first, each lot at the fee of its own time (先进先出). `undefined` while the shares or
 * the net value are not known.
 */
export function proceedsOfLots(
  lots: readonly ShareLot[],
  shares: string,
  netValue: string,
): LotProceeds | undefined {
  const total = proceedsOf(shares, netValue, '0')
  const taken = takeFromLots(lots, shares)
  if (!total || !taken) return undefined
  const parts = taken.map(lot => ({
    ...lot,
    fee: proceedsOf(lot.shares, netValue, lot.feeRate)?.fee ?? '0.00',
  }))
  const fee = addDecimals(parts.map(part => part.fee))
  const gross = parseDecimal(total.gross)
  if (!fee || !gross) return undefined
  return { gross: total.gross, fee: fee.toFixed(2), net: gross.minus(fee).toFixed(2), parts }
}

/** The one fee of all parts, in percent; `''` where they differ. */
export function sharedRate(parts: readonly Pick<ShareLot, 'feeRate'>[]): string {
  const [first] = parts
  return first && parts.every(({ feeRate }) => feeRate === first.feeRate) ? first.feeRate : ''
}

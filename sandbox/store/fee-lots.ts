import { type LotPart, sharedRate } from '@/lib/share-lots'
import type { Db } from './database'
import { insertRows } from './insert'

/** Notes what each part of a redemption cost, where they do not all cost the same. */
export function keepFeeLots(db: Db, tradeId: string, parts: readonly LotPart[]): void {
  if (sharedRate(parts) !== '') return
  const rows = parts.map(({ date, shares, feeRate, fee }, seq) => ({
    ...{ trade_id: tradeId, seq, date, shares, fee_rate: feeRate, fee },
  }))
  insertRows(db, 'fee_lots', rows)
}

/** What the parts of a redemption cost, the oldest first. */
export function feeLotsOf(db: Db, tradeId: string): LotPart[] {
  return db.all<LotPart>(
    'SELECT date, shares, fee_rate AS feeRate, fee FROM fee_lots WHERE trade_id = ? ORDER BY seq',
    tradeId,
  )
}

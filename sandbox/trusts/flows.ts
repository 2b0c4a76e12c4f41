import { exact } from '../portfolio/amounts'
import type { Db } from '../store/database'
import { addFlow } from '../store/trust-valuations'
import { setWorth, trustById } from '../store/trusts'

/** What comes into a trust or goes out of it: yuan, below 0 for what goes out. `cash` is the part of it that is money. */
export interface TrustFlow {
  readonly total: string
  readonly cash: string
}

/** Books what came into a trust, or went out of it, on a day: its total and cash, and its series of values. */
export function bookFlow(db: Db, trustId: string, day: string, { total, cash }: TrustFlow): void {
  const trust = trustById(db, trustId)
  if (!trust) throw new Error(`No trust ${trustId}`)
  setWorth(db, trustId, {
    ...trust,
    total_assets: exact(trust.total_assets).plus(total).toFixed(2),
    cash: exact(trust.cash).plus(cash).toFixed(2),
  })
  addFlow(db, trustId, day, total)
}

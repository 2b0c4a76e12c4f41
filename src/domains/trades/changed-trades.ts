import { makeAutoObservable } from 'mobx'
import type { Trade } from '@/contract/trade'

interface StatusChange {
  readonly from: string
  readonly to: string
}

/** Trades whose status changed since the login, by the customer or as their page found out: lists fetched before show it. */
export class ChangedTrades {
  /** Changes so far: what was fetched at another count may be out of date. */
  count = 0
  private readonly changes = new Map<string, StatusChange>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  note(tradeId: string, change: StatusChange): void {
    this.changes.set(tradeId, change)
    this.count += 1
  }

  /** The trade with its newest status. One that was fetched after the change, and moved on since, stays as it is. */
  upToDate(trade: Trade): Trade {
    const change = this.changes.get(trade.tradeId)
    return change?.from === trade.tradeStatus ? { ...trade, tradeStatus: change.to } : trade
  }
}

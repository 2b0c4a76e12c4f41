import { redemptionMachine } from '@/contract/machines/redemption'
import { TRADE_STATUS } from '@/contract/tables/trade'
import { dateTimeInShanghai } from '@/lib/date'
import { addWeekdays } from '../portfolio/calendar'
import { CUT_OFF, DAYS_TO_ARRIVAL } from '../portfolio/trade-course'
import type { Db } from '../store/database'
import { changeTrade } from '../store/trades'
import { payRedemption } from './confirm'
import { redemptionsInStatus } from './redemption-desk'

const PAID_AT = '10:00:00'

/** Leads redemptions on by the clock: past the cut-off they cannot be taken back, and confirmed ones are paid. */
export function settleRedemptions(db: Db, now: number): void {
  const time = dateTimeInShanghai(now)
  db.transaction(() => {
    for (const row of redemptionsInStatus(db, TRADE_STATUS.accepted)) {
      if (`${row.trade_day} ${CUT_OFF}` > time) continue
      const status = redemptionMachine.next(row.trade_status, 'takeUp')
      if (status) changeTrade(db, row.trade_id, { trade_status: status })
    }
    for (const status of [TRADE_STATUS.confirmed, TRADE_STATUS.partlyConfirmed]) {
      for (const row of redemptionsInStatus(db, status)) {
        const day = addWeekdays(row.confirm_date, DAYS_TO_ARRIVAL.fromConfirmation)
        if (`${day} ${PAID_AT}` <= time) payRedemption(db, row, day, now)
      }
    }
  })
}

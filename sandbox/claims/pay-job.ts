import { DIST_STATUS } from '@/contract/tables/trust'
import { addDays, dateTimeInShanghai } from '@/lib/date'
import { instantOf } from '../clock'
import { claimsInStatus } from '../store/claims'
import { exact } from '../portfolio/amounts'
import type { Db } from '../store/database'
import {
  addRecord,
  type DistPlanRow,
  type DistRecordRow,
  failedRecords,
  fixedPlans,
  notePaid,
} from '../store/trust-payments'
import { trustById } from '../store/trusts'
import { grantOf } from '../trusts/grant'
import { datesOf } from '../trusts/schedule'
import { canPay, payRecord } from './pay'

/** Trusts pay at ten in the morning. */
const PAY_TIME = '10:00:00'

interface Due {
  readonly time: string
  readonly act: (now: number) => void
}

/** What a plan pays on a day, written down when it is due: a part of what the trust has by then. */
function recordOf(db: Db, plan: DistPlanRow, day: string): DistRecordRow {
  const { id, trust_id, bene_id, dist_type } = plan
  const amount = grantOf(plan, trustById(db, trust_id)?.total_assets ?? '0')
  return {
    id: `${id}-${day.replace(/-/g, '')}`,
    ...{ trust_id, bene_id, plan_id: id, dist_type, amount },
    condition_type: '',
    status: DIST_STATUS.toPay,
    ...{ apply_time: '', pay_time: '', card_no: '', reject_reason: '' },
  }
}

/** Days of a plan that are over and were not paid yet. */
function daysDue(plan: DistPlanRow, today: string): string[] {
  const from = plan.paid_until === '' ? plan.start_date : addDays(plan.paid_until, 1)
  return datesOf(plan, from, today)
}

function duePlans(db: Db, today: string): Due[] {
  return fixedPlans(db).flatMap(plan =>
    daysDue(plan, today).map(day => ({
      time: `${day} ${PAY_TIME}`,
      act: (now: number) => {
        const record = recordOf(db, plan, day)
        notePaid(db, plan.id, day)
        if (!exact(record.amount).gt(0)) return
        addRecord(db, record)
        payRecord(db, record, now)
      },
    })),
  )
}

const dueClaims = (db: Db): Due[] =>
  claimsInStatus(db, DIST_STATUS.toPay).map(claim => ({
    time: claim.pay_due,
    act: (now: number) => payRecord(db, claim, now),
  }))

/** Pays what plans and approved claims owe, in the order of time and as of then; and what had no cash, once there is some. */
export function payBenefits(db: Db, now: number): void {
  const time = dateTimeInShanghai(now)
  const due = [...duePlans(db, time.slice(0, 10)), ...dueClaims(db)]
    .filter(one => one.time <= time)
    // Those of one moment in the order of their plans, as the preview counts them.
    .sort((one, other) => (one.time < other.time ? -1 : one.time > other.time ? 1 : 0))
  for (const { time: at, act } of due) db.transaction(() => act(instantOf(at)))
  for (const record of failedRecords(db)) {
    if (canPay(db, record)) db.transaction(() => payRecord(db, record, now))
  }
}

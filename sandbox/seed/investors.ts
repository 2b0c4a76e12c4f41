import { INVESTOR_APPLICATION_STATUS, INVESTOR_CRITERION } from '@/contract/tables/investor'
import { todayInShanghai } from '@/lib/date'
import { lastDayOf } from '../portfolio/calendar'
import { customerById } from '../store/customers'
import { addInvestorApplication } from '../store/investor-applications'
import type { Seed } from './order'

const { passed, expired } = INVESTOR_APPLICATION_STATUS

/** How those who count, or counted, as qualified investors came to it; their papers are in the archive. */
const APPLICATIONS = [
  {
    ...{ id: 'HT20260629-0001A001', customerId: '100001', status: passed },
    ...{ criterion: INVESTOR_CRITERION.assets, amount: '14600000.00', years: 12 },
    ...{ submittedAt: '2026-06-29T10:05:00+08:00', decidedAt: '2026-07-01T10:00:00+08:00' },
  },
  {
    ...{ id: 'HT20250529-0001A004', customerId: '100004', status: expired },
    ...{ criterion: INVESTOR_CRITERION.netAssets, amount: '3200000.00', years: 20 },
    ...{ submittedAt: '2025-05-29T15:40:00+08:00', decidedAt: '2025-06-01T10:00:00+08:00' },
  },
  {
    ...{ id: 'HT20260828-0001A006', customerId: '100006', status: passed },
    ...{ criterion: INVESTOR_CRITERION.assets, amount: '88000000.00', years: 15 },
    ...{ submittedAt: '2026-08-28T09:12:00+08:00', decidedAt: '2026-09-01T10:00:00+08:00' },
  },
]

/** Applications and accounts say the same. */
export const investorsSeed: Seed = {
  name: 'investors',
  after: ['customers'],
  fill(db) {
    for (const { id, customerId, status, criterion, amount, years, submittedAt, decidedAt } of APPLICATIONS) {
      const decided = Date.parse(decidedAt)
      const lastDay = lastDayOf(todayInShanghai(decided))
      const customer = customerById(db, customerId)
      if (lastDay !== customer.qualified_expire_date) {
        throw new Error(`${customer.key}: the seeded application counts until ${lastDay}`)
      }
      addInvestorApplication(db, {
        apply_id: id,
        customer_id: customerId,
        status,
        criterion,
        amount,
        years,
        file_ids: '[]',
        agreement_version: '1.0',
        submitted_at: Date.parse(submittedAt),
        due_at: decided,
        promised_date: todayInShanghai(decided),
        decided_at: decided,
        expire_date: lastDay,
        reject_reason: '',
      })
    }
  },
}

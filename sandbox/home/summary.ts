import type { HomeSummary } from '@/contract/home'
import { HOME_HOLDER, type HomeHolder } from '@/contract/tables/home'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { REPORT_STATUS } from '@/contract/tables/report'
import { isOn } from '@/lib/flag'
import type { HandlerContext } from '../api/handler'
import { overviewOf } from '../handlers/asset-overview'
import { advisorOf } from '../store/advisors'
import { benefitsOf } from '../store/beneficiaries'
import { latestReport } from '../store/reports'
import { paidTotal, recordsOf } from '../store/trust-payments'
import { trustById } from '../store/trusts'
import { trustPayments } from '../trusts/schedule'

/** What trusts have paid to the customer and to the children they stand for. */
function benefitOf({ db, customerId, today }: HandlerContext): HomeSummary['benefit'] {
  const benefits = benefitsOf(db, customerId, today())
  const [first] = benefits
  if (!first) return null
  const records = benefits.flatMap(({ id, trust_id }) =>
    recordsOf(db, trust_id).filter(record => record.bene_id === id),
  )
  const dates = benefits.flatMap(({ id, trust_id }) => {
    const trust = trustById(db, trust_id)
    if (!trust) return []
    return trustPayments(db, trust, today()).flatMap(({ plan, date }) => (plan.bene_id === id ? [date] : []))
  })
  return {
    received: paidTotal(records),
    trustCount: new Set(benefits.map(({ trust_id }) => trust_id)).size,
    trustId: first.trust_id,
    beneId: first.id,
    nextDate: dates.sort()[0] ?? '',
  }
}

function reportOf({ db, customerId }: HandlerContext): HomeSummary['report'] {
  const report = latestReport(db, customerId)
  if (!report || isOn(report.is_due)) return null
  if (report.status === REPORT_STATUS.notOpen || report.status === REPORT_STATUS.over) return null
  return { year: report.year, days: String(report.register_days) }
}

/** What the customer has, and whom they can ask. */
export function summaryOf(context: HandlerContext): HomeSummary {
  const { db, customerId, today } = context
  const { holderRoles, ...overview } = overviewOf(db, customerId, HOLDER_VIEW.principal, today())
  const benefit = benefitOf(context)
  const isOwner = holderRoles.includes(HOLDER_VIEW.principal) || overview.historyCount > 0
  const holder: HomeHolder = isOwner
    ? HOME_HOLDER.owner
    : benefit
      ? HOME_HOLDER.beneficiary
      : HOME_HOLDER.newcomer
  const { totalAsset, assetDate, yesterdayIncome, pendingAmount, familyTrustTotal } = overview
  const advisor = advisorOf(db, customerId)
  return {
    holder,
    ...{ totalAsset, assetDate, yesterdayIncome, pendingAmount, familyTrustTotal, benefit },
    report: reportOf(context),
    advisor: advisor ? { name: advisor.name, mobile: advisor.mobile } : null,
  }
}

import { INNER } from '@/contract/codes'
import { BusinessError, ownRow } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { instructReason } from '../instructions/terms'
import { classAmounts } from '../instructions/worth'
import { exact, twoDigits } from '../portfolio/amounts'
import { seriesOf } from '../portfolio/series'
import { timelineOf } from '../portfolio/trade-course'
import { ratiosOf } from '../portfolio/valuation'
import { contractsOfTrust, documentOf, type DocumentRow } from '../store/documents'
import { investmentPlanOf, planLines } from '../store/investment-plans'
import { findTrade, listTrades, tradeOf } from '../store/trades'
import { valuationsBefore } from '../store/trust-valuations'
import { mayUse, principalTrust } from '../trusts/rights'

function contractOf(row: DocumentRow) {
  return {
    ...documentOf(row),
    version: row.version,
    signDate: row.publish_date,
    kind: row.kind === 'main' ? ('main' as const) : ('supplement' as const),
  }
}

/** Handlers of `src/contract/trust.ts` about what a trust owns: trades, values, contracts and the plan behind them. */
export const trustAssetHandlers = {
  trustTradeList({ trustId, cursor, pageNum, pageSize, ...filter }, context) {
    const { db, today } = context
    principalTrust(trustId, context)
    const page = listTrades(db, { trustId }, filter, { cursor, pageNum, pageSize, today: today() })
    return { ...page, list: page.list.map(tradeOf) }
  },

  trustTradeDetail({ tradeId }, context) {
    const found = findTrade(context.db, tradeId)
    const row = ownRow(found?.trust_id ? found : undefined, context.customerId)
    const trust = principalTrust(row.trust_id, context)
    return { ...tradeOf(row), trustName: trust.name, timeline: timelineOf(row) }
  },

  trustNetValueList({ trustId, ...part }, context) {
    const { db, today } = context
    const trust = principalTrust(trustId, context)
    const valuations = valuationsBefore(db, trustId, today())
    const points = valuations.map(({ date, net_value }) => ({
      date,
      netValue: net_value,
      // Payments cancel shares instead of lowering the value of each, so nothing has to be added back.
      accNetValue: net_value,
    }))
    const series = seriesOf(points, part, '')
    const totals = new Map(valuations.map(({ date, total_assets }) => [date, total_assets]))
    return {
      trustName: trust.name,
      ...series,
      totalAssetsSeries: series.list.map(({ date }) => ({ date, amount: totals.get(date) ?? '0.00' })),
    }
  },

  trustContractList({ trustId }, context) {
    if (!mayUse(trustId, 'contract', context)) throw new BusinessError(INNER.notOwner)
    const { db, customerId } = context
    return { list: contractsOfTrust(db, customerId, trustId).map(contractOf) }
  },

  investmentPlanDetail({ trustId }, context) {
    const { db } = context
    const trust = principalTrust(trustId, context)
    const plan = investmentPlanOf(db, trustId)
    if (!plan) throw new BusinessError(INNER.stateConflict)
    const lines = planLines(db, plan.id)
    const amounts = classAmounts(db, trust)
    const amountOf = (name: string) => amounts.get(name) ?? '0.00'
    const current = ratiosOf(lines.map(({ name }) => amountOf(name)))
    const reason = instructReason(trust)
    return {
      planId: plan.id,
      trustId,
      trustName: trust.name,
      riskLevel: plan.risk_level,
      limits: plan.limits.split('\n'),
      advisorName: plan.advisor_name,
      validFrom: plan.valid_from,
      validTo: plan.valid_to,
      assetDate: trust.asset_date,
      rebalanceNote: plan.rebalance_note,
      tolerance: plan.tolerance,
      lines: lines.map(({ name, target }, index) => ({
        name,
        target,
        current: current[index] ?? '0.00',
        deviation: twoDigits(exact(current[index] ?? '0.00').minus(target)),
        amount: amountOf(name),
      })),
      canAdjust: reason ? '0' : '1',
      adjustReason: reason,
    }
  },
} satisfies Partial<Handlers>

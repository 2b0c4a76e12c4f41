import { addDays } from '@/lib/date'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { latestNetValues } from '../store/net-values'
import { findProduct } from '../store/products'
import { insertTrades } from '../store/trades'
import { FT_APPLICATIONS, FT_EVENTS, FT_REMARKS } from './ft-applications'
import { fillFiles } from './ft-files'
import { BENEFICIARIES, INVESTMENT_PLAN, INVESTMENT_PLAN_LINES, TRUST } from './trust-family'
import { APPEND_EVENTS, APPENDS } from './trust-appends'
import { CLAIM_EVENTS, CLAIMS, DIST_PLANS, DIST_RECORDS } from './trust-payments'
import { trustTrades } from './trust-trades'
import { trustValuations } from './trust-valuations'
import type { Seed } from './order'

function productOn(db: Db, productId: string, day: string) {
  const product = findProduct(db, productId)
  if (!product) throw new Error(`No product ${productId}`)
  const { newest } = latestNetValues(db, product, addDays(day, 1))
  return {
    name: product.product_name,
    type: product.product_type,
    netValue: newest?.net_value ?? '1.0000',
  }
}

/** Writes family trusts with everything that belongs to them, and the applications for one. Products must be there with their net values. */
export const trustsSeed: Seed = {
  name: 'trusts',
  after: ['portfolio'],
  fill(db) {
    insertRows(db, 'trusts', [TRUST])
    insertRows(db, 'beneficiaries', BENEFICIARIES)
    insertRows(db, 'dist_plans', DIST_PLANS)
    insertRows(db, 'dist_records', DIST_RECORDS)
    insertRows(db, 'claims', CLAIMS)
    insertRows(db, 'trust_appends', APPENDS)
    insertRows(db, 'trust_request_events', [...APPEND_EVENTS, ...CLAIM_EVENTS])
    insertRows(
      db,
      'trust_valuations',
      trustValuations().map(row => ({ ...row })),
    )
    insertRows(db, 'investment_plans', [INVESTMENT_PLAN])
    insertRows(
      db,
      'investment_plan_lines',
      INVESTMENT_PLAN_LINES.map((line, sort) => ({ ...line, plan_id: INVESTMENT_PLAN.id, sort })),
    )
    insertTrades(
      db,
      trustTrades((productId, day) => productOn(db, productId, day)),
    )
    insertRows(
      db,
      'ft_applications',
      FT_APPLICATIONS.map(row => ({ ...row })),
    )
    insertRows(db, 'ft_remarks', FT_REMARKS)
    insertRows(db, 'ft_events', FT_EVENTS)
    fillFiles(db)
  },
}

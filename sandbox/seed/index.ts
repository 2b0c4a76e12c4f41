import type { Clock } from '../clock'
import type { Db } from '../store/database'
import { clearStore } from '../store/open'
import { seedActivities } from './activities'
import { seedAdvisors } from './advisors'
import { seedAgreements } from './agreements'
import { seedArticles } from './articles'
import { seedCharities } from './charities'
import { CUSTOMERS } from './customers'
import { seedDocuments } from './documents'
import { seedHelp } from './help'
import { seedMessages } from './messages'
import { seedPersonalInfo } from './personal-info'
import { seedPoints } from './points'
import { portfolio } from './portfolio'
import { REPORT_RANGE_END, REPORT_YEAR, REPORTS, type ReportSeed } from './reports'
import { seedResearches } from './researches'
import { seedSurveyQuestions } from './survey-questions'
import { seedSurveys } from './surveys'
import { seedTrusts } from './trusts'

type Row = Record<string, string | number>

function insert(db: Db, table: string, row: Row): void {
  const columns = Object.keys(row)
  const marks = columns.map(() => '?').join(', ')
  db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, ...Object.values(row))
}

function seedCustomers(db: Db): void {
  for (const customer of CUSTOMERS) {
    insert(db, 'customers', {
      id: customer.id,
      key: customer.key,
      name: customer.name,
      mobile: customer.mobile,
      birth_date: customer.birthDate,
      sex: customer.sex,
      auth_status: customer.authStatus,
      risk_level: customer.riskLevel,
      risk_expire_date: customer.riskExpireDate,
      qualified_status: customer.qualifiedStatus,
      qualified_expire_date: customer.qualifiedExpireDate,
      tax_declared: customer.taxDeclared,
      id_expire_date: customer.idExpireDate,
      vip_level: customer.vipLevel,
      care_mode: '0',
      analytics_consent: '1',
      points: customer.points,
      note: customer.note,
    })
  }
}

function seedReport(db: Db, report: ReportSeed, now: number): void {
  const key = { customer_id: report.customerId, year: REPORT_YEAR }
  insert(db, 'reports', {
    ...key,
    status: report.status,
    user_type: report.userType,
    is_due: report.isDue,
    register_days: report.registerDays,
    register_time: report.registerTime,
    first_subscribe_deal_time: report.firstSubscribeDealTime,
    first_subscribe_deal_amount: report.firstSubscribeDealAmount,
    first_accumulated_income: report.firstAccumulatedIncome,
    first_subscribe_product: report.firstSubscribeProduct,
    holding_product_amount: report.holdingProductAmount,
    longest_holding_days: report.longestHoldingDays,
    asset_range_date_end: REPORT_RANGE_END,
    max_accumulated_income_product: report.maxAccumulatedIncomeProduct,
    max_accumulated_income: report.maxAccumulatedIncome,
    max_amount_deal_time: report.maxAmountDealTime,
    max_amount: report.maxAmount,
    max_amount_product: report.maxAmountProduct,
    max_holding_scope: report.maxHoldingScope,
    accumulated_income: report.accumulatedIncome,
    integral_open_time: report.integralOpenTime,
    donor_count: report.donorCount,
    contribution_value: report.contributionValue,
  })
  const lists = { recommend: report.recommendProducts, longest: report.longestHoldingProduct }
  for (const [list, names] of Object.entries(lists)) {
    names.forEach((name, sort) => insert(db, 'report_products', { ...key, list, sort, product_name: name }))
  }
  for (const { productType, ratio } of report.positions) {
    insert(db, 'report_positions', { ...key, product_type: productType, ratio })
  }
  if (report.drawnPoints !== undefined) {
    insert(db, 'lottery_draws', { ...key, points: report.drawnPoints, drawn_at: now })
  }
}

/** Empties the store, fills it with the seed data and sets its clock to the start: all of it or nothing. */
export function seed(db: Db, clock: Clock): void {
  const fill = () => {
    clearStore(db)
    clock.restart()
    const now = clock.now()
    seedCustomers(db)
    seedPoints(db, now)
    seedActivities(db)
    seedCharities(db)
    for (const report of REPORTS) seedReport(db, report, now)
    portfolio.copyInto(db)
    seedSurveyQuestions(db)
    seedSurveys(db)
    seedTrusts(db)
    seedDocuments(db, now)
    seedAgreements(db)
    seedPersonalInfo(db)
    seedResearches(db)
    seedArticles(db, now)
    seedMessages(db, now)
    seedHelp(db)
    seedAdvisors(db)
  }
  try {
    portfolio.attached(db, () => db.transaction(fill))
  } catch (error) {
    clock.reread()
    throw error
  }
}

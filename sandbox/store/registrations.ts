import { AUTH_STATUS, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { FLAG } from '@/contract/tables/flag'
import { REPORT_STATUS, REPORT_USER_TYPE } from '@/contract/tables/report'
import type { Db } from './database'
import { insertRows } from './insert'

/** Who has a referral code. */
export interface ReferralRow {
  readonly code: string
  readonly kind: 'advisor' | 'customer'
  readonly name: string
}

/** The owner of a referral code. */
export function referralByCode(db: Db, code: string): ReferralRow | undefined {
  return db.get<ReferralRow>('SELECT * FROM referral_codes WHERE code = ?', code)
}

/** A customer's own referral code with how many have registered by it. */
export function referralOf(db: Db, customerId: string): { code: string; invited: number } | undefined {
  return db.get(
    `SELECT code, (SELECT count(*) FROM registrations WHERE referral_code = code) AS invited
     FROM referral_codes WHERE customer_id = ?`,
    customerId,
  )
}

const LOWEST_LEVEL = '1'
const NOTHING = '0'

/**
 * Makes a customer of whom only the phone is known: no name, no papers, no tests; analytics only once they agree to it.
 * Answers the id.
 */
export function addCustomer(
  db: Db,
  { mobile, referralCode, today, now }: { mobile: string; referralCode: string; today: string; now: number },
): string {
  const { last } = db.get<{ last: number }>('SELECT max(CAST(id AS INTEGER)) AS last FROM customers') ?? {
    last: 100000,
  }
  const id = String(last + 1)
  db.run(
    `INSERT INTO customers (id, key, name, mobile, birth_date, sex, auth_status, risk_level, risk_expire_date,
       qualified_status, qualified_expire_date, tax_declared, id_expire_date, vip_level, care_mode,
       analytics_consent, points, note)
     VALUES (?1, ?2, '', ?3, '', '', ?4, '', '', ?5, '', ?6, '', ?7, ?6, ?6, 0, '自行注册')`,
    ...[
      id,
      `U${Number(id) - 100000}`,
      mobile,
      AUTH_STATUS.none,
      QUALIFIED_STATUS.none,
      FLAG.no,
      LOWEST_LEVEL,
    ],
  )
  db.run(
    'INSERT INTO registrations (customer_id, referral_code, registered_at) VALUES (?, ?, ?)',
    id,
    referralCode,
    now,
  )
  addClosedReport(db, id, today)
  return id
}

/** The annual report of somebody who came after its year: not open. */
function addClosedReport(db: Db, customerId: string, today: string): void {
  const { year = '', end = '' } =
    db.get<{ year: string; end: string }>(
      'SELECT year, asset_range_date_end AS end FROM reports ORDER BY year DESC LIMIT 1',
    ) ?? {}
  insertRows(db, 'reports', [
    {
      customer_id: customerId,
      year,
      status: REPORT_STATUS.notOpen,
      user_type: REPORT_USER_TYPE.neverHeld,
      is_due: FLAG.no,
      register_days: 0,
      register_time: today,
      first_subscribe_deal_time: '',
      first_subscribe_deal_amount: NOTHING,
      first_accumulated_income: NOTHING,
      first_subscribe_product: '',
      holding_product_amount: NOTHING,
      longest_holding_days: 0,
      asset_range_date_end: end,
      max_accumulated_income_product: '',
      max_accumulated_income: NOTHING,
      max_amount_deal_time: '',
      max_amount: NOTHING,
      max_amount_product: '',
      max_holding_scope: '',
      accumulated_income: NOTHING,
      integral_open_time: today,
      donor_count: 0,
      contribution_value: NOTHING,
    },
  ])
}

import type { Db } from './database'

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
     VALUES (?1, ?2, '', ?3, '', '', '0', '', '', '0', '', '0', '', '1', '0', '0', 0, '自行注册')`,
    id,
    `U${Number(id) - 100000}`,
    mobile,
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
  db.run(
    `INSERT INTO reports VALUES (?1, ?2, '0', '0', '0', 0, ?3, '', '0', '0', '', '0', 0, ?4, '', '0', '', '0', '', '', '0', ?3, 0, '0')`,
    customerId,
    year,
    today,
    end,
  )
}

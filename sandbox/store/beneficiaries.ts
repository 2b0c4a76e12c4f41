import { BENEFICIARY_STATUS } from '@/contract/tables/trust'
import { ageOn } from '@/lib/date'
import type { Db } from './database'

/** A row of `beneficiaries`: names and numbers as they are, to be masked before they leave. */
export interface BeneficiaryRow {
  readonly id: string
  readonly trust_id: string
  /** The beneficiary's own account with us, if there is one. */
  readonly customer_id: string | null
  readonly name: string
  readonly relation: string
  readonly id_type: string
  readonly id_no: string
  /** `''` for an organisation. */
  readonly sex: string
  /** `''` for an organisation. */
  readonly birth_date: string
  readonly benefit_order: number
  readonly share_percent: string
  readonly mobile: string
  readonly bank_name: string
  readonly card_no: string
  readonly account_name: string
  readonly status: string
  readonly guardian_customer_id: string | null
  /** `''` without a guardian, as the three below. */
  readonly guardian_name: string
  readonly guardian_relation: string
  readonly guardian_id_no: string
  readonly guardian_mobile: string
  readonly rights: string
}

const ADULT_AGE = 18

/** Everyone a trust benefits, by order. */
export function beneficiariesOf(db: Db, trustId: string): BeneficiaryRow[] {
  return db.all<BeneficiaryRow>(
    'SELECT * FROM beneficiaries WHERE trust_id = ? ORDER BY benefit_order, id',
    trustId,
  )
}

/** Whether a person born on that day is under age on `today`; an organisation is not. */
export function isMinor(birthDate: string, today: string): boolean {
  return (ageOn(birthDate, today) ?? ADULT_AGE) < ADULT_AGE
}

/**
 * The benefits a customer may look at as their own: those of the beneficiary they are, and those of a minor whose
 * guardian they are (until the minor comes of age).
 */
export function benefitsOf(db: Db, customerId: string, today: string): BeneficiaryRow[] {
  return db
    .all<BeneficiaryRow>(
      `SELECT * FROM beneficiaries WHERE status = ?2 AND (customer_id = ?1 OR guardian_customer_id = ?1)
       ORDER BY trust_id, benefit_order, id`,
      customerId,
      BENEFICIARY_STATUS.valid,
    )
    .filter(row => row.customer_id === customerId || isMinor(row.birth_date, today))
}

/** The customer's benefits from one trust, by order: several when they look after several minors. */
export function benefitsFrom(db: Db, customerId: string, trustId: string, today: string): BeneficiaryRow[] {
  return benefitsOf(db, customerId, today).filter(row => row.trust_id === trustId)
}

/** The beneficiary with this id, whatever became of them. */
export function beneficiaryById(db: Db, beneId: string): BeneficiaryRow | undefined {
  return db.get<BeneficiaryRow>('SELECT * FROM beneficiaries WHERE id = ?', beneId)
}

import { ID_TYPE } from '@/contract/tables/customer'
import type { Db } from './database'

/** A document by its kind (`ID_TYPE`) and number. */
export interface PaperNo {
  readonly idType: string
  readonly idNo: string
}

/** A household register names the number of the ID card. */
const isCitizenNo = (idType: string) => idType === ID_TYPE.idCard || idType === ID_TYPE.household

/**
 * Whose identity this document proves; undefined for nobody's. Numbers of passports are given by many countries: there the day
 * of birth has to be the same too.
 */
export function ownerOfPaper(
  db: Db,
  { idType, idNo, birthDate }: PaperNo & { readonly birthDate: string },
): string | undefined {
  const isCitizen = isCitizenNo(idType)
  return db.get<{ owner: string }>(
    `SELECT customer_id AS owner FROM customer_papers JOIN customers ON customers.id = customer_id
     WHERE id_no = ? AND id_type IN (?, ?) AND (? OR birth_date = ?)`,
    idNo,
    isCitizen ? ID_TYPE.idCard : idType,
    isCitizen ? ID_TYPE.household : idType,
    isCitizen ? 1 : 0,
    birthDate,
  )?.owner
}

/** Keeps a customer's document; what else they have handed in stays, an address unless another comes with it. */
export function keepPaper(
  db: Db,
  customerId: string,
  { idType, idNo, address = '' }: PaperNo & { readonly address?: string },
): void {
  db.run(
    `INSERT INTO customer_papers (customer_id, id_type, id_no, address, email, bank_name, card_no)
     VALUES (?1, ?2, ?3, ?4, '', '', '')
     ON CONFLICT (customer_id) DO UPDATE
     SET id_type = ?2, id_no = ?3, address = CASE ?4 WHEN '' THEN address ELSE ?4 END`,
    customerId,
    idType,
    idNo,
    address,
  )
}

/** A beneficiary with this document turns out to be the customer: the benefits are theirs to look at. */
export function bindBeneficiary(db: Db, customerId: string, { idType, idNo }: PaperNo): void {
  db.run(
    'UPDATE beneficiaries SET customer_id = ? WHERE customer_id IS NULL AND id_type = ? AND id_no = ?',
    customerId,
    idType,
    idNo,
  )
}

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
export function ownerOfPaper(db: Db, paper: PaperNo & { readonly birthDate: string }): string | undefined {
  return db.get<{ owner: string }>(
    `SELECT customer_id AS owner FROM customer_papers JOIN customers ON customers.id = customer_id
     WHERE id_no = ? AND id_type IN (?, ?) AND (? OR birth_date = ?)`,
    ...sameAs(paper),
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

/** A document as it is compared: a citizen's number says the day of birth, any other paper's does not. */
function sameAs({ idType, idNo, birthDate }: PaperNo & { readonly birthDate: string }) {
  const isCitizen = isCitizenNo(idType)
  return [
    idNo,
    isCitizen ? ID_TYPE.idCard : idType,
    isCitizen ? ID_TYPE.household : idType,
    isCitizen ? 1 : 0,
    birthDate,
  ] as const
}

/**
 * A beneficiary, or the guardian of one, with this document turns out to be the customer: the benefits are theirs to look at. Of a guardian's
 * paper the kind stands with the people of the trust; where nobody wrote it down it is an ID card.
 */
export function bindBenefits(
  db: Db,
  customerId: string,
  paper: PaperNo & { readonly birthDate: string },
): void {
  const same = sameAs(paper)
  db.run(
    `UPDATE beneficiaries SET customer_id = ?
     WHERE customer_id IS NULL AND id_no = ? AND id_type IN (?, ?) AND (? OR birth_date = ?)`,
    customerId,
    ...same,
  )
  db.run(
    `UPDATE beneficiaries SET guardian_customer_id = ?
     WHERE guardian_customer_id IS NULL AND id IN (
       SELECT known.id FROM beneficiaries known
       LEFT JOIN bene_people more ON more.set_id = known.trust_id AND more.bene_id = known.id
         AND more.guardian_id_no = known.guardian_id_no
       WHERE known.guardian_id_no = ? AND COALESCE(more.guardian_id_type, '${ID_TYPE.idCard}') IN (?, ?)
         AND (? OR more.guardian_birth_date = ?))`,
    customerId,
    ...same,
  )
}

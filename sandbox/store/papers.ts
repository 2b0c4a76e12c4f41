import type { Db } from './database'

/** 居民身份证 in `id_type` (domain contract, B2). */
export const ID_CARD_TYPE = '0'

/** Whose identity this card proves; undefined for nobody's. */
export function ownerOfIdCard(db: Db, idNo: string): string | undefined {
  return db.get<{ owner: string }>(
    'SELECT customer_id AS owner FROM customer_papers WHERE id_type = ? AND id_no = ?',
    ID_CARD_TYPE,
    idNo,
  )?.owner
}

/** Keeps a customer's ID card; what else they have handed in stays. */
export function keepIdCard(
  db: Db,
  customerId: string,
  { idNo, address }: { readonly idNo: string; readonly address: string },
): void {
  db.run(
    `INSERT INTO customer_papers (customer_id, id_type, id_no, address, email, bank_name, card_no)
     VALUES (?1, ?2, ?3, ?4, '', '', '')
     ON CONFLICT (customer_id) DO UPDATE SET id_type = ?2, id_no = ?3, address = ?4`,
    customerId,
    ID_CARD_TYPE,
    idNo,
    address,
  )
}

/** A beneficiary with this ID card turns out to be the customer: the benefits are theirs to look at. */
export function bindBeneficiary(db: Db, customerId: string, idNo: string): void {
  db.run(
    'UPDATE beneficiaries SET customer_id = ? WHERE customer_id IS NULL AND id_type = ? AND id_no = ?',
    customerId,
    ID_CARD_TYPE,
    idNo,
  )
}

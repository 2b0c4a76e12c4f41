import { randomUUID } from 'node:crypto'
import type { TaxCountry, TaxDeclaration } from '@/contract/tax'
import { FLAG } from '@/contract/tables/flag'
import type { Db } from './database'
import { insertRows } from './insert'

export interface TaxDeclarationRow {
  readonly id: string
  readonly version: number
  readonly tax_type: string
  readonly surname: string
  readonly given_name: string
  readonly china_tin: string
  /** Milliseconds of data time. */
  readonly declared_at: number
}

/** The declaration that counts; undefined before the first. */
export function taxDeclarationOf(db: Db, customerId: string): TaxDeclarationRow | undefined {
  return db.get<TaxDeclarationRow>(
    `SELECT id, version, tax_type, surname, given_name, china_tin, declared_at FROM tax_declarations
     WHERE customer_id = ? ORDER BY version DESC LIMIT 1`,
    customerId,
  )
}

export function taxCountriesOf(db: Db, declarationId: string): TaxCountry[] {
  return db.all<TaxCountry>(
    `SELECT country, tin, no_tin_reason AS noTinReason, explain FROM tax_countries
     WHERE declaration_id = ? ORDER BY sort`,
    declarationId,
  )
}

/** Notes a declaration as the next version; answers its id. */
export function addTaxDeclaration(
  db: Db,
  customerId: string,
  declaration: TaxDeclaration,
  { signFileId, now }: { signFileId: string; now: number },
): string {
  const id = randomUUID()
  insertRows(db, 'tax_declarations', [
    {
      id,
      customer_id: customerId,
      version: (taxDeclarationOf(db, customerId)?.version ?? 0) + 1,
      tax_type: declaration.taxType,
      surname: declaration.surname,
      given_name: declaration.givenName,
      birth_date: declaration.birthDate,
      address_cn: declaration.addressCn,
      address_en: declaration.addressEn,
      birthplace_cn: declaration.birthplaceCn,
      birthplace_en: declaration.birthplaceEn,
      china_tin: declaration.chinaTin,
      sign_file_id: signFileId,
      declared_at: now,
    },
  ])
  insertRows(
    db,
    'tax_countries',
    declaration.countries.map(({ country, tin, noTinReason, explain }, sort) => ({
      declaration_id: id,
      sort,
      country,
      tin,
      no_tin_reason: noTinReason,
      explain,
    })),
  )
  db.run('UPDATE customers SET tax_declared = ? WHERE id = ?', FLAG.yes, customerId)
  return id
}

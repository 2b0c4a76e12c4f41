import { INNER } from '@/contract/codes'
import { AUTH_STATUS, ID_TYPE } from '@/contract/tables/customer'
import { TAX_TYPE } from '@/contract/tables/tax'
import type { TaxDeclaration } from '@/contract/tax'
import { dateTimeInShanghai } from '@/lib/date'
import { maskPaperNo } from '@/lib/mask'
import { CHINA } from '@/lib/papers'
import { compactTin } from '@/lib/tin'
import { BusinessError } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { papersOf } from '../personal-info/collected'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { dropDraft } from '../store/drafts'
import { useSignature } from '../store/signatures'
import { addTaxDeclaration, taxCountriesOf, taxDeclarationOf } from '../store/tax-declarations'
import { countriesLike, countryName } from '../tax/countries'
import { declarationErrors } from '../tax/declaration-errors'
import { latinName } from '../tax/latin-name'

/** What is kept of a declaration: with type 1 the type alone, numbers without what only helps to read them. */
function kept(declaration: TaxDeclaration, hasChineseId: boolean): TaxDeclaration {
  const { taxType, countries } = declaration
  if (taxType === TAX_TYPE.chinaOnly) {
    const none = { surname: '', givenName: '', birthDate: '', countries: [] }
    const unsaid = { addressCn: '', addressEn: '', birthplaceCn: '', birthplaceEn: '', chinaTin: '' }
    return { ...declaration, ...none, ...unsaid }
  }
  const compact = countries.map(({ country, tin, noTinReason, explain }) => ({
    country,
    tin: noTinReason ? '' : compactTin(country, tin),
    noTinReason,
    explain,
  }))
  const isAsked = taxType === TAX_TYPE.both && !hasChineseId
  const chinaTin = isAsked ? compactTin(CHINA, declaration.chinaTin) : ''
  return { ...declaration, chinaTin, countries: compact }
}

/** Whose paper has the number by which China taxes its own: the identity card, and the register that it is made of. */
function hasChineseId(db: Db, customerId: string): boolean {
  const idType = papersOf(db, customerId)?.id_type
  return idType === ID_TYPE.idCard || idType === ID_TYPE.household
}

/** Handlers of `src/contract/tax.ts`. */
export const taxHandlers = {
  countryList({ keyword }) {
    return { list: [...countriesLike(keyword)] }
  },

  taxDeclareInfo(_request, { db, customerId }) {
    const customer = customerById(db, customerId)
    const row = taxDeclarationOf(db, customerId)
    const isChineseId = hasChineseId(db, customerId)
    const countries = row ? taxCountriesOf(db, row.id) : []
    return {
      declared: customer.tax_declared,
      taxType: row?.tax_type ?? '',
      declareDate: row ? dateTimeInShanghai(row.declared_at) : '',
      surname: row?.surname ?? '',
      givenName: row?.given_name ?? '',
      countries: countries.map(({ country, tin, noTinReason, explain }) => ({
        countryCode: country,
        countryName: countryName(country),
        tinMask: tin && maskPaperNo(tin),
        noTinReason,
        explain,
      })),
      version: row?.version ?? 0,
      name: customer.name,
      idNoMask: isChineseId ? maskPaperNo(papersOf(db, customerId)?.id_no) : '',
      asksChinaTin: isChineseId ? '0' : '1',
      chinaTinMask: row?.china_tin ? maskPaperNo(row.china_tin) : '',
      nameSuggestion: latinName(customer.name),
    }
  },

  taxDeclareSubmit({ promise: _promise, signFileId, ...declaration }, { db, customerId, now, today }) {
    const { auth_status: authStatus } = customerById(db, customerId)
    if (authStatus === AUTH_STATUS.none || authStatus === AUTH_STATUS.failed) {
      throw new BusinessError(INNER.realNameRequired)
    }
    const isChineseId = hasChineseId(db, customerId)
    const errors = declarationErrors(declaration, { today: today(), hasChineseId: isChineseId })
    if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
    useSignature(db, { customerId, signFileId, scene: 'taxDeclare', now: now() })
    const declareId = addTaxDeclaration(db, customerId, kept(declaration, isChineseId), {
      signFileId,
      now: now(),
    })
    dropDraft(db, { customerId, kind: 'taxDeclare', subject: '' })
    return { declareId, declareDate: dateTimeInShanghai(now()) }
  },
} satisfies Partial<Handlers>

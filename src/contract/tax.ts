import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  FlagSchema,
  IdSchema,
  NeededFlagSchema,
  oneOf,
  RequestNoSchema,
  wholeList,
} from './primitives'
import { TAX_TYPE } from './tables/tax'

/** ISO 3166-1 alpha-2. */
const CountryCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, '请选择国家（地区）'))

const TextSchema = v.optional(v.pipe(v.string(), v.maxLength(200)), '')

const CountrySchema = v.object({ code: CountryCodeSchema, nameCn: v.string(), nameEn: v.string() })

export type Country = v.InferOutput<typeof CountrySchema>

/** Countries and regions of the world with their names, China first; `keyword` finds by either name or the code. */
export const countryList = endpoint(
  'countryList',
  v.object({ keyword: v.optional(v.pipe(v.string(), v.maxLength(40)), '') }),
  v.object({ list: v.array(CountrySchema) }),
)

/** A residence outside of China as the customer reads it: the number is masked. */
const DeclaredCountrySchema = v.object({
  countryCode: v.string(),
  countryName: v.string(),
  tinMask: v.string(),
  noTinReason: v.string(),
  explain: v.string(),
})

/**
 * The customer's own declaration; texts are `''` while there is none. `version` counts declarations, 0 before the first.
 * `nameSuggestion` is the registered name in pinyin, for who has declared no latin name yet; `idNoMask` of the
 * Chinese identity number that serves as tax number, `''` of who has none.
 */
export const taxDeclareInfo = endpoint(
  'taxDeclareInfo',
  EmptySchema,
  v.object({
    declared: NeededFlagSchema,
    taxType: v.string(),
    declareDate: DateTimeSchema,
    surname: v.string(),
    givenName: v.string(),
    countries: wholeList(DeclaredCountrySchema),
    version: v.number(),
    name: v.string(),
    idNoMask: v.string(),
    /** Who is taxed in China too is asked for the Chinese number: their paper has none that serves as it (`idNoMask` is `''`). */
    asksChinaTin: FlagSchema,
    /** The one that was declared. */
    chinaTinMask: v.string(),
    nameSuggestion: v.object({ surname: v.string(), givenName: v.string() }),
  }),
  { isCritical: true },
)

export type TaxDeclareInfo = v.InferOutput<typeof taxDeclareInfo.response>

/** A residence as it is declared: a number, or why there is none. */
export const TaxCountrySchema = v.object({
  country: v.optional(v.string(), ''),
  tin: TextSchema,
  noTinReason: v.optional(v.string(), ''),
  explain: TextSchema,
})

export type TaxCountry = v.InferOutput<typeof TaxCountrySchema>

/**
 * What a declaration says (E-TAX). With type 1 nothing but the type counts; with 2 and 3 all of it (rules V-CRS-NAME,
 * V-CRS-TIN), and type 3 implies China, which is not listed.
 */
export const TaxDeclarationSchema = v.object({
  taxType: oneOf(TAX_TYPE, '请选择税收居民身份'),
  surname: TextSchema,
  givenName: TextSchema,
  birthDate: v.optional(DateSchema, ''),
  addressCn: TextSchema,
  addressEn: TextSchema,
  birthplaceCn: TextSchema,
  birthplaceEn: TextSchema,
  /** With type 3, of who has no Chinese identity number. */
  chinaTin: TextSchema,
  countries: v.optional(v.pipe(v.array(TaxCountrySchema), v.maxLength(3)), []),
})

export type TaxDeclaration = v.InferOutput<typeof TaxDeclarationSchema>

/**
 * Declares, or declares anew: the earlier version stays in the record. `promise`: changes will be told within 30 days.
 * `signFileId`: a signature of the scene `taxDeclare`. Errors: `invalidInput` by path (`countries.1.tin`), `realNameRequired`.
 */
export const taxDeclareSubmit = endpoint(
  'taxDeclareSubmit',
  v.object({
    ...TaxDeclarationSchema.entries,
    promise: v.literal('1', '请确认信息真实并承诺变更时告知'),
    signFileId: IdSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ declareId: IdSchema, declareDate: DateTimeSchema }),
  { isWrite: true, errors: ['realNameRequired'] },
)

import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  EmailSchema,
  EmptySchema,
  IdSchema,
  MoneySchema,
  NetValueSchema,
  oneOf,
  RequestNoSchema,
  SharesSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'
import { CERT_LANG, CERT_PURPOSE, CERT_STATUS, CERT_TYPE } from './tables/certificate'
import { GATE } from './tables/customer'
import { HOLDER_VIEW } from './tables/position'

/** Applications of a customer that may wait for a decision at a time, and that may be made on one day. */
export const CERT_MAX_PENDING = 3
export const CERT_MAX_PER_DAY = 5
/** Days that an issued certificate is good for, the day of issue not counted. */
export const CERT_VALID_DAYS = 30
/** Working days within which an application is decided. */
export const CERT_WORKING_DAYS = 1

const TypeSchema = oneOf(CERT_TYPE)
const RoleSchema = v.picklist([HOLDER_VIEW.principal, HOLDER_VIEW.beneficiary])
/** A day as it is typed: what is no day of the calendar is refused at its field. */
const DaySchema = v.optional(v.pipe(v.string(), v.maxLength(10)), '')
const WordsSchema = v.optional(v.pipe(v.string(), v.maxLength(400)), '')

/**
 * What is certified. `certDate` for one day and for the experience up to it, `startDate` and `endDate` for a period; no
 * `productIds` is every product.
 */
const coverEntries = {
  certType: TypeSchema,
  certDate: DaySchema,
  startDate: DaySchema,
  endDate: DaySchema,
  holderRole: RoleSchema,
  productIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(100)), []),
}

/**
 * One product of a certificate. Of one day: `shares` x `netValue` is `amount`. Of a period: `amount` is the mean of every
 * day's value, `heldFrom` and `heldTo` the first and last day held within it. Of the experience: `amount` is what was
 * invested, `heldTo` `''` while it is still held.
 */
const CertPositionSchema = v.object({
  productId: IdSchema,
  productName: v.string(),
  shares: SharesSchema,
  netValue: NetValueSchema,
  netValueDate: DateSchema,
  amount: MoneySchema,
  heldFrom: DateSchema,
  heldTo: DateSchema,
})

export type CertPosition = v.InferOutput<typeof CertPositionSchema>

/** A certificate as a row. Of a period `certDate` is its last day. What is known once it is issued is `''` before. */
const CertificateSchema = v.object({
  certId: IdSchema,
  applyNo: IdSchema,
  certNo: v.string(),
  certType: TypeSchema,
  holderRole: RoleSchema,
  certDate: DateSchema,
  startDate: DateSchema,
  endDate: DateSchema,
  lang: oneOf(CERT_LANG),
  purpose: oneOf(CERT_PURPOSE),
  purposeText: v.string(),
  totalAmount: MoneySchema,
  currency: v.literal('CNY'),
  productCount: v.number(),
  status: oneOf(CERT_STATUS),
  rejectReason: v.string(),
  applyTime: DateTimeSchema,
  expectedDate: DateSchema,
  issueTime: DateTimeSchema,
  expireDate: DateSchema,
  emailMask: v.string(),
  /** The file, while the certificate is good. */
  fileId: v.string(),
  /** Twelve letters and digits, by which anybody who holds the paper can ask whether it is true, and where. */
  verifyCode: v.string(),
  verifyUrl: v.string(),
})

export type Certificate = v.InferOutput<typeof CertificateSchema>

/** Whether another one may be applied for: a sentence why not, `''` when it may, and the gate that stands before it. */
const standingEntries = {
  applyReason: v.string(),
  applyGate: v.picklist(['', GATE.realName, GATE.idCard]),
}

/** The customer's certificates, newest first. */
export const assetCertList = endpoint(
  'assetCertList',
  v.object({ status: v.optional(oneOf(CERT_STATUS)), ...pagingEntries }),
  v.object({ ...pageEntries(CertificateSchema), ...standingEntries }),
)

/** One certificate with what it says. Errors: `notOwner`. */
export const assetCertDetail = endpoint(
  'assetCertDetail',
  v.object({ certId: IdSchema }),
  v.object({
    ...CertificateSchema.entries,
    nameEn: v.string(),
    positions: wholeList(CertPositionSchema),
    /** The products that were chosen; none is every product. */
    productIds: wholeList(IdSchema),
  }),
  { errors: ['notOwner'] },
)

export type CertificateDetail = v.InferOutput<typeof assetCertDetail.response>

/** What an application needs to begin: whether it may be made, and the last day that can be certified. */
export const assetCertPrepare = endpoint(
  'assetCertPrepare',
  EmptySchema,
  v.object({ ...standingEntries, lastDay: DateSchema }),
)

export type CertStanding = v.InferOutput<typeof assetCertPrepare.response>

/**
 * What a certificate would say, by the trades that were confirmed until then. Errors: `invalidInput` at a day that is not
 * over, against V-PERIOD, or without assets (该日期无资产).
 */
export const assetCertPreview = endpoint(
  'assetCertPreview',
  v.object(coverEntries),
  v.object({
    positions: wholeList(CertPositionSchema),
    totalAmount: MoneySchema,
    currency: v.literal('CNY'),
  }),
)

export type CertPreview = v.InferOutput<typeof assetCertPreview.response>

/**
 * Applies for a certificate. `totalAmount` is what the customer has seen in the preview; `fromCertId` the rejected one that
 * is applied for anew. Errors: as `assetCertPreview`; `invalidInput` at `purposeText`, `nameEn` or `email`; `stateConflict`
 * at the limits and for figures that have changed since; `realNameRequired`, `idCardExpired`, `verifyTokenMissing`.
 */
export const assetCertApply = endpoint(
  'assetCertApply',
  v.object({
    ...coverEntries,
    totalAmount: MoneySchema,
    purpose: oneOf(CERT_PURPOSE),
    purposeText: WordsSchema,
    lang: oneOf(CERT_LANG),
    nameEn: WordsSchema,
    email: EmailSchema,
    fromCertId: v.optional(IdSchema),
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ certId: IdSchema, applyNo: IdSchema, expectedDate: DateSchema }),
  {
    isWrite: true,
    isSensitive: true,
    errors: ['stateConflict', 'realNameRequired', 'idCardExpired', 'verifyTokenMissing', 'notOwner'],
  },
)

/** Takes an application back before it is looked at. Errors: `stateConflict` once it is, `notOwner`. */
export const assetCertCancel = endpoint(
  'assetCertCancel',
  v.object({ certId: IdSchema, requestNo: RequestNoSchema }),
  v.object({ status: oneOf(CERT_STATUS) }),
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)

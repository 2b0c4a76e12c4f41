import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MoneySchema,
  RequestNoSchema,
  VerifyTokenSchema,
  oneOf,
} from './primitives'
import { APPEND_STATUS, ASSET_SOURCE, PROPERTY_TYPE } from './tables/trust'
import { TimelineSchema } from './timeline'
import { UploadedFileSchema } from './upload'

/** Files that prove where the property of an append comes from, at most (rule V-FILE). */
export const APPEND_FILES_MAX = 9
/** Appends to a trust that may be under way at a time. */
export const APPENDS_OPEN_MAX = 3
/** Working days within which an append is decided, and within which it is then delivered. */
export const APPEND_REVIEW_WORKING_DAYS = 2
export const APPEND_DELIVERY_WORKING_DAYS = 5

const byAppend = v.object({ appendId: IdSchema })

/**
 * Whether something can be added to a trust now, and what it has. `reason` says why not (`canAppend` 0). Errors: `notOwner` for
 * everybody but the principal.
 */
export const appendPreCheck = endpoint(
  'appendPreCheck',
  v.object({ trustId: IdSchema }),
  v.object({
    trustId: IdSchema,
    trustName: v.string(),
    currentTotal: MoneySchema,
    assetDate: DateSchema,
    minAmount: MoneySchema,
    canAppend: FlagSchema,
    reason: v.string(),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

/** One append (E-APPEND). What is known later is `''` before. `canDeliver`: it waits for the money or the property, in time. */
export const AppendSchema = v.object({
  appendId: IdSchema,
  applyNo: v.string(),
  trustId: IdSchema,
  trustName: v.string(),
  amount: MoneySchema,
  propertyType: v.string(),
  propertyName: v.string(),
  sourceOfFunds: v.string(),
  cardId: v.string(),
  bankNameMask: v.string(),
  files: v.array(UploadedFileSchema),
  status: v.string(),
  applyTime: DateTimeSchema,
  promisedDate: DateSchema,
  /** To whom the money goes, once it was approved; `''` for what is no money. */
  payAccountName: v.string(),
  payAccountNo: v.string(),
  payBank: v.string(),
  payRemark: v.string(),
  payDeadline: DateTimeSchema,
  payDate: DateSchema,
  confirmDate: DateSchema,
  rejectReason: v.string(),
  canDeliver: FlagSchema,
  canCancel: FlagSchema,
  canReapply: FlagSchema,
  timeline: TimelineSchema,
  serverTime: DateTimeSchema,
})

export type Append = v.InferOutput<typeof AppendSchema>

/** Errors: `notOwner`. */
export const appendDetail = endpoint('appendDetail', byAppend, AppendSchema, {
  isCritical: true,
  errors: ['notOwner'],
})

/**
 * Adds property to a trust: it is reviewed, then delivered. `cardId`: the account that the money comes from, `''` for what is no
 * money, which has a name instead. `fromAppendId`: the rejected one that is applied for anew; its files serve again. Errors:
 * `invalidInput` at the field; `stateConflict` when nothing can be added; `verifyTokenMissing`, `notOwner`.
 */
export const appendApply = endpoint(
  'appendApply',
  v.object({
    trustId: IdSchema,
    amount: v.pipe(v.string(), v.maxLength(16)),
    propertyType: oneOf(PROPERTY_TYPE, '请选择财产类型'),
    propertyName: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
    sourceOfFunds: oneOf(ASSET_SOURCE, '请选择资金来源'),
    cardId: v.union([v.literal(''), IdSchema]),
    fileIds: v.pipe(
      v.array(IdSchema),
      v.minLength(1, '请上传来源证明'),
      v.maxLength(APPEND_FILES_MAX, `最多上传${APPEND_FILES_MAX}个文件`),
    ),
    declare: v.literal('1', '请确认财产来源合法'),
    fromAppendId: v.optional(IdSchema),
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ appendId: IdSchema, applyNo: v.string(), status: oneOf(APPEND_STATUS, '') }),
  { isWrite: true, isSensitive: true, errors: ['stateConflict', 'verifyTokenMissing', 'notOwner'] },
)

/** The customer sent the money, or handed the property over. Errors: `stateConflict`; `invalidInput` at `payDate`, `voucherFileId`. */
export const appendPayMark = endpoint(
  'appendPayMark',
  v.object({
    appendId: IdSchema,
    payDate: v.pipe(DateSchema, v.nonEmpty('请选择日期')),
    voucherFileId: v.union([v.literal(''), IdSchema]),
    requestNo: RequestNoSchema,
  }),
  AppendSchema,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)

/** Takes an append back that nothing was delivered for. Errors: `stateConflict`, `notOwner`. */
export const appendCancel = endpoint(
  'appendCancel',
  v.object({ appendId: IdSchema, requestNo: RequestNoSchema }),
  AppendSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

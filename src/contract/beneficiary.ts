import * as v from 'valibot'
import { endpoint } from './endpoint'
import { CARD_SIDES, TypedCardSchema } from './identity'
import {
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  FlagSchema,
  IdSchema,
  MoneySchema,
  openCode,
  PercentSchema,
  RequestNoSchema,
  RevisionSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'
import { GUARDIAN_RELATION } from './tables/beneficiary'
import { DIST_CONDITION, RELATION } from './tables/trust'
import { UploadedFileSchema } from './upload'

/** Working days within which a change of beneficiaries, of an account or of somebody's own data is decided. */
export const BENE_REVIEW_WORKING_DAYS = 3
/** Files of one beneficiary, guardian or application, at most (rule V-FILE). */
export const BENE_FILES_MAX = 9

/**
 * Whose beneficiaries: those of an application, or of a trust, where a change of what is in force begins with the first thing that is
 * saved. Exactly one of both.
 */
export const setRefEntries = { applyId: v.optional(IdSchema), trustId: v.optional(IdSchema) }

/** `revision` is that of people, plans and end together. */
const editEntries = { ...setRefEntries, revision: RevisionSchema }

const ProblemSchema = v.object({ section: v.string(), field: v.string(), msg: v.string() })
const RemarksSchema = v.array(v.object({ field: v.string(), content: v.string(), time: DateTimeSchema }))
const ShortTextSchema = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
const FileIdsSchema = v.pipe(
  v.array(IdSchema),
  v.maxLength(BENE_FILES_MAX, `最多上传${BENE_FILES_MAX}个文件`),
)

/** The region of an address, and what comes after it; both `''` for none. */
const addressEntries = { regionCode: v.optional(v.string(), ''), address: ShortTextSchema }

const PhotoIdSchema = v.optional(v.union([v.literal(''), IdSchema]), '')

/** A beneficiary of the set as its list shows them; every personal value masked. */
const PersonSchema = v.object({
  beneId: IdSchema,
  nameMask: v.string(),
  relation: openCode(RELATION),
  sex: v.string(),
  /** Full years; -1 for an organisation. */
  age: v.number(),
  order: v.number(),
  sharePercent: PercentSchema,
  isMinor: FlagSchema,
  /** `''` without one. */
  guardianNameMask: v.string(),
  bankName: v.string(),
  cardNoMask: v.string(),
  /** `0` for who is new in a change of a trust. */
  beneStatus: v.string(),
})

export type SetPersonRow = v.InferOutput<typeof PersonSchema>

/** A plan of the set, as it is edited: days, yuan or percent. */
const PlanSchema = v.object({
  /** `''` for a new one. */
  planId: v.optional(v.union([v.literal(''), IdSchema]), ''),
  beneId: v.optional(v.string(), ''),
  distType: v.string(),
  conditionType: v.optional(openCode(DIST_CONDITION), ''),
  conditionNote: ShortTextSchema,
  amount: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
  percent: v.optional(v.pipe(v.string(), v.maxLength(8)), ''),
  frequency: v.optional(v.string(), ''),
  startDate: v.optional(v.string(), ''),
  endDate: v.optional(v.string(), ''),
  proofNote: ShortTextSchema,
})

export type SetPlan = v.InferOutput<typeof PlanSchema>

const PaymentSchema = v.object({
  date: DateSchema,
  beneNameMask: v.string(),
  amount: MoneySchema,
  note: v.string(),
})

const EndSchema = v.object({
  shares: wholeList(v.object({ beneId: IdSchema, percent: v.pipe(v.string(), v.maxLength(8)) })),
  residual: v.string(),
  conditions: v.pipe(v.string(), v.maxLength(1000)),
})

export type EndScheme = v.InferOutput<typeof EndSchema>

/**
 * Everybody who benefits, with plans and what happens in the end. `canEdit` and `reason`: whether it may be changed now, else why not.
 * `errors`: what keeps it from being handed in. `preview`: what the fixed plans pay within a year. `decision`: why a change was
 * refused. Errors: `notOwner`.
 */
export const ftBeneList = endpoint(
  'ftBeneList',
  v.object(setRefEntries),
  v.object({
    revision: v.number(),
    trustName: v.string(),
    trustKind: v.string(),
    /** Of the application, or of the change (`BENE_CHANGE_STATUS`); `''` where none is under way. */
    status: v.string(),
    /** The server's day, by which ages and first payments are judged. */
    today: DateSchema,
    canEdit: FlagSchema,
    reason: v.string(),
    canWithdraw: FlagSchema,
    promisedDate: DateSchema,
    decision: v.string(),
    list: wholeList(PersonSchema),
    orderSums: wholeList(v.object({ order: v.number(), sum: PercentSchema })),
    plans: wholeList(PlanSchema),
    preview: wholeList(PaymentSchema),
    end: v.nullable(EndSchema),
    errors: v.array(ProblemSchema),
    remarks: RemarksSchema,
  }),
  { isCritical: true, errors: ['notOwner'] },
)

export type BeneSet = v.InferOutput<typeof ftBeneList.response>

/** A beneficiary as the form has them; what is no field of theirs is `''`. Judged by the rules of both sides. */
const BeneInputSchema = v.object({
  name: ShortTextSchema,
  relation: v.optional(openCode(RELATION), ''),
  idType: v.optional(v.string(), ''),
  idNo: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  nationality: v.optional(v.string(), ''),
  birthDate: v.optional(v.string(), ''),
  sex: v.optional(v.string(), ''),
  idExpireDate: v.optional(v.string(), ''),
  occupation: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  mobile: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  email: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
  ...addressEntries,
  taxType: v.optional(v.string(), ''),
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  sharePercent: v.optional(v.pipe(v.string(), v.maxLength(8)), ''),
  accountOwner: v.optional(v.string(), ''),
  accountName: ShortTextSchema,
  cardNo: v.optional(v.pipe(v.string(), v.maxLength(30)), ''),
  /** Photos of the identity card, both or none: whoever types needs none. */
  idFrontFileId: PhotoIdSchema,
  idBackFileId: PhotoIdSchema,
  fileIds: FileIdsSchema,
})

export type BeneInput = v.InferOutput<typeof BeneInputSchema>

const GuardianInputSchema = v.object({
  name: ShortTextSchema,
  relation: v.optional(openCode(GUARDIAN_RELATION), ''),
  idType: v.optional(v.string(), ''),
  idNo: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  nationality: v.optional(v.string(), ''),
  birthDate: v.optional(v.string(), ''),
  idExpireDate: v.optional(v.string(), ''),
  mobile: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  ...addressEntries,
  fileIds: FileIdsSchema,
})

export type GuardianInput = v.InferOutput<typeof GuardianInputSchema>

/**
 * One beneficiary for the form that edits them, in plain values: to whoever typed them. An address that names no region has
 * an empty one, to be chosen. What beneficiaries with an account of their own
 * keep themselves (`isSelfKept`) is masked, and stays as it is whatever is sent for it. Errors: `notOwner`.
 */
export const ftBeneDetail = endpoint(
  'ftBeneDetail',
  v.object({ ...setRefEntries, beneId: IdSchema }),
  v.object({
    beneId: IdSchema,
    /** Of the set, whether it may be changed now, and what was said of this person when it was returned. */
    revision: v.number(),
    canEdit: FlagSchema,
    reason: v.string(),
    remarks: RemarksSchema,
    nameMask: v.string(),
    today: DateSchema,
    isMinor: FlagSchema,
    isSelfKept: FlagSchema,
    isInForce: FlagSchema,
    bene: v.object({ ...BeneInputSchema.entries, regionName: v.string() }),
    files: v.array(UploadedFileSchema),
    photos: v.array(UploadedFileSchema),
    guardian: v.nullable(v.object({ ...GuardianInputSchema.entries, regionName: v.string() })),
    guardianFiles: v.array(UploadedFileSchema),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

export type BeneDetail = v.InferOutput<typeof ftBeneDetail.response>

/**
 * Reads a photo of a beneficiary's identity card; nothing is kept of it but the photo. `consent`: theirs, or their guardian's, to reading and
 * keeping it. Errors: `notOwner`; `stateConflict` where nothing may be changed now; `invalidInput` at `fileId` with what is wrong with it.
 */
export const beneCardRead = endpoint(
  'beneCardRead',
  v.object({
    ...setRefEntries,
    side: v.picklist(CARD_SIDES),
    fileId: IdSchema,
    consent: v.literal('1', '请先单独同意识别身份证影像'),
    requestNo: RequestNoSchema,
  }),
  TypedCardSchema,
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/**
 * Saves a beneficiary, a new one without `beneId` (rules V-NAME, V-ID18, V-CARD, V-BANK-OWNER, V-SHARE, V-DUP). `consent`: that of
 * the beneficiary, or the guardian, to what is told of them. Errors: `notOwner`; `stateConflict` where nothing may be changed now;
 * `invalidInput` at the field.
 */
export const ftBeneSave = endpoint(
  'ftBeneSave',
  v.object({
    ...editEntries,
    beneId: v.optional(IdSchema),
    bene: BeneInputSchema,
    consent: v.literal('1', '请确认已取得受益人或其监护人同意'),
    requestNo: RequestNoSchema,
  }),
  v.object({ beneId: IdSchema, needsGuardian: FlagSchema }),
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/** Takes a beneficiary off, with the plans for them. Errors: `notOwner`, `stateConflict`. */
export const ftBeneDelete = endpoint(
  'ftBeneDelete',
  v.object({ ...editEntries, beneId: IdSchema, requestNo: RequestNoSchema }),
  EmptySchema,
  { isWrite: true, errors: ['notOwner', 'stateConflict'] },
)

/** Gives everybody their 顺位 anew; orders nobody is in are closed up. Errors: `notOwner`, `stateConflict` where the people are others by now. */
export const ftBeneReorder = endpoint(
  'ftBeneReorder',
  v.object({
    ...editEntries,
    orders: v.pipe(
      v.array(
        v.object({ beneId: IdSchema, order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)) }),
      ),
      v.maxLength(40),
    ),
    requestNo: RequestNoSchema,
  }),
  EmptySchema,
  { isWrite: true, errors: ['notOwner', 'stateConflict'] },
)

/** The guardian of a beneficiary under age (rule V-GUARD). Errors as `ftBeneSave`; `stateConflict` for who is of age. */
export const ftGuardianSave = endpoint(
  'ftGuardianSave',
  v.object({
    ...editEntries,
    beneId: IdSchema,
    guardian: GuardianInputSchema,
    consent: v.literal('1', '请确认已取得监护人同意'),
    requestNo: RequestNoSchema,
  }),
  v.object({ beneId: IdSchema }),
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

const PlansSchema = v.pipe(v.array(PlanSchema), v.maxLength(60, '方案最多60项'))

/** Replaces all plans (rule V-DIST-AMT). Errors as `ftBeneSave`, at `plans.0.amount`. */
export const ftDistPlanSave = endpoint(
  'ftDistPlanSave',
  v.object({ ...editEntries, plans: PlansSchema, requestNo: RequestNoSchema }),
  v.object({ count: v.number() }),
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/** What these plans would pay within a year, by the calendar that pays. A plan that is not right yet pays nothing. Errors: `notOwner`. */
export const distPreview = endpoint(
  'distPreview',
  v.object({ ...setRefEntries, plans: PlansSchema }),
  v.object({ preview: wholeList(PaymentSchema) }),
  { errors: ['notOwner'] },
)

/** What happens when the trust ends: shares that come to 100 %, who gets the rest, and under which conditions. Errors as `ftBeneSave`. */
export const ftEndSchemeSave = endpoint(
  'ftEndSchemeSave',
  v.object({
    ...editEntries,
    ...EndSchema.entries,
    confirm: v.literal('1', '请确认终止分配方案'),
    requestNo: RequestNoSchema,
  }),
  EmptySchema,
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/**
 * Hands a change of a trust's beneficiaries in: nothing of it counts before it is approved. With `errors` nothing happened. `verifyToken`:
 * a code of scene `beneficiary` about the trust. Errors: `notOwner`; `stateConflict` where there is nothing to hand in; `verifyTokenMissing`.
 */
export const beneChangeSubmit = endpoint(
  'beneChangeSubmit',
  v.object({ trustId: IdSchema, verifyToken: VerifyTokenSchema, requestNo: RequestNoSchema }),
  v.object({ status: v.string(), promisedDate: DateSchema }),
  {
    isWrite: true,
    isCritical: true,
    isSensitive: true,
    errors: ['notOwner', 'stateConflict', 'verifyTokenMissing'],
  },
)

/** Takes a change back from the review, to be changed; one that is not in review is given up. Errors: `notOwner`, `stateConflict`. */
export const beneChangeWithdraw = endpoint(
  'beneChangeWithdraw',
  v.object({ trustId: IdSchema, requestNo: RequestNoSchema }),
  v.object({ status: v.string() }),
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/** Where money is paid to, as it was asked for: `''` values where nobody has. */
const AccountChangeSchema = v.object({
  applyId: v.string(),
  status: v.string(),
  accountOwner: v.string(),
  accountNameMask: v.string(),
  bankName: v.string(),
  cardNoMask: v.string(),
  rejectReason: v.string(),
})

/**
 * A beneficiary's own data, to themselves or to the guardian of a minor, masked. Of several minors `beneId` says which; without it the first of
 * the trust. `status` and `rejectReason`: of what was last handed in (`BENE_FILL_STATUS`), `''` without. Errors: `notOwner`, for who
 * benefits no more and for the guardian of who is of age too.
 */
export const beneFillInfo = endpoint(
  'beneFillInfo',
  v.object({ beneId: v.optional(IdSchema), trustId: v.optional(IdSchema) }),
  v.object({
    beneId: IdSchema,
    trustId: IdSchema,
    trustName: v.string(),
    today: DateSchema,
    isGuardian: FlagSchema,
    nameMask: v.string(),
    relation: openCode(RELATION),
    idType: v.string(),
    idNoMask: v.string(),
    birthDate: DateSchema,
    order: v.number(),
    sharePercent: PercentSchema,
    /** What the trust has of it, masked; `''` for what is missing. */
    mobileMask: v.string(),
    emailMask: v.string(),
    addressMask: v.string(),
    occupation: v.string(),
    bankName: v.string(),
    cardNoMask: v.string(),
    accountNameMask: v.string(),
    status: v.string(),
    promisedDate: DateSchema,
    rejectReason: v.string(),
    account: AccountChangeSchema,
    /** Whose account may be paid: the beneficiary's, or of a minor the guardian's too. */
    accountNames: v.array(v.object({ accountOwner: v.string(), nameMask: v.string() })),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

export type BeneFillInfo = v.InferOutput<typeof beneFillInfo.response>

/** A beneficiary completes their data (rules V-MOBILE, V-EMAIL, V-ADDR): reviewed before it counts. Errors: `notOwner`, `stateConflict`, `invalidInput`, `verifyTokenMissing`. */
export const beneFillSubmit = endpoint(
  'beneFillSubmit',
  v.object({
    beneId: IdSchema,
    mobile: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    email: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
    ...addressEntries,
    occupation: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    fileIds: FileIdsSchema,
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ beneStatus: v.string(), promisedDate: DateSchema }),
  {
    isWrite: true,
    isCritical: true,
    isSensitive: true,
    errors: ['notOwner', 'stateConflict', 'verifyTokenMissing'],
  },
)

/**
 * Asks for another account to be paid to, by the beneficiary or the guardian of a minor, with face and code of scene `beneficiary` about the
 * beneficiary; the account in force is paid until it is approved. Errors: `notOwner`; `stateConflict` while one is in review;
 * `invalidInput` at the field; `verifyTokenMissing`.
 */
export const beneficiaryBankChangeApply = endpoint(
  'beneficiaryBankChangeApply',
  v.object({
    beneId: IdSchema,
    accountOwner: v.string(),
    accountName: ShortTextSchema,
    cardNo: v.pipe(v.string(), v.maxLength(30)),
    proofFileIds: FileIdsSchema,
    verifyToken: VerifyTokenSchema,
    faceToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ applyId: IdSchema, status: v.string(), promisedDate: DateSchema }),
  {
    isWrite: true,
    isCritical: true,
    isSensitive: true,
    errors: ['notOwner', 'stateConflict', 'verifyTokenMissing'],
  },
)

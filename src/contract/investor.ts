import * as v from 'valibot'
import { codesOf } from './code-table'
import { endpoint } from './endpoint'
import { DateSchema, DateTimeSchema, EmptySchema, FlagSchema, IdSchema, RequestNoSchema } from './primitives'
import { GATE, QUALIFIED_STATUS } from './tables/customer'
import { INVESTOR_APPLICATION_STATUS, INVESTOR_CRITERION } from './tables/investor'
import { UploadedFileSchema } from './upload'

/** Working days within which an application is decided. */
export const INVESTOR_REVIEW_WORKING_DAYS = 3
/** Files that prove an application, at most (rule V-FILE). */
export const INVESTOR_PROOF_MAX = 9

const CriterionSchema = v.picklist(codesOf(INVESTOR_CRITERION))
const AgreementVersionSchema = v.pipe(v.string(), v.maxLength(16))

/** An application as it was handed in: yuan, whole years, and what became of it. */
const InvestorApplicationSchema = v.object({
  applyId: IdSchema,
  status: v.picklist(codesOf(INVESTOR_APPLICATION_STATUS)),
  criterion: CriterionSchema,
  amount: v.string(),
  years: v.pipe(v.number(), v.integer(), v.minValue(0)),
  files: v.array(UploadedFileSchema),
  submitTime: DateTimeSchema,
  promisedDate: DateSchema,
  decideTime: DateTimeSchema,
  rejectReason: v.string(),
})

export type InvestorApplication = v.InferOutput<typeof InvestorApplicationSchema>

/**
 * How the customer stands as an investor, until when it counts (`''`: it does not), and the newest application. `gate` is
 * what has to be settled before one is handed in. `canApply`: none is under way, and what counts ends soon or counts no more.
 */
export const qualifiedInfo = endpoint(
  'qualifiedInfo',
  EmptySchema,
  v.object({
    status: v.picklist(Object.values(QUALIFIED_STATUS)),
    expireDate: DateSchema,
    gate: v.picklist(['', GATE.realName, GATE.idCard]),
    canApply: FlagSchema,
    application: v.nullable(InvestorApplicationSchema),
  }),
  { isCritical: true },
)

export type QualifiedInfo = v.InferOutput<typeof qualifiedInfo.response>

/**
 * Applies to count as a qualified investor. `fileIds`: what proves it, handed in for the purpose `qualified`; those of an
 * application that was refused serve again. `consent`: the separate one to what stands in them. `agreementVersion`: the
 * version of agreement `investor` that was read to its end (rule V-READ). Errors: `realNameRequired`, `idCardExpired`;
 * `stateConflict` while one is under way or still counts, or for a newer agreement; `invalidInput` at the field.
 */
export const qualifiedSubmit = endpoint(
  'qualifiedSubmit',
  v.object({
    criterion: CriterionSchema,
    amount: v.pipe(v.string(), v.maxLength(16)),
    years: v.pipe(v.string(), v.maxLength(4)),
    fileIds: v.pipe(
      v.array(IdSchema),
      v.minLength(1, '请上传证明材料'),
      v.maxLength(INVESTOR_PROOF_MAX, `最多上传${INVESTOR_PROOF_MAX}个文件`),
    ),
    ownFunds: v.literal('1', '请确认以自有资金投资'),
    noSplit: v.literal('1', '请确认不代持、不拼单'),
    consent: v.literal('1', '请单独同意收集证明材料'),
    agreementVersion: AgreementVersionSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({
    applyId: IdSchema,
    status: v.picklist([INVESTOR_APPLICATION_STATUS.inReview]),
    promisedDate: DateSchema,
  }),
  { isWrite: true, isCritical: true, errors: ['realNameRequired', 'idCardExpired', 'stateConflict'] },
)

/**
 * Whether private products may be shown: to whoever has proved who they are, and counts as a qualified investor or has
 * confirmed to be one, by the agreement `investor` as it is now (decision Q6). `gate`: what comes before the confirmation.
 */
export const qualifiedViewInfo = endpoint(
  'qualifiedViewInfo',
  EmptySchema,
  v.object({ canView: FlagSchema, gate: v.picklist(['', GATE.realName]) }),
  { isCritical: true },
)

export type QualifiedViewInfo = v.InferOutput<typeof qualifiedViewInfo.response>

/**
 * Confirms to be a qualified investor, in order to see private products; it entitles to nothing else. Errors:
 * `realNameRequired`; `stateConflict` for a newer agreement; `invalidInput` for one that was not read to its end (rule V-READ).
 */
export const qualifiedViewConfirm = endpoint(
  'qualifiedViewConfirm',
  v.object({ agreementVersion: AgreementVersionSchema, requestNo: RequestNoSchema }),
  v.object({ canView: FlagSchema }),
  { isWrite: true, isCritical: true, errors: ['realNameRequired', 'stateConflict'] },
)

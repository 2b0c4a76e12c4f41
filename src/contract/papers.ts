import * as v from 'valibot'
import { type CodeOf, codesOf } from './code-table'
import { endpoint } from './endpoint'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MobileSchema,
  oneOf,
  RequestNoSchema,
} from './primitives'
import { ID_TYPE, SEX } from './tables/customer'
import { ID_APPLICATION_STATUS } from './tables/identity'
import { PAPER_PART } from './tables/papers'

type IdType = CodeOf<typeof ID_TYPE>
/** What an application by another document than the ID card may name. */
export type PaperType = Exclude<IdType, typeof ID_TYPE.idCard>

const isPaperType = (type: string): type is PaperType => type !== ID_TYPE.idCard

export const PAPER_TYPES: readonly PaperType[] = codesOf(ID_TYPE).filter(isPaperType)

const PartSchema = v.picklist(codesOf(PAPER_PART))
const StatusSchema = v.picklist(codesOf(ID_APPLICATION_STATUS))

/** A photo that is handed in, and what it shows. */
export const PaperFileSchema = v.object({ part: PartSchema, fileId: IdSchema })

export type PaperFile = v.InferOutput<typeof PaperFileSchema>

/** A document and its holder; `expireDate` is `9999-12-31` for 长期, `nationality` an ISO 3166-1 code. */
const PaperSchema = v.object({
  idType: v.picklist(PAPER_TYPES, '请选择证件类型'),
  name: v.pipe(v.string(), v.trim(), v.maxLength(60, '请输入正确的姓名')),
  idNo: v.pipe(v.string(), v.maxLength(30)),
  nationality: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, '请选择国籍（地区）')),
  birthDate: DateSchema,
  sex: oneOf(SEX, '请选择性别'),
  expireDate: DateSchema,
  mobile: MobileSchema,
})

export type Paper = v.InferOutput<typeof PaperSchema>

/** One step of the course; one without a time is still to come. */
const CourseStepSchema = v.object({
  name: v.string(),
  time: DateTimeSchema,
  remark: v.string(),
  isDone: FlagSchema,
})

/**
 * An application by another document than the ID card. `paper` in full only while it can be edited (filled in, refused);
 * otherwise the masked texts alone are there. `files` have short-lived addresses (`fileUrl`). `isUpdating`: what was proved
 * before stays in force until this passes. `rejectReason` is of this application once it is refused, and of the one before
 * while it is mended. `promisedDate` is `''` before it is handed in.
 */
const ApplicationSchema = v.object({
  applyNo: IdSchema,
  status: StatusSchema,
  isUpdating: FlagSchema,
  paper: v.nullable(PaperSchema),
  idType: v.string(),
  nameMask: v.string(),
  idNoMask: v.string(),
  nationalityName: v.string(),
  birthDateMask: v.string(),
  sex: v.string(),
  expireDate: DateSchema,
  mobileMask: v.string(),
  files: v.array(
    v.object({ ...PaperFileSchema.entries, width: v.number(), height: v.number(), fileUrl: v.string() }),
  ),
  timeline: v.array(CourseStepSchema),
  expireTime: DateTimeSchema,
  promisedDate: DateSchema,
  rejectReason: v.string(),
})

export type PaperApplicationData = v.InferOutput<typeof ApplicationSchema>

/** The application of this number, or, without one, the customer's newest that did not run out. Errors: `notOwner`. */
export const nonIdCardDetail = endpoint(
  'nonIdCardDetail',
  v.object({ applyNo: v.optional(IdSchema) }),
  v.object({ application: v.nullable(ApplicationSchema) }),
  { isCritical: true, errors: ['notOwner'] },
)

/**
 * Checks a document and keeps it for 24 hours, once its holder has consented to that (`consentVersion` of the agreement
 * `sensitive`); `applyNo` of the application that is filled in, `''` to begin one. Errors: `invalidInput` by field,
 * `stateConflict` when the application is no longer filled in, people are deciding or a newer consent is in force, `notOwner`.
 */
export const nonIdCardSave = endpoint(
  'nonIdCardSave',
  v.object({
    ...PaperSchema.entries,
    applyNo: v.union([v.literal(''), IdSchema]),
    consentVersion: v.pipe(v.string(), v.maxLength(16)),
    requestNo: RequestNoSchema,
  }),
  v.object({ applyNo: IdSchema }),
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

/**
 * Hands the application in with its photos; people decide. Errors: `invalidInput` by field of the document or at `files`,
 * `stateConflict` when it is no longer filled in, `notOwner`.
 */
export const nonIdCardSubmit = endpoint(
  'nonIdCardSubmit',
  v.object({
    applyNo: IdSchema,
    files: v.pipe(v.array(PaperFileSchema), v.maxLength(9)),
    requestNo: RequestNoSchema,
  }),
  v.object({ applyNo: IdSchema, status: StatusSchema, promisedDate: DateSchema }),
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

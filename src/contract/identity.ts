import * as v from 'valibot'
import { codesOf } from './code-table'
import { endpoint } from './endpoint'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  RequestNoSchema,
  VerifyTokenSchema,
} from './primitives'
import { PaperFileSchema } from './papers'
import { ID_APPLICATION_STATUS } from './tables/identity'

/** Sides of an ID card: 人像面 and 国徽面. */
export const CARD_SIDES = ['front', 'back'] as const

export type CardSide = (typeof CARD_SIDES)[number]

/** Hours after which an application that was not finished is dropped, with its photos. */
export const ID_APPLICATION_HOURS = 24

/** Working days within which people decide, by whatever document. */
export const ID_REVIEW_WORKING_DAYS = 3

/** What was read off the front; `cardNo` in full, since the customer checks it, and it is nowhere kept on the device. */
const FrontSchema = v.object({
  name: v.string(),
  sex: v.string(),
  nation: v.string(),
  birthday: DateSchema,
  address: v.string(),
  cardNo: v.string(),
})

/** What was read off the back; `endDate` is `9999-12-31` for 长期. */
const BackSchema = v.object({ authority: v.string(), beginDate: DateSchema, endDate: DateSchema })

export type CardFront = v.InferOutput<typeof FrontSchema>
export type CardBack = v.InferOutput<typeof BackSchema>

/** What is read off a card: a field that was read with doubt is named so. */
export const CARD_FIELDS = [
  'name',
  'sex',
  'nation',
  'birthday',
  'address',
  'cardNo',
  'authority',
  'endDate',
] as const

export type CardField = (typeof CARD_FIELDS)[number]

/** `nameMatch`: whether the name read is the registered one; `''` where none is registered, and of the back. */
const ReadCardSchema = v.object({
  front: v.nullable(FrontSchema),
  back: v.nullable(BackSchema),
  ocrScore: v.number(),
  doubtful: v.array(v.picklist(CARD_FIELDS)),
  nameMatch: v.union([v.literal(''), FlagSchema]),
})

export type ReadCard = v.InferOutput<typeof ReadCardSchema>

/** What one side of somebody's card says, for a form in which it may be corrected; `''` for what stands on the other side. */
export const TypedCardSchema = v.object({
  name: v.string(),
  idNo: v.string(),
  /** The region that the address begins with, and what comes after it; an address that names none is whole. */
  regionCode: v.string(),
  regionName: v.string(),
  address: v.string(),
  beginDate: DateSchema,
  endDate: DateSchema,
  doubtful: v.array(v.picklist(CARD_FIELDS)),
})

export type TypedCard = v.InferOutput<typeof TypedCardSchema>

/** One side as the application has it. */
const SideSchema = v.object({
  fileId: IdSchema,
  width: v.number(),
  height: v.number(),
  read: ReadCardSchema,
})

export type ReadSide = v.InferOutput<typeof SideSchema>

const StatusSchema = v.picklist(codesOf(ID_APPLICATION_STATUS))

/**
 * An application. `front` and `back` are there while it is filled in, and never afterwards. `isConfirmed`: what was read is
 * confirmed, and no photo was changed since. `mismatch`: the name is not the registered one, so that people decide.
 * `isUpdating`: an identity that was proved before stays in force until this passes. `promisedDate` is `''` unless people
 * decide, `decideTime` until it is decided, `rejectReason` unless they refused.
 */
const ApplicationSchema = v.object({
  authApplyId: IdSchema,
  status: StatusSchema,
  isUpdating: FlagSchema,
  consentVersion: v.string(),
  front: v.nullable(SideSchema),
  back: v.nullable(SideSchema),
  isConfirmed: FlagSchema,
  mismatch: FlagSchema,
  nameMask: v.string(),
  idNoMask: v.string(),
  cardEndDate: DateSchema,
  expireTime: DateTimeSchema,
  promisedDate: DateSchema,
  decideTime: DateTimeSchema,
  rejectReason: v.string(),
})

export type IdentityApplicationData = v.InferOutput<typeof ApplicationSchema>

/**
 * The application of this id, or, without one, the customer's that is not decided yet (`null`: there is none). Errors:
 * `notOwner`.
 */
export const identityApplication = endpoint(
  'identityApplication',
  v.object({ authApplyId: v.optional(IdSchema) }),
  v.object({ application: v.nullable(ApplicationSchema) }),
  { isCritical: true, errors: ['notOwner'] },
)

/**
 * Reads a photo of an ID card, once its owner has consented to that (`consentVersion` of the agreement `sensitive`, noted
 * with it), and takes it into the application; the first photo opens one. `ocrScore` is 0 to 100. Errors: `invalidInput` at
 * `fileId` with what is wrong with the photo, `stateConflict` when a newer consent is in force or people are deciding.
 */
export const idCardOcr = endpoint(
  'idCardOcr',
  v.object({
    side: v.picklist(CARD_SIDES),
    fileId: IdSchema,
    consentVersion: v.pipe(v.string(), v.maxLength(16)),
    requestNo: RequestNoSchema,
  }),
  v.object({ authApplyId: IdSchema, ...ReadCardSchema.entries }),
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

export type CardAnswer = v.InferOutput<typeof idCardOcr.response>

/**
 * Confirms what was read: name and address as corrected, the rest as it stands on the photos named. `checked` names the
 * doubtful fields that the customer has compared. `needFace` is off where people decide in any case (`mismatch`). Errors:
 * `invalidInput` by the field of the card, `stateConflict` when a photo has changed or the application is over, `notOwner`.
 */
export const identitySubmit = endpoint(
  'identitySubmit',
  v.object({
    authApplyId: IdSchema,
    frontFileId: IdSchema,
    backFileId: IdSchema,
    consentVersion: v.pipe(v.string(), v.maxLength(16)),
    name: v.pipe(v.string(), v.maxLength(60)),
    address: v.pipe(v.string(), v.maxLength(200)),
    checked: v.array(v.picklist(CARD_FIELDS)),
    requestNo: RequestNoSchema,
  }),
  v.object({ authApplyId: IdSchema, needFace: FlagSchema, mismatch: FlagSchema }),
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

const OutcomeSchema = v.object({ status: StatusSchema, promisedDate: DateSchema })

/**
 * Ends the application with a passed face check (scene `realName`, subject the application). Errors: `verifyTokenMissing`,
 * `stateConflict`, `notOwner`, `invalidInput` by the field of the card.
 */
export const identityFinish = endpoint(
  'identityFinish',
  v.object({ authApplyId: IdSchema, faceToken: VerifyTokenSchema, requestNo: RequestNoSchema }),
  OutcomeSchema,
  { isWrite: true, isCritical: true, errors: ['verifyTokenMissing', 'stateConflict', 'notOwner'] },
)

/**
 * Hands the confirmed application to people instead, whatever the face check says, with a photo of the holder and the card.
 * Errors: `invalidInput` at `files`, `stateConflict`, `notOwner`.
 */
export const identityManual = endpoint(
  'identityManual',
  v.object({
    authApplyId: IdSchema,
    files: v.pipe(v.array(PaperFileSchema), v.maxLength(9)),
    requestNo: RequestNoSchema,
  }),
  OutcomeSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

export type IdentityOutcome = v.InferOutput<typeof identityFinish.response>

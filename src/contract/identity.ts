import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, IdSchema, RequestNoSchema } from './primitives'

/** Sides of an ID card: 人像面 and 国徽面. */
export const CARD_SIDES = ['front', 'back'] as const

export type CardSide = (typeof CARD_SIDES)[number]

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

/**
 * Reads a photo of an ID card, once its owner has consented to that (`consentVersion` of the agreement `sensitive`, noted
 * with it). `doubtful` names the fields that could not be read for sure; `ocrScore` is 0 to 100. Errors: `invalidInput` at
 * `fileId` with what is wrong with the photo, `stateConflict` when a newer consent is in force.
 */
export const idCardOcr = endpoint(
  'idCardOcr',
  v.object({
    side: v.picklist(CARD_SIDES),
    fileId: IdSchema,
    consentVersion: v.pipe(v.string(), v.maxLength(16)),
    requestNo: RequestNoSchema,
  }),
  v.object({
    front: v.nullable(FrontSchema),
    back: v.nullable(BackSchema),
    ocrScore: v.number(),
    doubtful: v.array(v.string()),
  }),
  { isWrite: true, isCritical: true },
)

export type ReadCard = v.InferOutput<typeof idCardOcr.response>

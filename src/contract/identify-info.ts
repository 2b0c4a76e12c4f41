import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, DateTimeSchema, EmptySchema, FlagSchema, IdSchema, NeededFlagSchema } from './primitives'
import { ID_APPLICATION_STATUS } from './tables/identity'
import { INVESTOR_APPLICATION_STATUS } from './tables/investor'
import { RISK_STATUS } from './tables/risk'

/**
 * What the customer applied for last, by ID card or by another document (`isByCard`): filled in, with people, or refused; one
 * that passed or ran out is no longer told.
 */
const LastApplicationSchema = v.object({
  authApplyId: IdSchema,
  isByCard: FlagSchema,
  status: v.picklist([
    ID_APPLICATION_STATUS.filling,
    ID_APPLICATION_STATUS.inReview,
    ID_APPLICATION_STATUS.failed,
  ]),
  promisedDate: DateSchema,
  rejectReason: v.string(),
})

/**
 * What the customer has proved and declared, and until when each counts: `expireDate` is its last day, `''` while there is
 * none. `today`: the server's day, from which days are counted. `draftSavedAt`: something is filled in and not handed in.
 * `pendingResultId`: a risk result that waits to be confirmed.
 */
export const identifyInfo = endpoint(
  'identifyInfo',
  EmptySchema,
  v.object({
    today: DateSchema,
    identity: v.object({
      status: v.string(),
      /** Kind of the document on record (`ID_TYPE`); `''` for none. */
      idType: v.string(),
      nameMask: v.string(),
      idNoMask: v.string(),
      expireDate: DateSchema,
      application: v.nullable(LastApplicationSchema),
    }),
    tax: v.object({
      declared: NeededFlagSchema,
      taxType: v.string(),
      declareDate: DateSchema,
      draftSavedAt: DateTimeSchema,
    }),
    risk: v.object({
      status: v.picklist([RISK_STATUS.none, RISK_STATUS.valid, RISK_STATUS.expired]),
      level: v.string(),
      expireDate: DateSchema,
      pendingResultId: v.union([v.literal(''), IdSchema]),
      draftSavedAt: DateTimeSchema,
    }),
    /** `renewal`: an application in the place of what still counts, with people or refused. */
    investor: v.object({
      status: v.string(),
      expireDate: DateSchema,
      renewal: v.picklist(['', INVESTOR_APPLICATION_STATUS.inReview, INVESTOR_APPLICATION_STATUS.rejected]),
      promisedDate: DateSchema,
      rejectReason: v.string(),
      draftSavedAt: DateTimeSchema,
    }),
  }),
  { isCritical: true },
)

export type IdentifyInfo = v.InferOutput<typeof identifyInfo.response>

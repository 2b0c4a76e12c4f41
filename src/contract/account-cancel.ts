import * as v from 'valibot'
import { codesOf } from './code-table'
import { endpoint } from './endpoint'
import {
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  FlagSchema,
  IdSchema,
  RequestNoSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'
import type { CANCEL_BLOCKER } from './tables/account-cancel'
import { CANCEL_REASON, CANCEL_STATUS } from './tables/account-cancel'

/** Working days within which an application is decided (PI-14). */
export const CANCEL_WORKING_DAYS = 15

/** An application; `decideTime` and `rejectReason` are `''` until it is decided. */
const CancellationSchema = v.object({
  applyNo: IdSchema,
  status: v.picklist(codesOf(CANCEL_STATUS)),
  applyTime: DateTimeSchema,
  promisedDate: DateSchema,
  decideTime: DateTimeSchema,
  rejectReason: v.string(),
})

export type Cancellation = v.InferOutput<typeof CancellationSchema>

/**
 * Whether the account can be closed, and how the last application stands (`null` when there was none). `blockers` is what
 * has to be settled first, with how many there are; `points` are lost with the account, which has to be agreed to.
 */
export const accountCancelCheck = endpoint(
  'accountCancelCheck',
  EmptySchema,
  v.object({
    canCancel: FlagSchema,
    blockers: wholeList(
      v.object({ code: v.string(), msg: v.string(), count: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    ),
    points: v.pipe(v.number(), v.integer(), v.minValue(0)),
    application: v.nullable(CancellationSchema),
  }),
  { isCritical: true },
)

export type CancelCheck = v.InferOutput<typeof accountCancelCheck.response>
export type CancelBlocker = keyof typeof CANCEL_BLOCKER.labels

/**
 * Asks for the account to be closed. `agreementVersion` is the version of agreement `accountCancel` that was read to its end
 * (rule V-READ). Errors: `stateConflict` when something has to be settled first, an application is under way or the agreement
 * is a newer one; `invalidInput` at `waivePoints` or `agreementVersion`; `verifyTokenMissing`.
 */
export const accountCancelApply = endpoint(
  'accountCancelApply',
  v.object({
    reason: v.picklist(['', ...codesOf(CANCEL_REASON)]),
    waivePoints: FlagSchema,
    agreementVersion: v.pipe(v.string(), v.maxLength(16)),
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  CancellationSchema,
  { isWrite: true, isSensitive: true, errors: ['stateConflict', 'verifyTokenMissing'] },
)

/** Takes an application back before it is decided. Errors: `stateConflict` once it is, `notOwner`. */
export const accountCancelWithdraw = endpoint(
  'accountCancelWithdraw',
  v.object({ applyNo: IdSchema, requestNo: RequestNoSchema }),
  CancellationSchema,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)

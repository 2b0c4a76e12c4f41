import * as v from 'valibot'
import { endpoint } from './endpoint'
import { MobileSchema, RequestNoSchema, SmsCodeSchema, VerifyTokenSchema } from './primitives'

/**
 * Another phone to log in with, by the code sent to it (scene `newMobile`) and a proof of presence (scene `mobileChange`): of the
 * face from whose identity is known, since the old phone may be lost or in other hands; by a code to the old phone from who
 * has proved none. The token that is not asked for is `''`. Holds at once, and ends every other session of the customer. Errors:
 * `invalidInput` at `mobile` for the number that is in use already, by this customer or another one; `smsCodeWrong`,
 * `smsCodeExpired`, `smsTooManyTries`; `verifyTokenMissing`.
 */
export const mobileChange = endpoint(
  'mobileChange',
  v.object({
    mobile: MobileSchema,
    smsCode: SmsCodeSchema,
    verifyToken: v.union([v.literal(''), VerifyTokenSchema]),
    faceToken: v.union([v.literal(''), VerifyTokenSchema]),
    requestNo: RequestNoSchema,
  }),
  /** `signedOut` counts the other devices that have to log in anew. */
  v.object({ telephone: v.string(), signedOut: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  {
    isWrite: true,
    isSensitive: true,
    errors: ['smsCodeWrong', 'smsCodeExpired', 'smsTooManyTries', 'verifyTokenMissing'],
  },
)

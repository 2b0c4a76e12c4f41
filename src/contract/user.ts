import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, EmptySchema, FlagSchema, RequestNoSchema, SessionSchema } from './primitives'

/**
 * The logged-in customer (E-USER). `id`, `telephone` and `birDate` are given by the specification, the rest is
 * proposed: names are masked by the server, dates are `YYYY-MM-DD`.
 */
export const UserDetailSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.metadata({ wire: 'i' })),
  telephone: v.string(),
  birDate: DateSchema,
  nameMask: v.optional(v.string(), ''),
  sex: v.optional(v.string(), ''),
  authStatus: v.optional(v.string(), '0'),
  /** Kind of the document the identity was proved by, or is to be (`ID_TYPE`); `''`: none was shown. */
  idType: v.optional(v.string(), ''),
  customerRiskLevel: v.optional(v.string(), ''),
  riskExpireDate: v.optional(DateSchema, ''),
  qualifiedStatus: v.optional(v.string(), '0'),
  qualifiedExpireDate: v.optional(DateSchema, ''),
  taxDeclared: v.optional(FlagSchema, '0'),
  idExpireDate: v.optional(DateSchema, ''),
  vipLevel: v.optional(v.string(), '1'),
  careMode: v.optional(FlagSchema, '0'),
  /** `"0"` when the customer withdrew consent to analytics. */
  analyticsConsent: v.optional(FlagSchema, '1'),
  /** Of this call, which has just kept it alive; a server that does not tell leaves the customer unwarned. */
  session: v.optional(SessionSchema),
  /** `"1"` when a link's token waits that would log in another customer: they are asked first (`hostTokenSettle`). */
  isOtherLoginWaiting: v.optional(FlagSchema, '0'),
  /** `"1"` when contracts and risk tests are for the app alone, and this call came from elsewhere (`contract/own-channel`). */
  isAppOnly: v.optional(FlagSchema, '0'),
})

export type UserDetail = v.InferOutput<typeof UserDetailSchema>

export const userDetail = endpoint('userDetail', EmptySchema, UserDetailSchema, { isCritical: true })

/** Keeps whether the customer reads in care mode, for their next device. */
export const careModeSet = endpoint(
  'careModeSet',
  v.object({ careMode: FlagSchema, requestNo: RequestNoSchema }),
  v.object({ careMode: FlagSchema }),
  { isWrite: true },
)

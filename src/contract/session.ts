import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  EmptySchema,
  FlagSchema,
  MobileSchema,
  RequestNoSchema,
  SmsCodeSchema,
  VerifyTokenSchema,
} from './primitives'

/** Seconds before another code may be asked for, and how long one is valid (rule V-SMS). */
export const SMS_RESEND_SECONDS = 60
export const SMS_VALID_SECONDS = 300
/** Wrong tries that lock a code. */
export const SMS_MAX_TRIES = 5

/** One-time code of `wx.login`; the server exchanges it for the WeChat account. */
const WxCodeSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(128))

/** What a code is asked for; a code of one scene is worth nothing in another. */
export const SMS_SCENES = [
  'login',
  'register',
  'dividendMode',
  'donate',
  'piExport',
  'piReveal',
  'tradeCancel',
  'statementExport',
] as const

export type SmsScene = (typeof SMS_SCENES)[number]

/** Voice codes that one phone may be called with on a day: they need no picture code. */
export const VOICE_CODES_PER_DAY = 3

/**
 * Sends a code: to the given phone for login and registration, to the customer's own for every other scene (`mobile` is
 * left out then; an address book would otherwise be a way round the check). `channel` `voice` calls the phone and reads
 * the code out. A registration by text wants a picture code, used up by the call. Errors: `smsTooManyTries` when asked
 * again within 60 s or called too often on a day, `loginRequired` for a scene of customers without a session,
 * `invalidInput` for a picture code that is wrong or expired.
 */
export const smsCodeSend = endpoint(
  'smsCodeSend',
  v.object({
    mobile: v.optional(MobileSchema),
    scene: v.picklist(SMS_SCENES),
    channel: v.optional(v.picklist(['sms', 'voice'])),
    captchaId: v.optional(v.string()),
    captchaCode: v.optional(v.string()),
  }),
  v.object({ resendSeconds: v.number(), validSeconds: v.number() }),
  { isPublic: true },
)

/** Logs in by phone and code and opens a session (cookie). Errors: `smsCodeWrong`, `smsCodeExpired`, `smsTooManyTries`. */
export const smsLogin = endpoint(
  'smsLogin',
  v.object({
    mobile: MobileSchema,
    smsCode: SmsCodeSchema,
    agreed: v.pipe(FlagSchema, v.literal('1', '请阅读并同意相关协议')),
    /** From the mini-program: binds the WeChat account to the customer, for `wxLogin` from then on. */
    wxCode: v.optional(WxCodeSchema),
    requestNo: RequestNoSchema,
  }),
  v.object({ userId: v.string() }),
  { isPublic: true, isWrite: true, isCritical: true },
)

/**
 * Exchanges the code of a customer's scene for a verify token. Errors: `smsCodeWrong`, `smsCodeExpired`,
 * `smsTooManyTries`.
 */
export const smsCodeVerify = endpoint(
  'smsCodeVerify',
  v.object({ scene: v.picklist(SMS_SCENES), smsCode: SmsCodeSchema, requestNo: RequestNoSchema }),
  v.object({ verifyToken: VerifyTokenSchema }),
  { isWrite: true, isCritical: true },
)

/** Opens a session by WeChat account; `isBound` is `"0"` when no customer has bound it yet: then the SMS login comes first. */
export const wxLogin = endpoint(
  'wxLogin',
  v.object({ wxCode: WxCodeSchema }),
  v.object({ isBound: FlagSchema }),
  { isPublic: true, isCritical: true },
)

/** Ends the session; succeeds without one too. */
export const logout = endpoint('logout', EmptySchema, EmptySchema, { isPublic: true })

import * as v from 'valibot'
import { AGREEMENT_CODES } from './agreement'
import { endpoint } from './endpoint'
import {
  EmptySchema,
  FlagSchema,
  MobileSchema,
  RequestNoSchema,
  SessionHandleSchema,
  SessionSchema,
  SmsCodeSchema,
  SubjectSchema,
  VerifyTokenSchema,
} from './primitives'

/** Seconds before another code may be asked for, and how long one is valid (rule V-SMS). */
export const SMS_RESEND_SECONDS = 60
export const SMS_VALID_SECONDS = 300
/** Wrong tries that lock a code. */
export const SMS_MAX_TRIES = 5
/** So many wrong tries lock the phone for its scene: two codes' worth, so that asking for another code is no way on. */
export const SMS_LOCK_TRIES = 10
/** How long, and the time the tries are counted over: a guesser gets nowhere, a customer need not wait for tomorrow. */
export const SMS_LOCK_SECONDS = 1800
/** Texts that one phone is sent in 24 hours, of all scenes: a busy day of logins and confirmations is half of that. */
export const SMS_CODES_PER_DAY = 20
/** Codes asked for from one address in a minute: carriers put many customers behind one, a machine asks for hundreds. */
export const SMS_CODES_PER_ADDRESS_MINUTE = 30
/** Login texts in a row that nobody made use of, before the next one wants a picture code: one that got lost is no reason. */
export const SMS_CODES_WITHOUT_PICTURE = 2
/** Pictures for one address in a minute: more than anybody tries to read. */
export const CAPTCHAS_PER_ADDRESS_MINUTE = 30
/** Pictures for everybody in a minute: drawing one costs the server 30 ms, so that they never take more than a sixth of it. */
export const CAPTCHAS_PER_MINUTE = 300
/** Wrong picture codes from one address that stop it: one of 4,096 is right, and guessing must not pay. */
export const CAPTCHA_MAX_FAILURES = 10
/** How long, and the time the wrong ones are counted over. */
export const CAPTCHA_LOCK_SECONDS = 600
/** How long the token of a link may log in, once: the host makes it as it opens the page. */
export const HOST_TOKEN_VALID_SECONDS = 300

/** Versions of agreements that were read to their end. */
const AgreementVersionsSchema = v.array(v.object({ code: v.picklist(AGREEMENT_CODES), version: v.string() }))

/** One-time code of `wx.login`; the server exchanges it for the WeChat account. */
const WxCodeSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(128))

/** What a code is asked for; a code of one scene is worth nothing in another. */
export const SMS_SCENES = [
  'login',
  'register',
  'accountCancel',
  'assetCert',
  'dividendMode',
  'donate',
  'piExport',
  'piReveal',
  'tradeCancel',
  'statementExport',
  'riskConfirm',
  'sign',
  'signing',
  'purchase',
  'redemption',
  'instruction',
  'append',
  'claim',
  'beneficiary',
  'mobileChange',
  'newMobile',
] as const

export type SmsScene = (typeof SMS_SCENES)[number]

/** Scenes of who has no session yet: the code goes to the phone that is named, and may want a picture code. */
export const PUBLIC_SCENES = ['login', 'register'] as const satisfies readonly SmsScene[]

/** Scenes whose code goes to the phone that is named: theirs, and that of a customer who changes to another phone. */
export const NAMED_SCENES = [...PUBLIC_SCENES, 'newMobile'] as const satisfies readonly SmsScene[]

export type NamedScene = (typeof NAMED_SCENES)[number]

/** Scenes whose texts always want a picture code: nobody has proved yet that the phone is theirs. */
export const PICTURE_SCENES: readonly SmsScene[] = ['register', 'newMobile']

/** Voice codes that one phone may be called with on a day: they need no picture code. */
export const VOICE_CODES_PER_DAY = 3

/**
 * Sends a code: to the given phone for login, registration and a customer's new phone, to their own for every other scene
 * (`mobile` is left out then; an address book would otherwise be a way round the check). `channel` `voice` calls the phone and reads
 * the code out. A text for a registration or a new phone, or for a login after codes that nobody used, wants a picture code, which the
 * call uses up. Errors: `smsTooManyTries` with a message that says when to try again, `loginRequired` for a scene of
 * customers without a session, `invalidInput` at `captchaCode` for a picture code that is missing, wrong or expired.
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
  { isPublic: true, errors: ['smsTooManyTries'] },
)

/**
 * Logs in by phone and code and opens a session (cookie). A repeated login gets its cookie again only while nobody has used
 * the session it opened, and only within a minute; later its code counts as used. Errors: `smsCodeWrong`, `smsCodeExpired`,
 * `smsTooManyTries`; `stateConflict` when an agreement has a newer version than the one that was read.
 */
export const smsLogin = endpoint(
  'smsLogin',
  v.object({
    mobile: MobileSchema,
    smsCode: SmsCodeSchema,
    agreed: v.pipe(FlagSchema, v.literal('1', '请阅读并同意相关协议')),
    /** The versions that were read on this device, so that nobody agrees to a newer one unread. */
    agreementVersions: v.optional(AgreementVersionsSchema),
    /** From the mini-program: binds the WeChat account to the customer, for `wxLogin` from then on. */
    wxCode: v.optional(WxCodeSchema),
    requestNo: RequestNoSchema,
  }),
  v.object({ userId: v.string() }),
  {
    isPublic: true,
    isWrite: true,
    isCritical: true,
    errors: ['smsCodeWrong', 'smsCodeExpired', 'smsTooManyTries', 'stateConflict', 'accountClosed'],
  },
)

/**
 * Exchanges the code of a customer's scene for a verify token, which serves this scene and this subject alone. Errors: `smsCodeWrong`, `smsCodeExpired`,
 * `smsTooManyTries`.
 */
export const smsCodeVerify = endpoint(
  'smsCodeVerify',
  v.object({
    scene: v.picklist(SMS_SCENES),
    subject: SubjectSchema,
    smsCode: SmsCodeSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ verifyToken: VerifyTokenSchema }),
  { isWrite: true, isCritical: true, errors: ['smsCodeWrong', 'smsCodeExpired', 'smsTooManyTries'] },
)

/**
 * Opens a session by WeChat account; `isBound` is `"0"` when no customer has bound it yet: then the SMS login comes first.
 * A code serves once. Errors: `invalidInput` for a used one, `stateConflict` as for `smsLogin`.
 */
export const wxLogin = endpoint(
  'wxLogin',
  v.object({ wxCode: WxCodeSchema, agreementVersions: v.optional(AgreementVersionsSchema) }),
  v.object({ isBound: FlagSchema }),
  { isPublic: true, isCritical: true, errors: ['stateConflict'] },
)

/**
 * Ends the session of the call, and the one that `handle` names (`userDetail`): a logout that found no server is sent again
 * later, when the device may hold another session or none. Succeeds without any.
 */
export const logout = endpoint('logout', v.object({ handle: v.optional(SessionHandleSchema) }), EmptySchema, {
  isPublic: true,
})

/** When the session of the call ends. The one call that does not keep it alive; `null` without a session. */
export const sessionStatus = endpoint(
  'sessionStatus',
  EmptySchema,
  v.object({ session: v.nullable(SessionSchema) }),
  { isPublic: true },
)

/**
 * What becomes of the token of a link (cookie `xtoken`) that names another customer than the session does: `keep` uses it
 * up, `switch` opens its customer's session in place of this one. Errors: `stateConflict` for a token that serves no more.
 */
export const hostTokenSettle = endpoint(
  'hostTokenSettle',
  v.object({ choice: v.picklist(['keep', 'switch']) }),
  EmptySchema,
  { isPublic: true, isCritical: true, errors: ['stateConflict'] },
)

import * as v from 'valibot'
import { AGREEMENT_CODES } from './agreement'
import { endpoint } from './endpoint'
import { FlagSchema, MobileSchema, RequestNoSchema, SmsCodeSchema } from './primitives'
import { NAMED_SCENES } from './session'

/** How long a picture code may be used, once, whatever comes of it. */
export const CAPTCHA_VALID_SECONDS = 300

/** A referral code as links carry it: no name and no number of anybody. */
export const ReferralCodeSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{4,12}$/, '推荐码不正确，可清空后继续'),
)

/** Agreements without which nobody becomes a customer. */
export const REGISTRATION_AGREEMENTS = ['register', 'privacy'] as const

/**
 * A picture of four digits, so that machines cannot have codes sent (rule EL-06: who cannot see it asks for a voice code
 * instead, which needs none). `imageBase64` is a whole `data:` address of a PNG. Errors: `smsTooManyTries` for an address
 * that asks for too many, or answers too many wrongly.
 */
export const captchaGet = endpoint(
  'captchaGet',
  v.object({ scene: v.picklist(NAMED_SCENES) }),
  v.object({ captchaId: v.string(), imageBase64: v.string(), expireSeconds: v.number() }),
  { isPublic: true, errors: ['smsTooManyTries'] },
)

/** Who recommends: `nameMask` is masked by the server, `""` for a code that nobody has. */
export const referrerInfo = endpoint(
  'referrerInfo',
  v.object({ referralCode: ReferralCodeSchema }),
  v.object({ nameMask: v.string(), kind: v.picklist(['advisor', 'customer', '']) }),
  { isPublic: true },
)

/**
 * Makes a customer, who logs in by SMS code from then on. The accepted versions of the agreements are kept with it.
 * Errors: `smsCodeWrong`, `smsCodeExpired`, `smsTooManyTries`; `alreadyRegistered`, told only to who has the phone;
 * `stateConflict` when an agreement has a newer version; `invalidInput` for a code that nobody has.
 */
export const registerSubmit = endpoint(
  'registerSubmit',
  v.object({
    mobile: MobileSchema,
    smsCode: SmsCodeSchema,
    agreed: v.pipe(FlagSchema, v.literal('1', '请阅读并同意相关协议')),
    referralCode: v.optional(ReferralCodeSchema),
    agreementVersions: v.array(v.object({ code: v.picklist(AGREEMENT_CODES), version: v.string() })),
    requestNo: RequestNoSchema,
  }),
  v.object({ id: v.string(), mobileMask: v.string() }),
  {
    isPublic: true,
    isWrite: true,
    isCritical: true,
    errors: ['smsCodeWrong', 'smsCodeExpired', 'smsTooManyTries', 'alreadyRegistered', 'stateConflict'],
  },
)

import * as v from 'valibot'
import { endpoint } from './endpoint'
import { EmptySchema, FlagSchema, IdSchema, MobileSchema, RequestNoSchema, SmsCodeSchema } from './primitives'

/** A card of the customer's (E-CARD); its number is never shown in full. */
export const BankCardSchema = v.object({
  cardId: IdSchema,
  bankName: v.string(),
  cardNoMask: v.string(),
  cardType: v.string(),
  /** Of `CARD_STATUS`; one that is not normal pays nothing. */
  status: v.string(),
  isDefault: FlagSchema,
})

export type BankCard = v.InferOutput<typeof BankCardSchema>

/** The customer's cards, the default one first. */
export const bankCardList = endpoint(
  'bankCardList',
  EmptySchema,
  v.object({ cards: v.array(BankCardSchema) }),
)

/** 16 to 19 digits without blanks; Luhn is judged by the rule on both sides (rule V-CARD). */
const CardNoSchema = v.pipe(v.string(), v.regex(/^\d{16,19}$/, '请输入正确的银行卡号'))

/**
 * Asks the bank about a card and sends a code to the phone that the bank has for it. Asked again, the code goes out again: a
 * `requestNo` of its own each time. Errors: `invalidInput` at `cardNo` (no card, not a debit card, somebody else's, bound
 * already) or `mobile` (not the bank's); `realNameRequired`; `smsTooManyTries`.
 */
export const bankCardVerify = endpoint(
  'bankCardVerify',
  v.object({ cardNo: CardNoSchema, mobile: MobileSchema, requestNo: RequestNoSchema }),
  v.object({
    verifyId: IdSchema,
    bankName: v.string(),
    cardType: v.string(),
    cardNoMask: v.string(),
    mobileMask: v.string(),
    resendSeconds: v.number(),
  }),
  { isWrite: true, isCritical: true, errors: ['realNameRequired', 'smsTooManyTries'] },
)

/**
 * Binds the card that was asked about, by the code that the bank's phone got. Errors: `smsCodeWrong`, `smsCodeExpired`,
 * `smsTooManyTries`; `notOwner` for a check of somebody else.
 */
export const bankCardBind = endpoint(
  'bankCardBind',
  v.object({ verifyId: IdSchema, smsCode: SmsCodeSchema, requestNo: RequestNoSchema }),
  BankCardSchema,
  {
    isWrite: true,
    isCritical: true,
    errors: ['smsCodeWrong', 'smsCodeExpired', 'smsTooManyTries', 'notOwner'],
  },
)

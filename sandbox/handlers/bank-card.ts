import { randomBytes } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { SMS_RESEND_SECONDS, SMS_VALID_SECONDS } from '@/contract/session'
import { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'
import { maskCard, maskMobile } from '@/lib/mask'
import { cardRule } from '@/lib/validate'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { bankOf } from '../cards/banks'
import { cardAnswerOf } from '../cards/card-answer'
import { papersOf } from '../personal-info/collected'
import {
  addCard,
  addCardCheck,
  cardsOf,
  findCard,
  findCardCheck,
  type RegisteredCard,
  registeredCard,
} from '../store/bank-cards'
import { customerById } from '../store/customers'
import { sendCode } from '../store/sms-codes'
import { requireCode, requireCodeAllowed } from './codes'

/** Codes of the bank: asked for by `bankCardVerify` alone, and worth nothing elsewhere. */
const SCENE = 'bankCard'

const newId = () => randomBytes(12).toString('base64url')

/** The card, if the bank says that it is this customer's own debit card (rule V-CARD). */
function ownDebitCard(cardNo: string, { db, customerId }: HandlerContext): RegisteredCard {
  const error = cardRule(cardNo)
  if (error) throw invalidField('cardNo', error)
  const idNo = papersOf(db, customerId)?.id_no
  if (!idNo) throw new BusinessError(INNER.realNameRequired)
  const card = registeredCard(db, cardNo)
  const isOwn = card?.holder_id_no === idNo && card.holder_name === customerById(db, customerId).name
  // Nobody learns whether a number is another person's card, or no card at all.
  if (!card || !isOwn || card.card_type !== CARD_TYPE.debit) throw invalidField('cardNo', '仅支持本人借记卡')
  if (card.status !== CARD_STATUS.normal) throw invalidField('cardNo', '该卡已失效，请更换银行卡')
  if (cardsOf(db, customerId).some(({ card_no }) => card_no === cardNo)) {
    throw invalidField('cardNo', '该卡已绑定，请直接选择')
  }
  return card
}

/** Handlers of `src/contract/bank-card.ts`. */
export const bankCardHandlers = {
  bankCardList: (_request, { db, customerId }) => ({ cards: cardsOf(db, customerId).map(cardAnswerOf) }),

  bankCardVerify({ cardNo, mobile }, context) {
    const { db, customerId, now, address } = context
    const card = ownDebitCard(cardNo, context)
    if (card.mobile !== mobile) throw invalidField('mobile', '请填写银行预留的手机号')
    const order = { mobile, scene: SCENE, channel: 'sms', address } as const
    requireCodeAllowed(context, order, { id: '', code: '' })
    sendCode(db, order, now())
    const verifyId = newId()
    addCardCheck(db, {
      verify_id: verifyId,
      customer_id: customerId,
      card_no: cardNo,
      mobile,
      created_at: now(),
    })
    return {
      verifyId,
      bankName: bankOf(cardNo),
      cardType: card.card_type,
      cardNoMask: maskCard(cardNo),
      mobileMask: maskMobile(mobile),
      resendSeconds: SMS_RESEND_SECONDS,
    }
  },

  bankCardBind({ verifyId, smsCode }, context) {
    const { db, customerId, now } = context
    const check = ownRow(findCardCheck(db, verifyId), customerId)
    if (now() - check.created_at > SMS_VALID_SECONDS * 1000) throw new BusinessError(INNER.smsCodeExpired)
    // The card may have been bound on another device, or have become invalid.
    ownDebitCard(check.card_no, context)
    requireCode(context, { mobile: check.mobile, scene: SCENE, code: smsCode })
    const cardId = newId()
    addCard(db, {
      card_id: cardId,
      customer_id: customerId,
      card_no: check.card_no,
      is_default: cardsOf(db, customerId).length === 0 ? '1' : '0',
      bound_at: now(),
    })
    return cardAnswerOf(ownRow(findCard(db, cardId), customerId))
  },
} satisfies Partial<Handlers>

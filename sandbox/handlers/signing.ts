import { INNER } from '@/contract/codes'
import type { ContractConfirm, SeenDoc } from '@/contract/signing'
import { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'
import { addressDetailRule } from '@/lib/address'
import { dateTimeInShanghai } from '@/lib/date'
import { maskMobile } from '@/lib/mask'
import { emailRule } from '@/lib/validate'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { cardAnswerOf } from '../cards/card-answer'
import { contractAnswerOf, signedAnswerOf } from '../signing/contract-answer'
import { contractDocs, requireRead } from '../signing/papers'
import { isWholeRegion, regionName } from '../signing/regions'
import { signPapers } from '../signing/sign'
import { signableById } from '../signing/find-signable'
import type { Signable } from '../signing/signable'
import { cardsOf, findCard } from '../store/bank-cards'
import { changeContract, contractOf } from '../store/contracts'
import { customerById } from '../store/customers'
import { dropDraft } from '../store/drafts'
import { requireSignature, useSignature } from '../store/signatures'
import { useProofs } from '../store/verify-tokens'

const conflict = (msg?: string) => new BusinessError(INNER.stateConflict, { msg })

/** What the customer signs, by its id: an order, or an application for a family trust. */
const own = (id: string, { db, customerId }: HandlerContext): Signable =>
  ownRow(signableById(db, id), customerId)

/** As `own`, if it can be signed now; its signing has begun by then. */
function toSign(id: string, context: HandlerContext): Signable {
  const { db, now } = context
  const it = own(id, context)
  if (!it.canSign(dateTimeInShanghai(now()))) {
    const isOver = it.signTime === '' && it.signDeadline !== ''
    throw conflict(isOver ? '签约期限已过，请重新下单' : undefined)
  }
  return it.isNew ? it.open(db, now()) : it
}

const answerOf = (id: string, context: HandlerContext) =>
  contractAnswerOf(context.db, own(id, context), context.now())

/** Refuses papers that were not read or are not those of now, and a contract whose earlier steps are open. */
function requireStep(it: Signable, step: 'confirm' | 'sign', { db, now }: HandlerContext): void {
  const { step: open } = contractAnswerOf(db, it, now())
  if (open === 'read') throw conflict('请先阅读并同意全部合同文件')
  if (step === 'sign' && open !== 'sign') throw conflict('请先确认合同信息')
}

function confirmInfoOf(it: Signable, { db, customerId, now }: HandlerContext): ContractConfirm {
  const contract = contractOf(db, it.id)
  const answer = contractAnswerOf(db, it, now())
  return {
    contract: answer,
    isAgain: contract.confirmed_at !== null && answer.step === 'confirm' ? '1' : '0',
    mobileMask: maskMobile(customerById(db, customerId).mobile),
    ...it.terms(db),
    cards: cardsOf(db, customerId).map(cardAnswerOf),
    cardId: contract.card_id,
    regionCode: contract.region_code,
    regionName: contract.region_code && regionName(contract.region_code),
    addressDetail: contract.address_detail,
  }
}

/** The customer's card that pays; refused is one that cannot (rule V-CARD). */
function payingCard(cardId: string, { db, customerId }: HandlerContext) {
  const card = findCard(db, cardId)
  if (card?.customer_id !== customerId) throw invalidField('cardId', '请选择收付款银行卡')
  if (card.card_type !== CARD_TYPE.debit) throw invalidField('cardId', '仅支持本人借记卡')
  if (card.status !== CARD_STATUS.normal) throw invalidField('cardId', '该卡已失效，请更换银行卡')
  return card
}

function requireFine(field: string, error: string | undefined): void {
  if (error !== undefined) throw invalidField(field, error)
}

/** Everything that can refuse a signature comes before its proofs are used up. */
function toBeSigned(id: string, seen: readonly SeenDoc[], context: HandlerContext): Signable {
  const it = toSign(id, context)
  requireRead(contractDocs(context.db, it), seen)
  requireStep(it, 'sign', context)
  it.refuseUnfit(context)
  // It was looked at when it was chosen; it may have been closed since.
  payingCard(contractOf(context.db, id).card_id, context)
  return it
}

/** Handlers of `src/contract/signing.ts`. */
export const signingHandlers = {
  contractDocList: ({ orderId }, context) => answerOf(orderId, context),

  contractOpen({ orderId }, context) {
    const { db, now } = context
    const it = own(orderId, context)
    if (it.isNew && it.canSign(dateTimeInShanghai(now()))) it.open(db, now())
    return answerOf(orderId, context)
  },

  contractDocAgree({ orderId, docs }, context) {
    const { db } = context
    const it = toSign(orderId, context)
    requireRead(contractDocs(db, it), docs)
    changeContract(db, orderId, { agreed_docs: JSON.stringify(docs) })
    return answerOf(orderId, context)
  },

  contractConfirmInfo: ({ orderId }, context) => confirmInfoOf(own(orderId, context), context),

  contractConfirmSubmit({ orderId, cardId, regionCode, addressDetail, email }, context) {
    const { db, customerId, now } = context
    const it = toSign(orderId, context)
    requireStep(it, 'confirm', context)
    const card = payingCard(cardId, context)
    requireFine('regionCode', isWholeRegion(regionCode) ? undefined : '请选择所在地区')
    requireFine('addressDetail', addressDetailRule(addressDetail))
    requireFine('email', emailRule(email))
    it.takeCard(db, card)
    changeContract(db, orderId, {
      card_id: cardId,
      region_code: regionCode,
      address_detail: addressDetail.trim(),
      email,
      confirmed_docs: contractOf(db, orderId).agreed_docs,
      confirmed_at: now(),
    })
    dropDraft(db, { customerId, kind: 'contract', subject: orderId })
    return answerOf(orderId, context)
  },

  contractSign({ orderId, docs, signFileId, faceToken, verifyToken }, context) {
    const { db, customerId, now } = context
    const it = toBeSigned(orderId, docs, context)
    const signature = { customerId, signFileId, scene: 'contract', now: now() } as const
    requireSignature(db, signature)
    useProofs(
      db,
      { customerId, scene: 'signing', subject: orderId, now: now() },
      { face: faceToken, sms: verifyToken },
    )
    useSignature(db, signature)
    const signed = it.sign(db, now())
    signPapers(db, signed, signFileId, now())
    return signedAnswerOf(db, signed, now())
  },

  contractSignResult: ({ orderId }, context) =>
    signedAnswerOf(context.db, own(orderId, context), context.now()),
} satisfies Partial<Handlers>

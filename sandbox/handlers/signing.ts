import { INNER } from '@/contract/codes'
import type { ContractConfirm, SeenDoc } from '@/contract/signing'
import { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'
import { ORDER_STATUS } from '@/contract/tables/order'
import { addressDetailRule } from '@/lib/address'
import { dateTimeInShanghai } from '@/lib/date'
import { maskMobile } from '@/lib/mask'
import { emailRule } from '@/lib/validate'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { cardAnswerOf } from '../cards/card-answer'
import { openContract, signOrder } from '../orders/moves'
import { feeOf, feeRateOf } from '../orders/purchases'
import { refuseUnfit } from '../purchase/checks'
import { canSign, contractAnswerOf, signedAnswerOf } from '../signing/contract-answer'
import { contractDocs, requireRead } from '../signing/papers'
import { isWholeRegion, regionName } from '../signing/regions'
import { signPapers } from '../signing/sign'
import { cardsOf, findCard } from '../store/bank-cards'
import { changeContract, contractOf } from '../store/contracts'
import { customerById } from '../store/customers'
import { dropDraft } from '../store/drafts'
import { offerOf } from '../store/offers'
import { changeOrder, findOrder, type OrderRow } from '../store/orders'
import { findProduct } from '../store/products'
import { requireSignature, useSignature } from '../store/signatures'
import { useProofs } from '../store/verify-tokens'

const ownOrder = (orderId: string, { db, customerId }: HandlerContext): OrderRow =>
  ownRow(findOrder(db, orderId), customerId)

const conflict = (msg?: string) => new BusinessError(INNER.stateConflict, { msg })

/** The customer's order, if it can be signed now; its signing has begun by then. */
function orderToSign(orderId: string, context: HandlerContext): OrderRow {
  const { db, now } = context
  const row = ownOrder(orderId, context)
  if (!canSign(row, dateTimeInShanghai(now()))) {
    const isOver = row.sign_time === '' && row.sign_deadline !== ''
    throw conflict(isOver ? '签约期限已过，请重新下单' : undefined)
  }
  return row.order_status === ORDER_STATUS.toSign ? openContract(db, row, now()) : row
}

const answerOf = (orderId: string, context: HandlerContext) =>
  contractAnswerOf(context.db, ownOrder(orderId, context), context.now())

/** Refuses papers that were not read or are not those of now, and a contract whose earlier steps are open. */
function requireStep(row: OrderRow, step: 'confirm' | 'sign', { db, now }: HandlerContext): void {
  const { step: open } = contractAnswerOf(db, row, now())
  if (open === 'read') throw conflict('请先阅读并同意全部合同文件')
  if (step === 'sign' && open !== 'sign') throw conflict('请先确认合同信息')
}

function confirmInfoOf(row: OrderRow, { db, customerId, now }: HandlerContext): ContractConfirm {
  const product = findProduct(db, row.product_id)
  const offer = offerOf(db, row.product_id)
  const cards = cardsOf(db, customerId)
  const contract = contractOf(db, row.order_id)
  return {
    contract: contractAnswerOf(db, row, now()),
    mobileMask: maskMobile(customerById(db, customerId).mobile),
    productCode: product?.product_code ?? '',
    productType: row.product_type,
    riskLevel: row.risk_level,
    establishDate: row.establish_date,
    maturityDate: product?.maturity_date ?? '',
    benchmark: product?.benchmark ?? '',
    feeRate: feeRateOf(db, row),
    fee: feeOf(db, row),
    coolingHours: offer.cooling_hours,
    cards: cards.map(cardAnswerOf),
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
function orderToBeSigned(orderId: string, seen: readonly SeenDoc[], context: HandlerContext): OrderRow {
  const row = orderToSign(orderId, context)
  requireRead(contractDocs(context.db, row), seen)
  requireStep(row, 'sign', context)
  const product = findProduct(context.db, row.product_id)
  if (!product) throw conflict()
  refuseUnfit(product, context)
  // It was looked at when it was chosen; it may have been closed since.
  payingCard(contractOf(context.db, orderId).card_id, context)
  return row
}

/** Handlers of `src/contract/signing.ts`. */
export const signingHandlers = {
  contractDocList: ({ orderId }, context) => answerOf(orderId, context),

  contractOpen({ orderId }, context) {
    const { db, now } = context
    const row = ownOrder(orderId, context)
    const isNew = row.order_status === ORDER_STATUS.toSign && canSign(row, dateTimeInShanghai(now()))
    if (isNew) openContract(db, row, now())
    return answerOf(orderId, context)
  },

  contractDocAgree({ orderId, docs }, context) {
    const { db } = context
    const row = orderToSign(orderId, context)
    requireRead(contractDocs(db, row), docs)
    changeContract(db, orderId, { agreed_docs: JSON.stringify(docs) })
    return answerOf(orderId, context)
  },

  contractConfirmInfo: ({ orderId }, context) => confirmInfoOf(ownOrder(orderId, context), context),

  contractConfirmSubmit({ orderId, cardId, regionCode, addressDetail, email }, context) {
    const { db, customerId, now } = context
    const row = orderToSign(orderId, context)
    requireStep(row, 'confirm', context)
    const card = payingCard(cardId, context)
    requireFine('regionCode', isWholeRegion(regionCode) ? undefined : '请选择所在地区')
    requireFine('addressDetail', addressDetailRule(addressDetail))
    requireFine('email', emailRule(email))
    const { bankName, cardNoMask } = cardAnswerOf(card)
    changeOrder(db, orderId, { bank_name: bankName, card_no_mask: cardNoMask })
    changeContract(db, orderId, {
      card_id: cardId,
      region_code: regionCode,
      address_detail: addressDetail.trim(),
      email,
      confirmed_at: now(),
    })
    dropDraft(db, { customerId, kind: 'contract', subject: orderId })
    return answerOf(orderId, context)
  },

  contractSign({ orderId, docs, signFileId, faceToken, verifyToken }, context) {
    const { db, customerId, now } = context
    const row = orderToBeSigned(orderId, docs, context)
    const signature = { customerId, signFileId, scene: 'contract', now: now() } as const
    requireSignature(db, signature)
    useProofs(
      db,
      { customerId, scene: 'signing', subject: orderId, now: now() },
      { face: faceToken, sms: verifyToken },
    )
    useSignature(db, signature)
    const signed = signOrder(db, row, now())
    signPapers(db, signed, signFileId, now())
    return signedAnswerOf(db, signed, now())
  },

  contractSignResult: ({ orderId }, context) =>
    signedAnswerOf(context.db, ownOrder(orderId, context), context.now()),
} satisfies Partial<Handlers>

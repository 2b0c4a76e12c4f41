import { randomInt } from 'node:crypto'
import { APPEND_REVIEW_WORKING_DAYS, APPENDS_OPEN_MAX, type appendApply } from '@/contract/append'
import { INNER } from '@/contract/codes'
import type { RequestOf } from '@/contract/endpoint'
import { CARD_STATUS } from '@/contract/tables/bank-card'
import { APPEND_STATUS, FT_APPLY_STATUS, PROPERTY_TYPE } from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dateTimeInShanghai, isRealDate } from '@/lib/date'
import { decimal2 } from '@/lib/format-number'
import { APPEND_MIN, appendAmountError, propertyNameError } from '@/lib/trust-append'
import { appendAnswerOf, canDeliver } from '../appends/append-answer'
import { moveAppend, withdrawAppend } from '../appends/moves'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { cardAnswerOf } from '../cards/card-answer'
import { decisionTime } from '../office/decision'
import { addWeekdays } from '../portfolio/calendar'
import { cardsOf } from '../store/bank-cards'
import { dropDraft } from '../store/drafts'
import { addAppend, appendById, type AppendRow, appendsOf } from '../store/trust-appends'
import { addRequestEvent } from '../store/trust-request-events'
import type { TrustRow } from '../store/trusts'
import { areUsable, uploadedFileById, useFiles } from '../store/uploads'
import { useVerifyToken } from '../store/verify-tokens'
import { principalTrust, rightsOf } from '../trusts/rights'

type Application = RequestOf<typeof appendApply>

/** Working days after which an append is decided, unless somebody does before; within the promise. */
const DECIDED_AFTER_DAYS = 1

const OPEN: readonly string[] = [APPEND_STATUS.inReview, APPEND_STATUS.toPay, APPEND_STATUS.arriving]

const useOf = (appendId: string) => `append:${appendId}`

/** Why nothing can be added now; `''` when something can. */
function reasonOf(trust: TrustRow, { db }: HandlerContext): string {
  if (!rightsOf(trust).includes('append')) return '信托合同未授予委托人追加委托的权利'
  if (trust.status !== FT_APPLY_STATUS.established) return '信托已终止，不能追加委托'
  const open = appendsOf(db, trust.id).filter(({ status }) => OPEN.includes(status))
  return open.length >= APPENDS_OPEN_MAX ? `已有${APPENDS_OPEN_MAX}笔追加委托在办理，办结后可以再申请` : ''
}

/** Everything that is wrong with what was typed. */
function refuseFacts({ amount, propertyType, propertyName }: Application): void {
  const isCash = propertyType === PROPERTY_TYPE.cash
  const errors = [
    { field: 'amount', msg: appendAmountError(amount) },
    { field: 'propertyName', msg: isCash ? undefined : propertyNameError(propertyName ?? '') },
  ].flatMap(({ field, msg }) => (msg === undefined ? [] : [{ field, msg }]))
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
}

/** The card that money comes from: the customer's own, and good. */
function payingCard({ cardId, propertyType }: Application, { db, customerId }: HandlerContext) {
  if (propertyType !== PROPERTY_TYPE.cash) return { card_id: '', bank_name: '', card_no_mask: '' }
  const card = cardsOf(db, customerId).find(({ card_id: id }) => id === cardId)
  if (card?.status !== CARD_STATUS.normal) throw invalidField('cardId', '请选择付款账户')
  const { bankName, cardNoMask } = cardAnswerOf(card)
  return { card_id: card.card_id, bank_name: bankName, card_no_mask: cardNoMask }
}

/** Refuses files that may not serve: nothing has taken them, or the rejected append that is applied for anew. */
function requireFiles({ fileIds, fromAppendId }: Application, { db, customerId }: HandlerContext): void {
  const usedFor = fromAppendId ? [useOf(fromAppendId)] : []
  const purpose = UPLOAD_PURPOSE.trust
  if (!areUsable(db, fileIds, { customerId, purpose, usedFor })) {
    throw invalidField('fileIds', '有证明材料已失效，请删除后重新上传')
  }
}

function ownAppend(appendId: string, { db, customerId }: HandlerContext): AppendRow {
  return ownRow(appendById(db, appendId), customerId)
}

/** Handlers of `src/contract/append.ts`. */
export const appendHandlers = {
  appendPreCheck({ trustId }, context) {
    const trust = principalTrust(trustId, context)
    const reason = reasonOf(trust, context)
    return {
      trustId,
      trustName: trust.name,
      currentTotal: trust.total_assets,
      assetDate: trust.asset_date,
      minAmount: APPEND_MIN,
      canAppend: reason ? '0' : '1',
      reason,
    }
  },

  appendDetail({ appendId }, context) {
    return appendAnswerOf(context.db, ownAppend(appendId, context), context.now())
  },

  appendApply(input, context) {
    const { db, customerId, now, today } = context
    const { trustId, fromAppendId, propertyType, sourceOfFunds, verifyToken } = input
    const reason = reasonOf(principalTrust(trustId, context), context)
    if (reason) throw new BusinessError(INNER.stateConflict, { msg: reason })
    const rejected = fromAppendId ? ownAppend(fromAppendId, context) : undefined
    if (rejected && rejected.status !== APPEND_STATUS.rejected) throw new BusinessError(INNER.stateConflict)
    refuseFacts(input)
    const card = payingCard(input, context)
    const time = dateTimeInShanghai(now())
    const number = `${time.replace(/\D/g, '')}${String(randomInt(1000)).padStart(3, '0')}`
    const id = `AP${number}`
    requireFiles(input, context)
    useVerifyToken(db, { customerId, scene: 'append', subject: trustId, token: verifyToken, now: now() })
    useFiles(db, { customerId, purpose: UPLOAD_PURPOSE.trust, fileIds: input.fileIds, usedFor: useOf(id) })
    addAppend(db, {
      id,
      trust_id: trustId,
      customer_id: customerId,
      apply_no: `ZJ${number}`,
      amount: decimal2(input.amount),
      property_type: propertyType,
      property_name: propertyType === PROPERTY_TYPE.cash ? '' : (input.propertyName ?? '').trim(),
      source_of_funds: sourceOfFunds,
      ...card,
      file_ids: JSON.stringify(input.fileIds),
      status: APPEND_STATUS.inReview,
      apply_time: time,
      promised_date: addWeekdays(today(), APPEND_REVIEW_WORKING_DAYS),
      due_at: decisionTime(today(), DECIDED_AFTER_DAYS),
      ...{ pay_deadline: '', pay_date: '', pay_marked_at: '', voucher_file_id: '' },
      ...{ confirm_date: '', reject_reason: '' },
    })
    addRequestEvent(db, id, { name: '提交申请', remark: '', time })
    dropDraft(db, { customerId, kind: 'append', subject: fromAppendId ?? trustId })
    return { appendId: id, applyNo: `ZJ${number}`, status: APPEND_STATUS.inReview }
  },

  appendPayMark({ appendId, payDate, voucherFileId }, context) {
    const { db, customerId, now, today } = context
    const row = ownAppend(appendId, context)
    const time = dateTimeInShanghai(now())
    if (!canDeliver(row, time)) {
      const isLate = OPEN.includes(row.status) && row.pay_deadline !== '' && row.pay_deadline <= time
      throw new BusinessError(INNER.stateConflict, {
        msg: isLate ? '期限已过，请联系理财经理' : '当前无需交付',
      })
    }
    if (!isRealDate(payDate)) throw invalidField('payDate', '请选择日期')
    if (payDate > today()) throw invalidField('payDate', '日期不能晚于今天')
    if (payDate < row.apply_time.slice(0, 10)) throw invalidField('payDate', '日期不能早于申请日期')
    const fileIds = voucherFileId ? [voucherFileId] : []
    const isFree = fileIds.every(id => uploadedFileById(db, id)?.used_for === '')
    const use = { customerId, purpose: UPLOAD_PURPOSE.payment, fileIds, usedFor: useOf(appendId) }
    if (!isFree || !useFiles(db, use)) throw invalidField('voucherFileId', '凭证已失效，请重新上传')
    const moved = moveAppend(db, row, 'deliver', {
      name: row.property_type === PROPERTY_TYPE.cash ? '打款' : '财产转移',
      remark: '等待确认',
      change: { pay_date: payDate, pay_marked_at: time, voucher_file_id: voucherFileId },
      now: now(),
    })
    return appendAnswerOf(db, moved, now())
  },

  appendCancel({ appendId }, context) {
    const { db, now } = context
    return appendAnswerOf(db, withdrawAppend(db, ownAppend(appendId, context), now()), now())
  },
} satisfies Partial<Handlers>

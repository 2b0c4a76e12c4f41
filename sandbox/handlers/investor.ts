import { INNER } from '@/contract/codes'
import type { RequestOf } from '@/contract/endpoint'
import {
  INVESTOR_REVIEW_WORKING_DAYS,
  type InvestorApplication,
  type qualifiedSubmit,
} from '@/contract/investor'
import { GATE, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS, INVESTOR_LEAST } from '@/contract/tables/investor'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dateTimeInShanghai } from '@/lib/date'
import { decimal2 } from '@/lib/format-number'
import { investorAmountRule, investorYearsRule } from '@/lib/investor-rules'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { INVESTOR_PAGE } from '../investor/investor-desk'
import { canApply, investorGate, investorStatus, viewingOf } from '../investor/standing'
import { decisionTime } from '../office/decision'
import { addWeekdays } from '../portfolio/calendar'
import { addSignature, type AgreementRow, hasReadAgreement } from '../store/agreements'
import { noteCollection } from '../store/collections'
import { customerById, isQualified, setQualified } from '../store/customers'
import type { Db } from '../store/database'
import { dropDraft } from '../store/drafts'
import {
  addInvestorApplication,
  investorApplicationById,
  type InvestorApplicationRow,
  lastInvestorApplication,
  newInvestorApplyId,
  proofUse,
} from '../store/investor-applications'
import { sendNotice } from '../store/notices'
import { uploadedFileById, type UploadedFileRow, useFiles } from '../store/uploads'
import { acceptedAgreement } from './agreement'
import { shownFile } from './upload'

type Application = RequestOf<typeof qualifiedSubmit>

/** Working days after which an application is decided, unless somebody does before; within the promise. */
const DECIDED_AFTER_DAYS = 2

const filesOf = (db: Db, { file_ids: ids }: InvestorApplicationRow): UploadedFileRow[] =>
  (JSON.parse(ids) as string[]).flatMap(id => uploadedFileById(db, id) ?? [])

/** The row as the contract names it. */
function shown(db: Db, row: InvestorApplicationRow): InvestorApplication {
  return {
    applyId: row.apply_id,
    status: row.status,
    criterion: row.criterion,
    amount: row.amount,
    years: row.years,
    files: filesOf(db, row).map(shownFile),
    submitTime: dateTimeInShanghai(row.submitted_at),
    promisedDate: row.promised_date,
    decideTime: row.decided_at === null ? '' : dateTimeInShanghai(row.decided_at),
    rejectReason: row.reject_reason,
  }
}

function refuseBefore(context: HandlerContext): void {
  const { db, customerId, today } = context
  const gate = investorGate(customerById(db, customerId), today())
  if (gate === GATE.realName) throw new BusinessError(INNER.realNameRequired)
  if (gate === GATE.idCard) throw new BusinessError(INNER.idCardExpired)
  if (canApply(context)) return
  const isOpen = lastInvestorApplication(db, customerId)?.status === INVESTOR_APPLICATION_STATUS.inReview
  throw new BusinessError(INNER.stateConflict, {
    msg: isOpen ? '认定申请正在审核，无需重复提交' : '合格投资者认定仍然有效，无需重新申请',
  })
}

/** The declaration in force, read to its end. */
function readDeclaration(version: string, context: HandlerContext): AgreementRow {
  const agreement = acceptedAgreement(context, 'investor', version)
  if (!hasReadAgreement(context.db, context.customerId, agreement.id)) {
    throw invalidField('agreementVersion', `请完整阅读《${agreement.title}》`)
  }
  return agreement
}

/** Everything that is wrong with what was typed (rule V-QI). */
function refuseFacts({ criterion, amount, years }: Application): void {
  const errors = [
    { field: 'amount', msg: investorAmountRule(INVESTOR_LEAST[criterion])(amount) },
    { field: 'years', msg: investorYearsRule(years) },
  ].flatMap(({ field, msg }) => (msg === undefined ? [] : [{ field, msg }]))
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
}

/** Whether a file may prove an application: nothing has taken it, or one of the customer's that was refused. */
function isFree(db: Db, customerId: string, fileId: string): boolean {
  const usedFor = uploadedFileById(db, fileId)?.used_for ?? ''
  if (usedFor === '') return true
  const earlier = investorApplicationById(db, usedFor.slice(proofUse('').length))
  return earlier?.customer_id === customerId && earlier.status === INVESTOR_APPLICATION_STATUS.rejected
}

function takeProof(fileIds: readonly string[], applyId: string, { db, customerId }: HandlerContext): void {
  const areFree = fileIds.every(id => isFree(db, customerId, id))
  const isEachOnce = new Set(fileIds).size === fileIds.length
  const use = { customerId, purpose: UPLOAD_PURPOSE.qualified, fileIds, usedFor: proofUse(applyId) }
  if (!isEachOnce || !areFree || !useFiles(db, use)) {
    throw invalidField('fileIds', '有证明材料已失效，请删除后重新上传')
  }
}

/** Handlers of `src/contract/investor.ts`. */
export const investorHandlers = {
  qualifiedInfo(_request, context) {
    const { db, customerId, today } = context
    const customer = customerById(db, customerId)
    const last = lastInvestorApplication(db, customerId)
    return {
      status: investorStatus(customer, today()),
      expireDate: customer.qualified_expire_date,
      gate: investorGate(customer, today()),
      canApply: canApply(context) ? '1' : '0',
      application: last ? shown(db, last) : null,
    }
  },

  qualifiedSubmit(input, context) {
    const { db, customerId, now, today } = context
    refuseBefore(context)
    const agreement = readDeclaration(input.agreementVersion, context)
    refuseFacts(input)
    const applyId = newInvestorApplyId(now())
    takeProof(input.fileIds, applyId, context)
    const promisedDate = addWeekdays(today(), INVESTOR_REVIEW_WORKING_DAYS)
    addInvestorApplication(db, {
      apply_id: applyId,
      customer_id: customerId,
      status: INVESTOR_APPLICATION_STATUS.inReview,
      criterion: input.criterion,
      amount: decimal2(input.amount),
      years: Number(input.years),
      file_ids: JSON.stringify(input.fileIds),
      agreement_version: agreement.version,
      submitted_at: now(),
      due_at: decisionTime(today(), DECIDED_AFTER_DAYS),
      promised_date: promisedDate,
      decided_at: null,
      expire_date: '',
      reject_reason: '',
    })
    // What still counts goes on counting beside it.
    if (!isQualified(customerById(db, customerId), today())) {
      setQualified(db, customerId, QUALIFIED_STATUS.inReview, '')
    }
    const code = 'investor'
    addSignature(db, { customerId, code, version: agreement.version, scene: code, now: now() })
    noteCollection(db, { customerId, item: 'investorProof', scene: '合格投资者认定', now: now() })
    dropDraft(db, { customerId, kind: code, subject: '' })
    sendNotice(db, {
      customerId,
      title: '合格投资者认定申请已受理',
      summary: `我们最迟在 ${promisedDate} 告知您结果，无需重复提交。`,
      bizType: code,
      bizId: applyId,
      link: INVESTOR_PAGE,
      now: now(),
    })
    return { applyId, status: INVESTOR_APPLICATION_STATUS.inReview, promisedDate }
  },

  qualifiedViewInfo(_request, context) {
    const { canView, gate } = viewingOf(context)
    return { canView: canView ? '1' : '0', gate }
  },

  qualifiedViewConfirm({ agreementVersion }, context) {
    const { db, customerId, now } = context
    if (viewingOf(context).gate) throw new BusinessError(INNER.realNameRequired)
    const { version } = readDeclaration(agreementVersion, context)
    addSignature(db, { customerId, code: 'investor', version, scene: 'investorView', now: now() })
    return { canView: '1' }
  },
} satisfies Partial<Handlers>

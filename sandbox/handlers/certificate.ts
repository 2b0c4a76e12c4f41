import {
  CERT_MAX_PENDING,
  CERT_MAX_PER_DAY,
  CERT_WORKING_DAYS,
  type CertStanding,
} from '@/contract/certificate'
import { INNER } from '@/contract/codes'
import { certificateMachine } from '@/contract/machines/certificate'
import { CERT_LANG, CERT_PURPOSE, CERT_STATUS } from '@/contract/tables/certificate'
import { GATE } from '@/contract/tables/customer'
import { englishNameRule, purposeTextRule } from '@/lib/certificate-rules'
import { todayInShanghai } from '@/lib/date'
import { countedText } from '@/lib/counted-text'
import { plainName } from '@/lib/typed-name'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { REVIEW_AFTER_MS } from '../certificates/certificate-job'
import { contentOf, lastDayOf } from '../certificates/content'
import { decisionTime } from '../office/decision'
import { addWeekdays } from '../portfolio/calendar'
import {
  addCertificate,
  certificateById,
  certificateDetailOf,
  certificateOf,
  certificatesOf,
  moveCertificate,
} from '../store/certificates'
import { noteCollection } from '../store/collections'
import { customerById } from '../store/customers'
import { dropDraft } from '../store/drafts'
import { pageOf } from '../store/page'
import { useVerifyToken } from '../store/verify-tokens'
import { openGates } from '../trusts/gates'

type Standing = Pick<CertStanding, 'applyReason' | 'applyGate'>

/** Whether the customer may apply for another one, and what stands in the way. */
function standingOf({ db, customerId, today }: HandlerContext): Standing {
  const gate = openGates(customerById(db, customerId), today()).find(
    ({ code }) => code === GATE.realName || code === GATE.idCard,
  )
  if (gate) {
    return { applyReason: gate.msg, applyGate: gate.code === GATE.idCard ? GATE.idCard : GATE.realName }
  }
  const rows = certificatesOf(db, customerId)
  const pending = rows.filter(
    ({ status }) => status === CERT_STATUS.waiting || status === CERT_STATUS.inReview,
  )
  if (pending.length >= CERT_MAX_PENDING) {
    return { applyReason: `已有 ${CERT_MAX_PENDING} 份申请在办理，办结后可以再申请`, applyGate: '' }
  }
  const ofToday = rows.filter(row => todayInShanghai(row.applied_at) === today())
  if (ofToday.length >= CERT_MAX_PER_DAY) {
    return { applyReason: `今日已申请${CERT_MAX_PER_DAY}次，请明天再申请`, applyGate: '' }
  }
  return { applyReason: '', applyGate: '' }
}

const REFUSALS = {
  [GATE.realName]: INNER.realNameRequired,
  [GATE.idCard]: INNER.idCardExpired,
  '': INNER.stateConflict,
} as const

function requireAllowed(context: HandlerContext): void {
  const { applyReason, applyGate } = standingOf(context)
  if (applyReason) throw new BusinessError(REFUSALS[applyGate], { msg: applyReason })
}

/** Handlers of `src/contract/certificate.ts`. */
export const certificateHandlers = {
  assetCertList({ status, ...paging }, context) {
    const rows = certificatesOf(context.db, context.customerId).filter(
      row => !status || row.status === status,
    )
    const page = pageOf(rows, paging)
    return { ...page, list: page.list.map(certificateOf), ...standingOf(context) }
  },

  assetCertDetail({ certId }, { db, customerId }) {
    return certificateDetailOf(ownRow(certificateById(db, certId), customerId))
  },

  assetCertPrepare(_request, context) {
    return { ...standingOf(context), lastDay: lastDayOf(context.today()) }
  },

  assetCertPreview(cover, context) {
    const { positions, totalAmount } = contentOf(context, cover)
    return { positions: [...positions], totalAmount, currency: 'CNY' }
  },

  assetCertApply(request, context) {
    const { db, customerId, now, today } = context
    const { certType, holderRole, productIds, purpose, lang, email, verifyToken, fromCertId } = request
    requireAllowed(context)
    if (fromCertId) ownRow(certificateById(db, fromCertId), customerId)
    const content = contentOf(context, request)
    const purposeText = purpose === CERT_PURPOSE.other ? countedText(request.purposeText) : ''
    const wrongPurpose = purpose === CERT_PURPOSE.other ? purposeTextRule(purposeText) : undefined
    if (wrongPurpose) throw invalidField('purposeText', wrongPurpose)
    const nameEn = lang === CERT_LANG.chinese ? '' : plainName(request.nameEn)
    const wrongName = lang === CERT_LANG.chinese ? undefined : englishNameRule(nameEn)
    if (wrongName) throw invalidField('nameEn', wrongName)
    if (content.totalAmount !== request.totalAmount) {
      throw new BusinessError(INNER.stateConflict, { msg: '证明金额已更新，请核对预览后再提交' })
    }
    useVerifyToken(db, { customerId, scene: 'assetCert', token: verifyToken, now: now() })
    const row = addCertificate(
      db,
      {
        customer_id: customerId,
        cert_type: certType,
        holder_role: holderRole,
        start_date: content.startDate,
        cert_date: content.certDate,
        productIds,
        positions: content.positions,
        total_amount: content.totalAmount,
        purpose,
        purpose_text: purposeText,
        lang,
        name_en: nameEn,
        email,
        review_at: now() + REVIEW_AFTER_MS,
        due_at: decisionTime(today(), CERT_WORKING_DAYS),
        expected_date: addWeekdays(today(), CERT_WORKING_DAYS),
      },
      now(),
    )
    noteCollection(db, { customerId, item: 'email', scene: '资产证明申请', now: now() })
    dropDraft(db, { customerId, kind: 'assetCert', subject: fromCertId ?? '' })
    return { certId: row.cert_id, applyNo: row.apply_no, expectedDate: row.expected_date }
  },

  assetCertCancel({ certId }, { db, customerId }) {
    const row = ownRow(certificateById(db, certId), customerId)
    const status = certificateMachine.next(row.status, 'withdraw')
    if (!status) throw new BusinessError(INNER.stateConflict)
    moveCertificate(db, certId, { status })
    return { status }
  },
} satisfies Partial<Handlers>

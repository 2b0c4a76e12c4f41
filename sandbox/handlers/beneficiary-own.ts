import { type BeneFillInfo, BENE_REVIEW_WORKING_DAYS } from '@/contract/beneficiary'
import { INNER } from '@/contract/codes'
import { ACCOUNT_OWNER, BENE_FILL_STATUS, idKindOf } from '@/contract/tables/beneficiary'
import { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'
import { addressDetailRule, regionRule } from '@/lib/address'
import { accountDraft } from '@/lib/beneficiary-drafts'
import { isMobileAsked, type Problem } from '@/lib/beneficiary-rules'
import { compactMobile, compactNumber } from '@/lib/compact-number'
import { maskCard, maskEmail, maskMobile, maskName, maskPaperNo } from '@/lib/mask'
import { plainName } from '@/lib/typed-name'
import { cardRule, emailRule, mobileRule, optional } from '@/lib/validate'
import { BusinessError } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { tellFill } from '../beneficiaries/fill-desk'
import { inForce, shownNameOf } from '../beneficiaries/in-force'
import { takeFiles } from '../beneficiaries/take-files'
import { bankOf } from '../cards/banks'
import { decisionTime } from '../office/decision'
import { addWeekdays } from '../portfolio/calendar'
import { addAccountChange, lastAccountChange } from '../store/bank-change-cards'
import { regionOfAddress, wholeAddress } from '../signing/regions'
import { registeredCard } from '../store/bank-cards'
import { openBankChange } from '../store/bank-changes'
import { addBeneFill, lastBeneFill } from '../store/bene-fills'
import { newBeneId } from '../store/bene-changes'
import { benefitsOf, type BeneficiaryRow, isMinor } from '../store/beneficiaries'
import { dropDraft } from '../store/drafts'
import { sendNotice } from '../store/notices'
import { trustById } from '../store/trusts'
import { useProofs, useVerifyToken } from '../store/verify-tokens'
import { accountChangePage } from '../beneficiaries/account-desk'
import { refuseInput } from './beneficiary'

/** Working days after which it is decided, unless somebody does before; within the promise. */
const DECIDED_AFTER_DAYS = 2

/** A benefit of the customer's own, or of a minor of theirs. Errors: `notOwner`. */
function ownBenefitRow(
  { beneId, trustId }: { readonly beneId?: string | undefined; readonly trustId?: string | undefined },
  { db, customerId, today }: HandlerContext,
): BeneficiaryRow {
  const row = benefitsOf(db, customerId, today()).find(
    one => (beneId === undefined || one.id === beneId) && (trustId === undefined || one.trust_id === trustId),
  )
  if (!row) throw new BusinessError(INNER.notOwner)
  return row
}

const isGuardianOf = (row: BeneficiaryRow, customerId: string) => row.customer_id !== customerId

/** Whose account may be paid, by name: a minor's own or the guardian's. */
function accountNames(row: BeneficiaryRow, today: string): { accountOwner: string; name: string }[] {
  const own = { accountOwner: ACCOUNT_OWNER.own, name: row.name }
  return isMinor(row.birth_date, today) && row.guardian_name !== ''
    ? [own, { accountOwner: ACCOUNT_OWNER.guardian, name: row.guardian_name }]
    : [own]
}

function accountOf(row: BeneficiaryRow, { db, customerId }: HandlerContext): BeneFillInfo['account'] {
  const change = lastAccountChange(db, row.id, customerId)
  return {
    applyId: change?.apply_id ?? '',
    status: change?.status ?? '',
    accountOwner: change?.account_owner ?? '',
    accountNameMask: change ? maskName(change.account_name) : '',
    bankName: change?.new_bank_name ?? '',
    cardNoMask: change?.new_card_no_mask ?? '',
    rejectReason: change?.reject_reason ?? '',
  }
}

/** The card is one that pays this holder, as far as the bank knows it (rule V-CARD). */
function cardError(cardNo: string, accountName: string, { db }: HandlerContext): string | undefined {
  const error = cardRule(cardNo)
  if (error) return error
  const card = registeredCard(db, cardNo)
  const isRight =
    card === undefined || (card.card_type === CARD_TYPE.debit && card.holder_name === accountName)
  if (!isRight) return '仅支持本人借记卡'
  return card && card.status !== CARD_STATUS.normal ? '该卡已失效，请更换银行卡' : undefined
}

const problemsOf = (problems: readonly (readonly [string, string | undefined])[]): Problem[] =>
  problems.flatMap(([field, msg]) => (msg === undefined ? [] : [{ field, msg }]))

/** Handlers of `src/contract/beneficiary.ts` about beneficiaries who look after their own data. */
export const beneficiaryOwnHandlers = {
  beneFillInfo(request, context) {
    const { db, customerId, today } = context
    const row = ownBenefitRow(request, context)
    const person = inForce(db, row.trust_id).people.find(one => one.bene_id === row.id)
    const fill = lastBeneFill(db, row.id)
    return {
      beneId: row.id,
      trustId: row.trust_id,
      trustName: trustById(db, row.trust_id)?.name ?? '',
      today: today(),
      isGuardian: isGuardianOf(row, customerId) ? '1' : '0',
      nameMask: shownNameOf(row),
      relation: row.relation,
      idType: row.id_type,
      idNoMask: maskPaperNo(row.id_no),
      birthDate: row.birth_date,
      order: row.benefit_order,
      sharePercent: row.share_percent,
      mobileMask: row.mobile && maskMobile(row.mobile),
      emailMask: person?.email ? maskEmail(person.email) : '',
      addressMask: person?.address ? `${person.address.slice(0, 6)}****` : '',
      occupation: person?.occupation ?? '',
      bankName: row.bank_name,
      cardNoMask: maskCard(row.card_no),
      accountNameMask: maskName(row.account_name),
      status: fill?.status ?? '',
      promisedDate: fill?.status === BENE_FILL_STATUS.inReview ? fill.promised_date : '',
      rejectReason: fill?.reject_reason ?? '',
      account: accountOf(row, context),
      accountNames: accountNames(row, today()).map(({ accountOwner, name }) => ({
        accountOwner,
        nameMask: maskName(name),
      })),
    }
  },

  beneFillSubmit({ beneId, verifyToken, fileIds, ...typed }, context) {
    const { db, customerId, now, today } = context
    const row = ownBenefitRow({ beneId }, context)
    if (lastBeneFill(db, beneId)?.status === BENE_FILL_STATUS.inReview) {
      throw new BusinessError(INNER.stateConflict, { msg: '信息正在审核，无需重复提交' })
    }
    const person = inForce(db, row.trust_id).people.find(one => one.bene_id === beneId)
    const mobile = compactMobile(typed.mobile)
    const email = typed.email.trim()
    const address = wholeAddress(typed)
    const isKept = address === '' && Boolean(person?.address)
    const placed = regionOfAddress(address)
    const needsMobile =
      row.mobile === '' && isMobileAsked(idKindOf(row.relation, row.id_type), row.birth_date, today())
    refuseInput(
      problemsOf([
        ['mobile', (needsMobile ? mobileRule : optional(mobileRule))(mobile)],
        ['email', (person?.email ? optional(emailRule) : emailRule)(email)],
        ...(isKept
          ? []
          : ([
              ['regionCode', regionRule(placed.regionCode)],
              ['address', addressDetailRule(placed.rest)],
            ] as const)),
      ]),
    )
    useVerifyToken(db, { customerId, scene: 'beneficiary', subject: beneId, token: verifyToken, now: now() })
    const fillId = newBeneId('BF', now())
    takeFiles(fileIds, { field: 'files', usedFor: `beneFill:${fillId}` }, context)
    const promisedDate = addWeekdays(today(), BENE_REVIEW_WORKING_DAYS)
    const fill = {
      fill_id: fillId,
      bene_id: beneId,
      customer_id: customerId,
      status: BENE_FILL_STATUS.inReview,
      ...{ mobile, email, address, occupation: typed.occupation.trim() },
      file_ids: JSON.stringify(fileIds),
      submitted_at: now(),
      due_at: decisionTime(today(), DECIDED_AFTER_DAYS),
      promised_date: promisedDate,
      decided_at: null,
      reject_reason: '',
    }
    addBeneFill(db, fill)
    tellFill(db, fill, '受益人信息已提交', `我们最迟在 ${promisedDate} 告知您结果，无需重复提交。`, now())
    return { beneStatus: BENE_FILL_STATUS.inReview, promisedDate }
  },

  beneficiaryBankChangeApply({ beneId, accountOwner, accountName, proofFileIds, ...request }, context) {
    const { db, customerId, now, today } = context
    const row = ownBenefitRow({ beneId }, context)
    if (openBankChange(db, beneId) !== '') {
      throw new BusinessError(INNER.stateConflict, { msg: '收款账户变更正在审核，无需重复提交' })
    }
    const cardNo = compactNumber(request.cardNo)
    const name = plainName(accountName)
    const owner = accountNames(row, today()).find(one => one.accountOwner === accountOwner)
    const nameError =
      owner === undefined || owner.name === name
        ? undefined
        : owner.accountOwner === ACCOUNT_OWNER.own
          ? '收款账户户名须与受益人一致'
          : '使用监护人账户的，户名须与监护人一致'
    refuseInput(
      problemsOf([
        ['accountOwner', owner ? undefined : '请选择收款账户'],
        ['accountName', nameError],
        [
          'cardNo',
          cardError(cardNo, name, context) ?? (cardNo === row.card_no ? '与现有收款账户相同' : undefined),
        ],
      ]),
    )
    useProofs(
      db,
      { customerId, scene: 'beneficiary', subject: beneId, now: now() },
      { sms: request.verifyToken, face: request.faceToken },
    )
    takeFiles(proofFileIds, { field: 'files', usedFor: `bankChange:${beneId}:${now()}` }, context)
    const promisedDate = addWeekdays(today(), BENE_REVIEW_WORKING_DAYS)
    const applyId = addAccountChange(db, {
      customer_id: customerId,
      bene_id: beneId,
      trust_name: trustById(db, row.trust_id)?.name ?? '',
      bene_name_mask: shownNameOf(row),
      old_bank_name: row.bank_name,
      old_card_no_mask: maskCard(row.card_no),
      new_bank_name: bankOf(cardNo) || '其他银行',
      card_no: cardNo,
      account_owner: accountOwner,
      account_name: name,
      file_ids: JSON.stringify(proofFileIds),
      submitted_at: now(),
      due_at: decisionTime(today(), DECIDED_AFTER_DAYS),
      promised_date: promisedDate,
    })
    dropDraft(db, { customerId, ...accountDraft(beneId) })
    sendNotice(db, {
      customerId,
      title: '收款账户变更已受理',
      summary: `我们最迟在 ${promisedDate} 告知您结果，生效前仍付至原账户。`,
      bizType: 'bankChange',
      bizId: applyId,
      link: accountChangePage(applyId),
      now: now(),
    })
    return { applyId, status: '0', promisedDate }
  },
} satisfies Partial<Handlers>

import { INNER } from '@/contract/codes'
import { ID_REVIEW_WORKING_DAYS, type IdentityApplicationData, type ReadSide } from '@/contract/identity'
import { idApplicationMachine } from '@/contract/machines/identity'
import { ID_TYPE } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import type { CardFacts } from '@/lib/id-card'
import { maskName, maskPaperNo } from '@/lib/mask'
import { isSameName } from '@/lib/same-name'
import { plainName } from '@/lib/typed-name'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { cardOf, passIdentity, problemsOf, readingOf, resultPage } from '../identity/authenticate'
import { refuseWhileInReview } from '../identity/in-review'
import { takePhotos } from '../identity/paper-photos'
import { isProved, waitForPeople } from '../identity/proved'
import { readCard } from '../identity/reader'
import { decisionTime, ID_DECIDED_AFTER_DAYS } from '../office/decision'
import { addWeekdays } from '../portfolio/calendar'
import { addSignature, lastSignature } from '../store/agreements'
import { noteCollection } from '../store/collections'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import {
  confirmIdentity,
  handInIdentity,
  type IdentityApplicationRow,
  identityApplicationById,
  openIdentity,
  openIdentityApplication,
  takeSide,
  usedFor,
} from '../store/identity-applications'
import { uploadedFileById, useFiles } from '../store/uploads'
import { useProofs } from '../store/verify-tokens'
import { acceptedAgreement } from './agreement'

/** The application a photo goes into: the open one, or a new one. */
function applicationFor({ db, customerId, now }: HandlerContext): IdentityApplicationRow {
  const isUpdating = isProved(db, customerId)
  const open = openIdentityApplication(db, customerId, now())
  return open ?? openIdentity(db, { customerId, isUpdating, now: now() })
}

/** The customer's own application that is still filled in, while no other document is with people. */
function fillingApplication(authApplyId: string, context: HandlerContext): IdentityApplicationRow {
  const { db, customerId, now } = context
  const row = ownRow(identityApplicationById(db, authApplyId, now()), customerId)
  if (row.status !== ID_APPLICATION_STATUS.filling) throw new BusinessError(INNER.stateConflict)
  refuseWhileInReview(context)
  return row
}

/** The same, once what was read is confirmed, with the card it is about. */
function confirmedApplication(
  authApplyId: string,
  context: HandlerContext,
): { readonly row: IdentityApplicationRow; readonly card: CardFacts } {
  const row = fillingApplication(authApplyId, context)
  const card = cardOf(row)
  if (row.confirmed_at === null || !card) throw new BusinessError(INNER.stateConflict)
  refuseProblems(card, context)
  return { row, card }
}

function refuseProblems(card: CardFacts, { db, customerId, today }: HandlerContext): void {
  const errors = problemsOf(db, customerId, card, today())
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
}

function sideOf(db: Db, fileId: string, json: string): ReadSide | null {
  const read = readingOf(json)
  const file = uploadedFileById(db, fileId)
  return read && file ? { fileId, width: file.width, height: file.height, read } : null
}

/** The row as the contract names it; the card itself only while the customer is at it. */
function shown(db: Db, row: IdentityApplicationRow): IdentityApplicationData {
  const isFilling = row.status === ID_APPLICATION_STATUS.filling
  const card = cardOf(row)
  return {
    authApplyId: row.id,
    status: row.status,
    isUpdating: row.is_updating,
    consentVersion: row.consent_version,
    front: isFilling ? sideOf(db, row.front_file_id, row.front_read) : null,
    back: isFilling ? sideOf(db, row.back_file_id, row.back_read) : null,
    isConfirmed: row.confirmed_at === null ? '0' : '1',
    mismatch: row.mismatch,
    nameMask: row.name && maskName(row.name),
    idNoMask: card ? maskPaperNo(card.cardNo) : '',
    cardEndDate: card?.endDate ?? '',
    expireTime: dateTimeInShanghai(row.expires_at),
    promisedDate: row.promised_date,
    decideTime: row.decided_at === null ? '' : dateTimeInShanghai(row.decided_at),
    rejectReason: row.reject_reason,
  }
}

/** Handlers of `src/contract/identity.ts`. */
export const identityHandlers = {
  identityApplication({ authApplyId }, { db, customerId, now }) {
    const row =
      authApplyId === undefined
        ? openIdentityApplication(db, customerId, now())
        : ownRow(identityApplicationById(db, authApplyId, now()), customerId)
    return { application: row ? shown(db, row) : null }
  },

  idCardOcr({ side, fileId, consentVersion }, context) {
    const { db, customerId, now } = context
    const consent = acceptedAgreement(context, 'sensitive', consentVersion)
    const file = uploadedFileById(db, fileId)
    if (file?.customer_id !== customerId || file.purpose !== UPLOAD_PURPOSE.identity) {
      throw new BusinessError(INNER.notOwner)
    }
    refuseWhileInReview(context)
    const read = readCard(db, file, side)
    // The photo has been looked at, whatever came of it: that is what was consented to.
    if (lastSignature(db, customerId, consent.code)?.version !== consent.version) {
      const { version } = consent
      addSignature(db, { customerId, code: 'sensitive', version, scene: 'identity', now: now() })
    }
    if (typeof read === 'string') throw invalidField('fileId', read)
    const application = applicationFor(context)
    useFiles(db, {
      customerId,
      purpose: UPLOAD_PURPOSE.identity,
      fileIds: [fileId],
      usedFor: usedFor(application.id),
    })
    takeSide(db, application.id, side, { fileId, read, consentVersion })
    if (side === 'front') noteCollection(db, { customerId, item: 'idNo', scene: '实名认证', now: now() })
    return { authApplyId: application.id, ...read }
  },

  identitySubmit({ authApplyId, frontFileId, backFileId, consentVersion, name, address, checked }, context) {
    const { db, customerId, now } = context
    const row = fillingApplication(authApplyId, context)
    acceptedAgreement(context, 'sensitive', consentVersion)
    // What is confirmed has to be what stands on the photos: another device may have taken others.
    if (row.front_file_id !== frontFileId || row.back_file_id !== backFileId) {
      throw new BusinessError(INNER.stateConflict, { msg: '证件照片已更换，请重新核对' })
    }
    const said = { name: plainName(name), address: address.trim() }
    const card = cardOf(row, said)
    if (!card) throw new BusinessError(INNER.stateConflict)
    const doubtful = [row.front_read, row.back_read].flatMap(json => readingOf(json)?.doubtful ?? [])
    const unchecked = doubtful.find(field => !checked.includes(field))
    if (unchecked) throw invalidField(unchecked, '请对照证件核对')
    refuseProblems(card, context)
    const registered = customerById(db, customerId).name
    const isMismatch = registered !== '' && !isSameName(said.name, registered)
    confirmIdentity(db, authApplyId, { ...said, isMismatch, now: now() })
    return { authApplyId, needFace: isMismatch ? '0' : '1', mismatch: isMismatch ? '1' : '0' }
  },

  identityFinish({ authApplyId, faceToken }, context) {
    const { db, customerId, now, today } = context
    const { row, card } = confirmedApplication(authApplyId, context)
    if (isOn(row.mismatch)) {
      throw new BusinessError(INNER.stateConflict, { msg: '姓名与注册信息不一致，请提交人工审核' })
    }
    const use = { customerId, scene: 'realName', subject: authApplyId, now: now() }
    useProofs(db, use, { face: faceToken })
    return { status: passIdentity(db, row, card, { today: today(), now: now() }), promisedDate: '' }
  },

  identityManual({ authApplyId, files }, context) {
    const { db, customerId, now, today } = context
    const { row } = confirmedApplication(authApplyId, context)
    const status = idApplicationMachine.next(row.status, 'handIn')
    if (!status) throw new BusinessError(INNER.stateConflict)
    takePhotos(db, { customerId, idType: ID_TYPE.idCard, files, usedFor: usedFor(authApplyId) })
    const promisedDate = addWeekdays(today(), ID_REVIEW_WORKING_DAYS)
    const dueAt = decisionTime(today(), ID_DECIDED_AFTER_DAYS)
    handInIdentity(db, authApplyId, { dueAt, promisedDate, files })
    waitForPeople(db, row, { promisedDate, link: resultPage(authApplyId), now: now() })
    return { status, promisedDate }
  },
} satisfies Partial<Handlers>

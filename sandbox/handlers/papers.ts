import { INNER } from '@/contract/codes'
import { ID_REVIEW_WORKING_DAYS } from '@/contract/identity'
import { idApplicationMachine } from '@/contract/machines/identity'
import type { Paper, PaperApplicationData } from '@/contract/papers'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { dateTimeInShanghai } from '@/lib/date'
import { maskMobile, maskName, maskPaperNo } from '@/lib/mask'
import { compactPaperNo } from '@/lib/compact-number'
import { plainName } from '@/lib/typed-name'
import { BusinessError, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { fileLink } from '../files/links'
import { detailPage, problemsOfPaper } from '../identity/authenticate-papers'
import { refuseWhileInReview } from '../identity/in-review'
import { takePhotos } from '../identity/paper-photos'
import { isProved, waitForPeople } from '../identity/proved'
import { decisionTime, ID_DECIDED_AFTER_DAYS } from '../office/decision'
import { maskDay } from '../personal-info/items'
import { addWeekdays } from '../portfolio/calendar'
import { addSignature, lastSignature } from '../store/agreements'
import { noteCollection } from '../store/collections'
import { dropDraft } from '../store/drafts'
import {
  filesOf,
  handInPapers,
  lastPaperApplication,
  openPapers,
  paperApplicationById,
  type PaperApplicationRow,
  paperFilesFor,
  paperOf,
  savePapers,
} from '../store/paper-applications'
import { uploadedFileById } from '../store/uploads'
import { countryName } from '../tax/countries'
import { acceptedAgreement } from './agreement'

type CourseStep = PaperApplicationData['timeline'][number]

const EDITABLE: readonly string[] = [ID_APPLICATION_STATUS.filling, ID_APPLICATION_STATUS.failed]

const timeOf = (at: number | null) => (at === null ? '' : dateTimeInShanghai(at))

/** 提交, 审核 and what came of it. */
function courseOf(row: PaperApplicationRow): CourseStep[] {
  if (row.submitted_at === null) return []
  const submitted: CourseStep = { name: '提交资料', time: timeOf(row.submitted_at), remark: '', isDone: '1' }
  const decided = timeOf(row.decided_at)
  switch (row.status) {
    case ID_APPLICATION_STATUS.passed:
      return [submitted, { name: '审核通过', time: decided, remark: '', isDone: '1' }]
    case ID_APPLICATION_STATUS.failed:
      return [submitted, { name: '审核未通过', time: decided, remark: row.reject_reason, isDone: '1' }]
    default:
      return [
        submitted,
        { name: '人工审核', time: '', remark: `最迟 ${row.promised_date} 告知结果`, isDone: '0' },
      ]
  }
}

/** The row as the contract names it; the document in full only while its holder may edit it. */
function shown(row: PaperApplicationRow, { db, now }: HandlerContext): PaperApplicationData {
  const isGone = row.status === ID_APPLICATION_STATUS.expired
  const paper = paperOf(row)
  return {
    applyNo: row.id,
    status: row.status,
    isUpdating: row.is_updating,
    paper: EDITABLE.includes(row.status) ? paper : null,
    idType: paper.idType,
    nameMask: isGone ? '' : maskName(paper.name),
    idNoMask: isGone ? '' : maskPaperNo(paper.idNo),
    nationalityName: isGone ? '' : countryName(paper.nationality),
    birthDateMask: isGone ? '' : maskDay(paper.birthDate),
    sex: isGone ? '' : paper.sex,
    expireDate: isGone ? '' : paper.expireDate,
    mobileMask: isGone ? '' : maskMobile(paper.mobile),
    files: filesOf(row).flatMap(({ part, fileId }) => {
      const file = uploadedFileById(db, fileId)
      return file
        ? [{ part, fileId, width: file.width, height: file.height, fileUrl: fileLink(db, fileId, now()) }]
        : []
    }),
    timeline: courseOf(row),
    expireTime: dateTimeInShanghai(row.expires_at),
    promisedDate: row.promised_date,
    rejectReason: row.reject_reason,
  }
}

/** The customer's own application that is still filled in, while nothing is with people. */
function fillingPapers(applyNo: string, context: HandlerContext): PaperApplicationRow {
  const row = ownRow(paperApplicationById(context.db, applyNo, context.now()), context.customerId)
  if (row.status !== ID_APPLICATION_STATUS.filling) throw new BusinessError(INNER.stateConflict)
  refuseWhileInReview(context)
  return row
}

/** Keeps a document in the application that is filled in, or opens one in the place of the last. */
function keep(
  last: PaperApplicationRow | undefined,
  saved: { readonly paper: Paper; readonly consentVersion: string },
  { db, customerId, now }: HandlerContext,
): string {
  if (last?.status === ID_APPLICATION_STATUS.filling) {
    savePapers(db, last.id, saved)
    return last.id
  }
  const isRefused = last?.status === ID_APPLICATION_STATUS.failed
  const rejectReason = isRefused ? last.reject_reason : ''
  return openPapers(db, { customerId, ...saved, rejectReason, now: now() })
}

function refuseProblems(paper: Paper, { db, customerId, today }: HandlerContext): void {
  const errors = problemsOfPaper(db, customerId, paper, today())
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
}

/** Handlers of `src/contract/papers.ts`. */
export const paperHandlers = {
  nonIdCardDetail({ applyNo }, context) {
    const { db, customerId, now } = context
    const row =
      applyNo === undefined
        ? lastPaperApplication(db, customerId, now())
        : ownRow(paperApplicationById(db, applyNo, now()), customerId)
    return { application: row ? shown(row, context) : null }
  },

  nonIdCardSave({ applyNo, consentVersion, ...typed }, context) {
    const { db, customerId, now } = context
    const consent = acceptedAgreement(context, 'sensitive', consentVersion)
    refuseWhileInReview(context)
    const last = applyNo ? fillingPapers(applyNo, context) : lastPaperApplication(db, customerId, now())
    const { requestNo: _requestNo, ...rest } = typed
    const paper = { ...rest, name: plainName(rest.name), idNo: compactPaperNo(rest.idNo) }
    refuseProblems(paper, context)
    if (lastSignature(db, customerId, consent.code)?.version !== consent.version) {
      const { version } = consent
      addSignature(db, { customerId, code: 'sensitive', version, scene: 'identity', now: now() })
    }
    noteCollection(db, { customerId, item: 'idNo', scene: '实名认证', now: now() })
    return { applyNo: keep(last, { paper, consentVersion }, context) }
  },

  nonIdCardSubmit({ applyNo, files }, context) {
    const { db, customerId, now, today } = context
    const row = fillingPapers(applyNo, context)
    const status = idApplicationMachine.next(row.status, 'handIn')
    if (!status) throw new BusinessError(INNER.stateConflict)
    // The day may be another than the one it was checked on.
    refuseProblems(paperOf(row), context)
    takePhotos(db, { customerId, idType: row.id_type, files, usedFor: paperFilesFor(applyNo) })
    const promisedDate = addWeekdays(today(), ID_REVIEW_WORKING_DAYS)
    const dueAt = decisionTime(today(), ID_DECIDED_AFTER_DAYS)
    const isUpdating = isProved(db, customerId)
    handInPapers(db, applyNo, { files, isUpdating, dueAt, promisedDate, now: now() })
    dropDraft(db, { customerId, kind: 'papers', subject: '' })
    const handedIn = { ...row, is_updating: isUpdating ? ('1' as const) : ('0' as const) }
    waitForPeople(db, handedIn, { promisedDate, link: detailPage(applyNo), now: now() })
    return { applyNo, status, promisedDate }
  },
} satisfies Partial<Handlers>

import { INNER } from '@/contract/codes'
import { FT_REVIEW_WORKING_DAYS } from '@/contract/ft-application'
import { labelOf } from '@/contract/labels'
import { type FtApplicationEvent, ftApplicationMachine } from '@/contract/machines/ft-application'
import type { FtApplication } from '@/contract/my-trust'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dateTimeInShanghai } from '@/lib/date'
import { instantOf } from '../clock'
import { BusinessError } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { decisionTime } from '../office/decision'
import { closeOfNextWorkday } from '../orders/order-times'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import {
  addFtEvent,
  applicationsOf,
  deleteApplication,
  dropApplicationDrafts,
  dropContents,
  type FtApplicationRow,
  openApplication,
  remarksOf,
} from '../store/ft-applications'
import { pageOf } from '../store/page'
import { detailOf, MIN_AMOUNTS } from '../trust-applications/application-answer'
import { takeFiles } from '../trust-applications/card-photos'
import { moveApplication, tellOfApplication } from '../trust-applications/moves'
import { ownApplication } from '../trust-applications/own-application'
import { submitErrors } from '../trust-applications/submit-errors'
import { openGates } from '../trusts/gates'
import { refuseAtGates } from '../trusts/refuse-at-gates'

const S = FT_APPLY_STATUS

function applicationOf(db: Db, row: FtApplicationRow): FtApplication {
  const canWithdraw = ftApplicationMachine.allows(row.status, 'withdraw')
  return {
    applyId: row.id,
    applyNo: row.apply_no,
    trustName: row.trust_name,
    trustKind: row.trust_kind,
    initialAmount: row.initial_amount,
    ftApplyStatus: row.status,
    currentStep: row.current_step,
    updateTime: row.update_time,
    statusNote: row.status_note,
    remarks: remarksOf(db, row.id).map(({ is_mended: _isMended, ...remark }) => remark),
    canWithdraw: canWithdraw ? '1' : '0',
    withdrawReason: canWithdraw ? '' : `申请${labelOf(FT_APPLY_STATUS, row.status)}，不能撤回`,
    canDelete: row.status === S.draft ? '1' : '0',
  }
}

/** The customer's own application if this can happen to it now. Errors: `notOwner`, `stateConflict`. */
function applicationFor(
  applyId: string,
  event: FtApplicationEvent,
  context: HandlerContext,
): FtApplicationRow {
  const row = ownApplication(applyId, context)
  if (!ftApplicationMachine.allows(row.status, event)) throw new BusinessError(INNER.stateConflict)
  return row
}

/** A draft that nothing was ever done with. */
const isUntouched = ({ status, status_note: note }: FtApplicationRow) => status === S.draft && note === ''

/** Handlers of applications for a family trust as a whole: `src/contract/ft-application.ts`, `my-trust.ts`. */
export const ftApplicationHandlers = {
  ftApplicationList({ status, ...paging }, { db, customerId, today }) {
    const rows = applicationsOf(db, customerId).filter(row => !status || row.status === status)
    const page = pageOf(rows, paging)
    return {
      ...page,
      list: page.list.map(row => applicationOf(db, row)),
      gates: openGates(customerById(db, customerId), today()),
      minAmounts: MIN_AMOUNTS,
    }
  },

  ftApplicationStart(_request, context) {
    const { db, customerId, now } = context
    refuseAtGates(context)
    const untouched = applicationsOf(db, customerId).find(isUntouched)
    const row = untouched ?? openApplication(db, customerId, dateTimeInShanghai(now()), now())
    if (!untouched) addFtEvent(db, row.id, { name: '开始填写', remark: '', time: row.update_time })
    return { applyId: row.id, applyNo: row.apply_no }
  },

  ftApplicationDetail({ applyId }, context) {
    return detailOf(ownApplication(applyId, context), context)
  },

  ftApplicationDelete({ applyId }, context) {
    const row = ownApplication(applyId, context)
    if (row.status !== S.draft) throw new BusinessError(INNER.stateConflict)
    deleteApplication(context.db, row)
    return {}
  },

  ftApplicationWithdraw({ applyId }, context) {
    const { db, now } = context
    const row = applicationFor(applyId, 'withdraw', context)
    const moved = moveApplication(db, row, 'withdraw', {
      name: '撤回申请',
      note: '您已撤回申请。',
      now: now(),
    })
    dropContents(db, moved)
    return { ftApplyStatus: moved.status }
  },

  ftApplicationSubmit({ applyId }, context) {
    const { db, now, today } = context
    const row = applicationFor(applyId, 'submit', context)
    refuseAtGates(context)
    const errors = submitErrors(db, row, today())
    if (errors.length > 0) return { ftApplyStatus: row.status, applyTime: '', errors }
    const time = dateTimeInShanghai(now())
    const word = row.status === S.returned ? '重新提交' : '提交申请'
    const note = `${time.slice(5, 16)} ${word}，预计 ${FT_REVIEW_WORKING_DAYS} 个工作日内完成审核。`
    const change = { submitted_at: time, due_at: decisionTime(today(), FT_REVIEW_WORKING_DAYS) }
    const moved = moveApplication(db, row, 'submit', { name: word, note, change, now: now() })
    dropApplicationDrafts(db, moved)
    tellOfApplication(db, moved, {
      title: '家族信托申请已受理',
      summary: `${row.trust_name}：${note}`,
      now: now(),
    })
    return { ftApplyStatus: moved.status, applyTime: time, errors: [] }
  },

  ftDeliverySubmit({ applyId, voucherFileIds }, context) {
    const { db, now } = context
    const row = applicationFor(applyId, 'deliver', context)
    takeFiles(context, {
      applyId,
      fileIds: voucherFileIds,
      purpose: UPLOAD_PURPOSE.payment,
      field: 'voucherFileIds',
    })
    const time = dateTimeInShanghai(now())
    const isLate = row.deliver_until !== '' && time > row.deliver_until
    const moved = moveApplication(db, row, 'deliver', {
      name: '交付财产',
      remark: isLate ? '逾期交付，等待确认' : '等待确认',
      note: '交付凭证已提交，正在确认，最迟下一个工作日告知结果。',
      change: {
        voucher_file_ids: JSON.stringify(voucherFileIds),
        delivery_note: '',
        due_at: instantOf(closeOfNextWorkday(time)),
      },
      now: now(),
    })
    return { ftApplyStatus: moved.status }
  },
} satisfies Partial<Handlers>

import { FT_REVIEW_WORKING_DAYS } from '@/contract/ft-application'
import type { FtSection } from '@/contract/ft-submission'
import { ftApplicationMachine } from '@/contract/machines/ft-application'
import { labelOf } from '@/contract/labels'
import { FT_APPLY_STATUS, FT_SECTION, TRUST_KIND } from '@/contract/tables/trust'
import { dateTimeInShanghai } from '@/lib/date'
import { tenThousands } from '@/lib/format-number'
import { instantOf } from '../clock'
import type { Decision, FieldRemark } from '../office/decision'
import type { Desk } from '../office/desk'
import { closeOfNextWorkday } from '../orders/order-times'
import type { Db } from '../store/database'
import {
  applicationById,
  applicationsInStatus,
  type FtApplicationRow,
  type FtRemark,
  replaceRemarks,
} from '../store/ft-applications'
import { moveApplication, tellOfApplication } from './moves'
import { writeTrustPapers } from './trust-papers'

const isSection = (text: string): text is FtSection => text in FT_SECTION.labels

function approve(db: Db, row: FtApplicationRow, now: number): void {
  const note = '审核已通过，请签署信托合同。'
  replaceRemarks(db, row.id, [], '')
  writeTrustPapers(db, row, now)
  const moved = moveApplication(db, row, 'approve', { name: '审核通过', note, now })
  tellOfApplication(db, moved, { title: '家族信托申请已通过', summary: `${row.trust_name}：${note}`, now })
}

/** Sends it back with what is to be changed: the rest of it stays shut. */
function sendBack(db: Db, row: FtApplicationRow, remarks: readonly FieldRemark[], now: number): void {
  const known = remarks.flatMap(
    ({ section, ...remark }): Pick<FtRemark, 'section' | 'field' | 'content'>[] =>
      isSection(section) ? [{ section, ...remark }] : [],
  )
  const note = `审核退回，有 ${known.length} 处需要修改，改好后请重新提交。`
  replaceRemarks(db, row.id, known, dateTimeInShanghai(now))
  const moved = moveApplication(db, row, 'return', {
    name: '审核退回',
    remark: `${known.length} 处待修改`,
    note,
    now,
  })
  tellOfApplication(db, moved, {
    title: '家族信托申请需要补充',
    summary: `${row.trust_name}：${note}`,
    text: [note, ...known.map(({ section, content }) => `${labelOf(FT_SECTION, section)}：${content}`)],
    now,
  })
}

function refuse(db: Db, row: FtApplicationRow, reason: string, now: number): void {
  const note = `申请未通过，原因：${reason}`
  const change = { reject_reason: reason }
  const moved = moveApplication(db, row, 'refuse', { name: '审核未通过', remark: reason, note, change, now })
  tellOfApplication(db, moved, { title: '家族信托申请未通过', summary: `${row.trust_name}：${note}`, now })
}

function decide(db: Db, row: FtApplicationRow, decision: Decision, now: number): void {
  const { isPassed, reason, remarks = [] } = decision
  if (isPassed) return approve(db, row, now)
  return remarks.length > 0 ? sendBack(db, row, remarks, now) : refuse(db, row, reason, now)
}

/** Applications for a family trust: passed, sent back field by field, or refused. */
export const ftApplicationDesk: Desk = {
  kind: 'ftApplication',
  title: '家族信托申请',
  remarkSections: Object.keys(FT_SECTION.labels),
  waiting: db =>
    applicationsInStatus(db, FT_APPLY_STATUS.inReview).map(row => ({
      id: row.id,
      customerId: row.customer_id,
      submittedAt: instantOf(row.submitted_at),
      dueAt: row.due_at ?? instantOf(closeOfNextWorkday(row.update_time)),
      facts: [
        ['信托', row.trust_name],
        ['类别', labelOf(TRUST_KIND, row.trust_kind)],
        ['设立金额', `${tenThousands(row.initial_amount)} 万元`],
        ['承诺', `${FT_REVIEW_WORKING_DAYS}个工作日内`],
      ],
    })),
  decide: (db, id, decision, now) => {
    const row = applicationById(db, id)
    if (row && ftApplicationMachine.allows(row.status, 'approve')) decide(db, row, decision, now)
  },
}

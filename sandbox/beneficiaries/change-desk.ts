import { beneChangeMachine } from '@/contract/machines/bene-change'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { todayInShanghai } from '@/lib/date'
import type { Decision } from '../office/decision'
import type { Desk } from '../office/desk'
import {
  type BeneChangeRow,
  beneChangeById,
  beneChangesInReview,
  moveBeneChange,
} from '../store/bene-changes'
import { setContent } from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { trustById } from '../store/trusts'
import { applyChange } from './apply-change'
import { shownNameOf } from './in-force'
import { peopleErrors } from './people-errors'

/** Where the principal sees the set. */
export const changePage = (trustId: string) => `/phone/beneficiaryinfo/checkallocationbene?trustId=${trustId}`

/** Tells the principal what became of the change. */
export function tellChange(db: Db, row: BeneChangeRow, title: string, summary: string, now: number): void {
  const { customer_id: customerId, change_id: bizId, trust_id: trustId } = row
  sendNotice(db, { customerId, title, summary, bizType: 'beneChange', bizId, link: changePage(trustId), now })
}

function refuse(db: Db, row: BeneChangeRow, reason: string, now: number): void {
  const status = beneChangeMachine.next(row.status, 'refuse')
  if (!status) return
  moveBeneChange(db, row.change_id, { status, decided_at: now, reject_reason: reason })
  tellChange(
    db,
    row,
    '受益人变更未通过',
    `原因：${reason}。原受益人和分配方案继续有效，您可以修改后重新提交。`,
    now,
  )
}

function decide(db: Db, row: BeneChangeRow, { isPassed, reason }: Decision, now: number): void {
  if (!isPassed) return refuse(db, row, reason, now)
  // A document may have expired, or somebody come of age, while it was reviewed.
  const [error] = peopleErrors(db, row.change_id, todayInShanghai(row.submitted_at ?? now))
  if (error) return refuse(db, row, error.msg, now)
  const status = beneChangeMachine.next(row.status, 'approve')
  if (!status) return
  applyChange(db, row, now)
  moveBeneChange(db, row.change_id, { status, decided_at: now })
  tellChange(db, row, '受益人变更已生效', '新的受益人和分配方案已经生效，今后按此分配。', now)
}

/** Changes of who benefits from an established trust. */
export const beneChangeDesk: Desk = {
  kind: 'beneChange',
  title: '受益人变更',
  waiting: db =>
    beneChangesInReview(db).map(row => ({
      id: row.change_id,
      customerId: row.customer_id,
      submittedAt: row.submitted_at ?? row.created_at,
      dueAt: row.due_at ?? row.created_at,
      facts: [
        ['信托', trustById(db, row.trust_id)?.name ?? ''],
        ...setContent(db, row.change_id).people.map(
          person =>
            [`第${person.benefit_order}顺位`, `${shownNameOf(person)} ${person.share_percent}%`] as const,
        ),
        ['最迟办结', row.promised_date],
      ],
    })),
  decide: (db, id, decision, now) => {
    const row = beneChangeById(db, id)
    if (row?.status === BENE_CHANGE_STATUS.inReview) decide(db, row, decision, now)
  },
}

import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { todayInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { maskPaperNo } from '@/lib/mask'
import type { Decision } from '../office/decision'
import type { Desk } from '../office/desk'
import type { Db } from '../store/database'
import {
  type IdentityApplicationRow,
  identityApplicationById,
  identityApplicationsInReview,
} from '../store/identity-applications'
import { cardOf, passIdentity, problemsOf, rejectIdentity } from './authenticate'

function decide(db: Db, row: IdentityApplicationRow, { isPassed, reason }: Decision, now: number): void {
  if (!isPassed) return rejectIdentity(db, row, reason, now)
  const today = todayInShanghai(now)
  const card = cardOf(row)
  // What was right when it was handed in may not be any more: the card ran out, another account took its number.
  const [problem] = card ? problemsOf(db, row.customer_id, card, today) : []
  if (!card || problem) return rejectIdentity(db, row, problem?.msg ?? '证件照片不完整', now)
  passIdentity(db, row, card, { today, now })
}

/** Applications for real-name authentication that the face did not decide. */
export const identityDesk: Desk = {
  kind: 'realName',
  title: '身份证实名认证',
  waiting: db =>
    identityApplicationsInReview(db).map(row => ({
      id: row.id,
      customerId: row.customer_id,
      submittedAt: row.confirmed_at ?? row.created_at,
      dueAt: row.due_at ?? row.expires_at,
      facts: [
        ['姓名', row.name],
        ['证件号码', maskPaperNo(cardOf(row)?.cardNo)],
        ['有效期至', cardOf(row)?.endDate ?? ''],
        ['与注册姓名', isOn(row.mismatch) ? '不一致' : '一致'],
        ['类型', isOn(row.is_updating) ? '更新证件' : '首次认证'],
      ],
    })),
  decide: (db, id, decision, now) => {
    const row = identityApplicationById(db, id, now)
    if (row?.status === ID_APPLICATION_STATUS.inReview) decide(db, row, decision, now)
  },
}

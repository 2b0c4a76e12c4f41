import type { Flag } from '@/contract/primitives'
import { ID_TYPE } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { PAPER_PART } from '@/contract/tables/papers'
import { todayInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { maskPaperNo } from '@/lib/mask'
import type { Decision } from '../office/decision'
import { filesGiven, type Case, type CaseFile, type Desk } from '../office/desk'
import type { Db } from '../store/database'
import {
  type IdentityApplicationRow,
  identityApplicationById,
  identityApplicationsInReview,
} from '../store/identity-applications'
import {
  filesOf,
  type PaperApplicationRow,
  paperApplicationById,
  paperApplicationsInReview,
  paperOf,
} from '../store/paper-applications'
import { countryName } from '../tax/countries'
import { cardOf, passIdentity, problemsOf, rejectIdentity } from './authenticate'
import { passPapers, problemsOfPaper, rejectPapers } from './authenticate-papers'

function decide(db: Db, row: IdentityApplicationRow, { isPassed, reason }: Decision, now: number): void {
  if (!isPassed) return rejectIdentity(db, row, reason, now)
  const today = todayInShanghai(now)
  const card = cardOf(row)
  // What was right when it was handed in may not be any more: the card ran out, another account took its number.
  const [problem] = card ? problemsOf(db, row.customer_id, card, today) : []
  if (!card || problem) return rejectIdentity(db, row, problem?.msg ?? '证件照片不完整', now)
  passIdentity(db, row, card, { today, now })
}

function decidePaper(db: Db, row: PaperApplicationRow, { isPassed, reason }: Decision, now: number): void {
  if (!isPassed) return rejectPapers(db, row, reason, now)
  const today = todayInShanghai(now)
  const [problem] = problemsOfPaper(db, row.customer_id, paperOf(row), today)
  if (problem) return rejectPapers(db, row, problem.msg, now)
  passPapers(db, row, { today, now })
}

const kindText = (isUpdating: Flag) => (isOn(isUpdating) ? '更新证件' : '首次认证')

const paperFilesOf = (row: { readonly files: string }): readonly CaseFile[] =>
  filesOf(row).map(({ part, fileId }) => ({ name: PAPER_PART.labels[part], fileId }))

function cardCase(row: IdentityApplicationRow): Case {
  const card = cardOf(row)
  return {
    id: row.id,
    customerId: row.customer_id,
    submittedAt: row.confirmed_at ?? row.created_at,
    dueAt: row.due_at ?? row.expires_at,
    facts: [
      ['姓名', row.name],
      ['证件号码', maskPaperNo(card?.cardNo)],
      ['有效期至', card?.endDate ?? ''],
      ['与注册姓名', isOn(row.mismatch) ? '不一致' : '一致'],
      ['类型', kindText(row.is_updating)],
    ],
    files: filesGiven([
      { name: '人像面', fileId: row.front_file_id },
      { name: '国徽面', fileId: row.back_file_id },
      ...paperFilesOf(row),
    ]),
  }
}

function paperCase(row: PaperApplicationRow): Case {
  return {
    id: row.id,
    customerId: row.customer_id,
    submittedAt: row.submitted_at ?? row.created_at,
    dueAt: row.due_at ?? row.expires_at,
    facts: [
      ['姓名', row.name],
      ['证件', ID_TYPE.labels[row.id_type]],
      ['证件号码', maskPaperNo(row.id_no)],
      ['国籍（地区）', countryName(row.nationality)],
      ['有效期至', row.expire_date],
      ['类型', kindText(row.is_updating)],
    ],
    files: paperFilesOf(row),
  }
}

/** Applications for real-name authentication that people decide: by ID card without a face, and by other documents. */
export const identityDesk: Desk = {
  kind: 'realName',
  title: '实名认证',
  waiting: db => [
    ...identityApplicationsInReview(db).map(cardCase),
    ...paperApplicationsInReview(db).map(paperCase),
  ],
  decide: (db, id, decision, now) => {
    const card = identityApplicationById(db, id, now)
    if (card?.status === ID_APPLICATION_STATUS.inReview) return decide(db, card, decision, now)
    const paper = paperApplicationById(db, id, now)
    if (paper?.status === ID_APPLICATION_STATUS.inReview) decidePaper(db, paper, decision, now)
  },
}

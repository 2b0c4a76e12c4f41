import { BENE_FILL_STATUS } from '@/contract/tables/beneficiary'
import { maskEmail, maskMobile } from '@/lib/mask'
import type { Decision } from '../office/decision'
import { numberedFiles, type Desk } from '../office/desk'
import { beneficiaryById } from '../store/beneficiaries'
import { type BeneFillRow, beneFillsInReview, decideBeneFill } from '../store/bene-fills'
import { keepPerson } from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { inForce } from './in-force'

/** Where the beneficiary completes the data. */
export const fillPage = (beneId: string) => `/phone/beneficiaryinfo/benFill?beneId=${beneId}`

/** Tells the beneficiary what became of it. */
export function tellFill(
  db: Db,
  row: Pick<BeneFillRow, 'customer_id' | 'fill_id' | 'bene_id'>,
  title: string,
  summary: string,
  now: number,
): void {
  const { customer_id: customerId, fill_id: bizId, bene_id: beneId } = row
  sendNotice(db, { customerId, title, summary, bizType: 'beneFill', bizId, link: fillPage(beneId), now })
}

/** What is given stands from now on; what is not stays as it was. */
function apply(db: Db, row: BeneFillRow): void {
  const beneficiary = beneficiaryById(db, row.bene_id)
  const person =
    beneficiary && inForce(db, beneficiary.trust_id).people.find(one => one.bene_id === row.bene_id)
  if (!person) return
  const { mobile, email, address, occupation } = row
  const given = Object.fromEntries(
    Object.entries({ mobile, email, address, occupation }).filter(([, value]) => value !== ''),
  )
  keepPerson(db, { ...person, ...given })
  if (mobile) db.run('UPDATE beneficiaries SET mobile = ? WHERE id = ?', mobile, row.bene_id)
}

function decide(db: Db, row: BeneFillRow, { isPassed, reason }: Decision, now: number): void {
  const { fill_id: fillId } = row
  if (!isPassed) {
    decideBeneFill(db, fillId, { status: BENE_FILL_STATUS.refused, reason, now })
    return tellFill(db, row, '受益人信息未通过审核', `原因：${reason}。您可以修改后重新提交。`, now)
  }
  apply(db, row)
  decideBeneFill(db, fillId, { status: BENE_FILL_STATUS.applied, now })
  tellFill(db, row, '受益人信息已更新', '您补充的信息已经生效。', now)
}

/** What beneficiaries tell of themselves. */
export const beneFillDesk: Desk = {
  kind: 'beneFill',
  title: '受益人信息补填',
  waiting: db =>
    beneFillsInReview(db).map(row => ({
      id: row.fill_id,
      customerId: row.customer_id,
      submittedAt: row.submitted_at,
      dueAt: row.due_at,
      facts: [
        ['手机号', row.mobile ? maskMobile(row.mobile) : '未变'],
        ['邮箱', row.email ? maskEmail(row.email) : '未变'],
        ['材料', `${(JSON.parse(row.file_ids) as string[]).length} 份`],
        ['最迟办结', row.promised_date],
      ],
      files: numberedFiles('材料', JSON.parse(row.file_ids) as string[]),
    })),
  decide: (db, id, decision, now) => {
    const row = beneFillsInReview(db).find(one => one.fill_id === id)
    if (row) decide(db, row, decision, now)
  },
}

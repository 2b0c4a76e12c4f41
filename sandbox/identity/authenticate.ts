import type { ReadCard } from '@/contract/identity'
import { idApplicationMachine } from '@/contract/machines/identity'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { isOff, isOn } from '@/lib/flag'
import { type CardFacts, cardProblems, daysOfExpiringCard } from '@/lib/id-card'
import { nationalIdSex } from '@/lib/national-id'
import { papersOf } from '../personal-info/collected'
import { noteCollection } from '../store/collections'
import type { Db } from '../store/database'
import { dropDraft } from '../store/drafts'
import { decideIdentity, type IdentityApplicationRow } from '../store/identity-applications'
import { sendNotice } from '../store/notices'
import { ID_CARD_TYPE, bindBeneficiary, keepIdCard, ownerOfIdCard } from '../store/papers'

/** What was read off one side; undefined until it was. */
export function readingOf(json: string): ReadCard | undefined {
  return json === '' ? undefined : (JSON.parse(json) as ReadCard)
}

/** The card as the photos show it, with name and address as they were confirmed; undefined until both sides were read. */
export function cardOf(
  row: IdentityApplicationRow,
  corrected: { readonly name: string; readonly address: string } = row,
): CardFacts | undefined {
  const front = readingOf(row.front_read)?.front
  const back = readingOf(row.back_read)?.back
  return front && back ? { ...front, ...back, name: corrected.name, address: corrected.address } : undefined
}

interface Problem {
  readonly field: string
  readonly msg: string
}

/** Whose card it is: nobody else's, and the same as before. */
function ownerProblem(db: Db, customerId: string, cardNo: string): Problem | undefined {
  const owner = ownerOfIdCard(db, cardNo)
  if (owner !== undefined && owner !== customerId) {
    return { field: 'cardNo', msg: '该身份证已认证其他账户，请使用本人证件或联系客服' }
  }
  const papers = papersOf(db, customerId)
  if (papers?.id_type !== ID_CARD_TYPE || papers.id_no === cardNo) return undefined
  return { field: 'cardNo', msg: '与您已认证的身份证号码不一致，请使用本人证件' }
}

/** Everything that keeps this card from proving this customer's identity today. */
export function problemsOf(db: Db, customerId: string, card: CardFacts, today: string): Problem[] {
  const owner = ownerProblem(db, customerId, card.cardNo)
  return [...cardProblems(card, today), ...(owner ? [owner] : [])]
}

const COLLECTED = ['name', 'birthDate', 'sex', 'address', 'idNo', 'idType'] as const

/** The identity is proved: customer, papers and the list of what was collected say so from now on. */
function enforce(
  db: Db,
  customerId: string,
  card: CardFacts,
  { today, now }: { today: string; now: number },
): void {
  const isExpiring = daysOfExpiringCard(card.endDate, today) !== undefined
  db.run(
    `UPDATE customers SET name = ?, birth_date = ?, sex = ?, auth_status = ?, id_expire_date = ? WHERE id = ?`,
    card.name,
    card.birthday,
    nationalIdSex(card.cardNo),
    isExpiring ? AUTH_STATUS.expiring : AUTH_STATUS.passed,
    card.endDate,
    customerId,
  )
  keepIdCard(db, customerId, { idNo: card.cardNo, address: card.address })
  for (const item of COLLECTED) noteCollection(db, { customerId, item, scene: '实名认证', now })
  bindBeneficiary(db, customerId, card.cardNo)
}

/** Where the customer reads what came of it. */
export const resultPage = (id: string) => `/phone/realNameAuth/IDCard/result?authApplyId=${id}`

/** Ends the application well, by face or by people; answers its state. */
export function passIdentity(
  db: Db,
  row: IdentityApplicationRow,
  card: CardFacts,
  moment: { readonly today: string; readonly now: number },
): IdentityApplicationRow['status'] {
  const status = idApplicationMachine.next(row.status, 'pass')
  if (!status) return row.status
  const { now } = moment
  const { id, customer_id: customerId, is_updating: isUpdating } = row
  enforce(db, customerId, card, moment)
  decideIdentity(db, id, { status, now })
  dropDraft(db, { customerId, kind: 'identity', subject: '' })
  sendNotice(db, {
    customerId,
    title: isOn(isUpdating) ? '证件已更新' : '实名认证已通过',
    summary: isOn(isUpdating) ? '新证件已生效，您可以继续办理业务。' : '您的身份已核实，可以继续办理业务。',
    bizType: 'realName',
    bizId: id,
    link: resultPage(id),
    now,
  })
  return status
}

/** Ends the application badly, with words for the customer; an identity that was proved before stays as it is. */
export function rejectIdentity(db: Db, row: IdentityApplicationRow, reason: string, now: number): void {
  const status = idApplicationMachine.next(row.status, 'reject')
  if (!status) return
  const { id, customer_id: customerId, is_updating: isUpdating } = row
  decideIdentity(db, id, { status, reason, now })
  dropDraft(db, { customerId, kind: 'identity', subject: '' })
  if (isOff(isUpdating)) {
    db.run('UPDATE customers SET auth_status = ? WHERE id = ?', AUTH_STATUS.failed, customerId)
  }
  sendNotice(db, {
    customerId,
    title: isOn(isUpdating) ? '证件更新未通过' : '实名认证未通过',
    summary: `原因：${reason}。您可以重新提交。`,
    bizType: 'realName',
    bizId: id,
    link: resultPage(id),
    now,
  })
}

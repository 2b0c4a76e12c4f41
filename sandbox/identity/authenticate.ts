import type { ReadCard } from '@/contract/identity'
import { idApplicationMachine } from '@/contract/machines/identity'
import { ID_TYPE } from '@/contract/tables/customer'
import { type CardFacts, cardProblems } from '@/lib/id-card'
import { nationalIdSex } from '@/lib/national-id'
import { papersOf } from '../personal-info/collected'
import type { Db } from '../store/database'
import { dropDraft } from '../store/drafts'
import { decideIdentity, type IdentityApplicationRow } from '../store/identity-applications'
import { ownerOfPaper } from '../store/papers'
import { type Moment, proveIdentity, tellPassed, tellRejected } from './proved'

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
function ownerProblem(
  db: Db,
  customerId: string,
  { cardNo, birthday: birthDate }: CardFacts,
): Problem | undefined {
  const owner = ownerOfPaper(db, { idType: ID_TYPE.idCard, idNo: cardNo, birthDate })
  if (owner !== undefined && owner !== customerId) {
    return { field: 'cardNo', msg: '该身份证已认证其他账户，请使用本人证件或联系客服' }
  }
  const papers = papersOf(db, customerId)
  if (papers?.id_type !== ID_TYPE.idCard || papers.id_no === cardNo) return undefined
  return { field: 'cardNo', msg: '与您已认证的身份证号码不一致，请使用本人证件' }
}

/** Everything that keeps this card from proving this customer's identity today. */
export function problemsOf(db: Db, customerId: string, card: CardFacts, today: string): Problem[] {
  const owner = ownerProblem(db, customerId, card)
  return [...cardProblems(card, today), ...(owner ? [owner] : [])]
}

/** Where the customer reads what came of it. */
export const resultPage = (id: string) => `/phone/realNameAuth/IDCard/result?authApplyId=${id}`

/** Ends the application well, by face or by people; answers its state. */
export function passIdentity(
  db: Db,
  row: IdentityApplicationRow,
  card: CardFacts,
  moment: Moment,
): IdentityApplicationRow['status'] {
  const status = idApplicationMachine.next(row.status, 'pass')
  if (!status) return row.status
  const { now } = moment
  const { id, customer_id: customerId } = row
  const { name, birthday: birthDate, cardNo: idNo, address, endDate } = card
  const person = { name, birthDate, sex: nationalIdSex(idNo), idType: ID_TYPE.idCard, idNo, address, endDate }
  proveIdentity(db, customerId, person, moment)
  decideIdentity(db, id, { status, now })
  dropDraft(db, { customerId, kind: 'identity', subject: '' })
  tellPassed(db, row, { link: resultPage(id), now })
  return status
}

/** Ends the application badly, with words for the customer. */
export function rejectIdentity(db: Db, row: IdentityApplicationRow, reason: string, now: number): void {
  const status = idApplicationMachine.next(row.status, 'reject')
  if (!status) return
  const { id, customer_id: customerId } = row
  decideIdentity(db, id, { status, reason, now })
  dropDraft(db, { customerId, kind: 'identity', subject: '' })
  tellRejected(db, row, { reason, link: resultPage(id), now })
}

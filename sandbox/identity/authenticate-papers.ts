import { idApplicationMachine } from '@/contract/machines/identity'
import type { Paper } from '@/contract/papers'
import { paperKindOf } from '@/contract/tables/papers'
import { paperProblems } from '@/lib/papers'
import type { Db } from '../store/database'
import { dropDraft } from '../store/drafts'
import { decidePapers, type PaperApplicationRow, paperOf } from '../store/paper-applications'
import { ownerOfPaper } from '../store/papers'
import { countryName } from '../tax/countries'
import { type Moment, proveIdentity, tellPassed, tellRejected } from './proved'

interface Problem {
  readonly field: string
  readonly msg: string
}

/** Where the customer reads how it stands. */
export const detailPage = (id: string) => `/phone/realNameAuth/nonIDCard/authDetail?applyNo=${id}`

const isKnownCountry = (code: string) => countryName(code) !== code

/** Everything that keeps this document from being handed in by this customer today. */
export function problemsOfPaper(db: Db, customerId: string, paper: Paper, today: string): Problem[] {
  const problems: Problem[] = [...paperProblems({ ...paper, kind: paperKindOf(paper.idType) }, today)]
  if (!isKnownCountry(paper.nationality)) {
    problems.push({ field: 'nationality', msg: '请选择国籍（地区）' })
  }
  const owner = ownerOfPaper(db, paper)
  if (owner !== undefined && owner !== customerId) {
    problems.push({ field: 'idNo', msg: '该证件已认证其他账户，请使用本人证件或联系客服' })
  }
  return problems
}

/** Ends the application well: the document proves the identity as an ID card does. */
export function passPapers(db: Db, row: PaperApplicationRow, moment: Moment): void {
  const status = idApplicationMachine.next(row.status, 'pass')
  if (!status) return
  const { id, customer_id: customerId } = row
  const { expireDate: endDate, ...paper } = paperOf(row)
  proveIdentity(db, customerId, { ...paper, endDate }, moment)
  decidePapers(db, id, { status, now: moment.now })
  dropDraft(db, { customerId, kind: 'papers', subject: '' })
  tellPassed(db, row, { link: detailPage(id), now: moment.now })
}

/** Ends the application badly, with words for the customer, who may mend it. */
export function rejectPapers(db: Db, row: PaperApplicationRow, reason: string, now: number): void {
  const status = idApplicationMachine.next(row.status, 'reject')
  if (!status) return
  const { id, customer_id: customerId } = row
  decidePapers(db, id, { status, reason, now })
  dropDraft(db, { customerId, kind: 'papers', subject: '' })
  tellRejected(db, row, { reason, link: detailPage(id), now })
}

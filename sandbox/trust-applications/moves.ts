import { INNER } from '@/contract/codes'
import { ftApplicationMachine, type FtApplicationEvent } from '@/contract/machines/ft-application'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import { closeOfBusiness } from '../orders/order-times'
import type { Db } from '../store/database'
import {
  addFtEvent,
  applicationById,
  changeApplication,
  type FtApplicationRow,
} from '../store/ft-applications'
import { sendNotice } from '../store/notices'

/** Working days from the signing on for the delivery of the property. */
const DELIVERY_WORKING_DAYS = 10

/** The address of an application's page. */
export const applicationPage = (applyId: string): string =>
  `/phone/familyDetailProjects/projectdetails?applyId=${applyId}`

interface Happening {
  /** What happened, as it stands in the course of the application. */
  readonly name: string
  readonly remark?: string
  /** What happens now, one sentence. */
  readonly note: string
  readonly change?: Partial<Omit<FtApplicationRow, 'id' | 'customer_id' | 'apply_no' | 'status'>>
  readonly now: number
}

/** Leads an application to the next status of its machine and notes what happened. Throws `stateConflict` when it cannot happen. */
export function moveApplication(
  db: Db,
  row: FtApplicationRow,
  event: FtApplicationEvent,
  { name, remark = '', note, change = {}, now }: Happening,
): FtApplicationRow {
  const status = ftApplicationMachine.next(row.status, event)
  if (!status) throw new BusinessError(INNER.stateConflict)
  const time = dateTimeInShanghai(now)
  changeApplication(db, row.id, { due_at: null, ...change, status, update_time: time, status_note: note })
  addFtEvent(db, row.id, { name, remark, time })
  return applicationById(db, row.id) ?? row
}

/** Tells the customer what became of an application. */
export function tellOfApplication(
  db: Db,
  row: FtApplicationRow,
  { title, summary, text, now }: { title: string; summary: string; text?: readonly string[]; now: number },
): void {
  const { customer_id: customerId, id: bizId } = row
  const link = applicationPage(bizId)
  sendNotice(db, { customerId, title, summary, text, bizType: 'ftApplication', bizId, link, now })
}

/** The customer opened the contract of the trust: its signing begins. */
export function openTrustContract(db: Db, row: FtApplicationRow, now: number): FtApplicationRow {
  return moveApplication(db, row, 'openContract', { name: '查阅合同', note: '合同签署中。', now })
}

/** The contract of the trust is signed: its property is to be delivered. */
export function signTrust(db: Db, row: FtApplicationRow, now: number): FtApplicationRow {
  const time = dateTimeInShanghai(now)
  const until = closeOfBusiness(time, DELIVERY_WORKING_DAYS)
  const note = `合同已签署，请在 ${until.slice(0, 16)} 前交付信托财产。`
  const signed = { sign_time: time, contract_no: `YLFT-${time.slice(0, 7)}-${row.apply_no}` }
  const change = { ...signed, deliver_until: until, received_amount: '0.00', delivery_note: '' }
  const moved = moveApplication(db, row, 'sign', { name: '签署合同', note, change, now })
  tellOfApplication(db, moved, { title: '家族信托合同已签署', summary: note, now })
  return moved
}

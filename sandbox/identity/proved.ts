import type { Flag } from '@/contract/primitives'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { isOn } from '@/lib/flag'
import { daysOfExpiringCard } from '@/lib/id-card'
import { noteCollection } from '../store/collections'
import { customerById, setAuthStatus } from '../store/customers'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { bindBenefits, keepPaper } from '../store/papers'

/** Who a document says that the customer is. */
export interface Person {
  readonly name: string
  readonly birthDate: string
  readonly sex: string
  readonly idType: string
  readonly idNo: string
  /** Last day of the document. */
  readonly endDate: string
  /** ID cards alone name it. */
  readonly address?: string
}

export interface Moment {
  readonly today: string
  readonly now: number
}

const PROVED: readonly string[] = [AUTH_STATUS.passed, AUTH_STATUS.expired, AUTH_STATUS.expiring]

/** Whether the customer has proved who they are before: another document renews that, and until it passes the old one counts. */
export function isProved(db: Db, customerId: string): boolean {
  return PROVED.includes(customerById(db, customerId).auth_status)
}

/** The identity is proved: customer, papers and the list of what was collected say so from now on. */
export function proveIdentity(db: Db, customerId: string, person: Person, { today, now }: Moment): void {
  const isExpiring = daysOfExpiringCard(person.endDate, today) !== undefined
  db.run(
    `UPDATE customers SET name = ?, birth_date = ?, sex = ?, auth_status = ?, id_expire_date = ? WHERE id = ?`,
    person.name,
    person.birthDate,
    person.sex,
    isExpiring ? AUTH_STATUS.expiring : AUTH_STATUS.passed,
    person.endDate,
    customerId,
  )
  keepPaper(db, customerId, person)
  const collected = ['name', 'birthDate', 'sex', 'idNo', 'idType', ...(person.address ? ['address'] : [])]
  for (const item of collected) noteCollection(db, { customerId, item, scene: '实名认证', now })
  bindBenefits(db, customerId, person)
}

/** An application of either kind, as far as its outcome needs it. */
interface Applied {
  readonly id: string
  readonly customer_id: string
  readonly is_updating: Flag
}

/** People have it: who has proved nothing yet waits for them. */
export function waitForPeople(
  db: Db,
  { id, customer_id: customerId, is_updating: isUpdating }: Applied,
  told: { readonly promisedDate: string; readonly link: string; readonly now: number },
): void {
  if (!isOn(isUpdating)) setAuthStatus(db, customerId, AUTH_STATUS.inReview)
  sendNotice(db, {
    customerId,
    title: '实名认证已转人工审核',
    summary: `我们最迟在 ${told.promisedDate} 告知您结果，无需重复提交。`,
    bizType: 'realName',
    bizId: id,
    link: told.link,
    now: told.now,
  })
}

/** Tells the customer that it went well. */
export function tellPassed(
  db: Db,
  { id, customer_id: customerId, is_updating: isUpdating }: Applied,
  { link, now }: { readonly link: string; readonly now: number },
): void {
  sendNotice(db, {
    customerId,
    title: isOn(isUpdating) ? '证件已更新' : '实名认证已通过',
    summary: isOn(isUpdating) ? '新证件已生效，您可以继续办理业务。' : '您的身份已核实，可以继续办理业务。',
    bizType: 'realName',
    bizId: id,
    link,
    now,
  })
}

/** It went badly: who has proved nothing before is told so at every gate; an identity that was proved stays as it is. */
export function tellRejected(
  db: Db,
  { id, customer_id: customerId, is_updating: isUpdating }: Applied,
  { reason, link, now }: { readonly reason: string; readonly link: string; readonly now: number },
): void {
  if (!isOn(isUpdating)) setAuthStatus(db, customerId, AUTH_STATUS.failed)
  sendNotice(db, {
    customerId,
    title: isOn(isUpdating) ? '证件更新未通过' : '实名认证未通过',
    summary: `原因：${reason}。您可以重新提交。`,
    bizType: 'realName',
    bizId: id,
    link,
    now,
  })
}

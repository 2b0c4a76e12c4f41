import type { CertPosition } from '@/contract/certificate'
import { CERT_TYPE } from '@/contract/tables/certificate'
import { certPeriodError, pastDayRule } from '@/lib/certificate-rules'
import { addDays } from '@/lib/date'
import { isPositive } from '@/lib/decimal'
import { invalidField } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { sumOf } from '../portfolio/amounts'
import { holdingsOn, holdingsWithin, investmentsUntil } from '../portfolio/past-holdings'
import type { CertificateRow } from '../store/certificates'

/** What is to be certified, as it is asked for. */
export interface CertCover {
  readonly certType: CertificateRow['cert_type']
  readonly certDate: string
  readonly startDate: string
  readonly endDate: string
  readonly holderRole: CertificateRow['holder_role']
  readonly productIds: readonly string[]
}

/** What a certificate says. */
export interface CertContent {
  readonly startDate: string
  readonly certDate: string
  readonly positions: readonly CertPosition[]
  readonly totalAmount: string
}

/** The last day that can be certified: today's values are not known before tomorrow. */
export const lastDayOf = (today: string) => addDays(today, -1)

/** The day or days asked for; throws `invalidInput` for one that is not over, and against V-PERIOD. */
function daysOf({ certType, certDate, startDate, endDate }: CertCover, today: string) {
  const lastDay = lastDayOf(today)
  if (certType === CERT_TYPE.period) {
    const error = certPeriodError(startDate, endDate, lastDay)
    if (error) throw invalidField(error.field, error.msg)
    return { startDate, certDate: endDate }
  }
  const msg = pastDayRule(lastDay)(certDate)
  if (msg) throw invalidField('certDate', msg)
  return { startDate: '', certDate }
}

/**
 * What a certificate says, by the trades confirmed until then. Throws `invalidInput` at the day it refuses, and where the
 * customer had nothing.
 */
export function contentOf(
  { db, customerId, today }: Pick<HandlerContext, 'db' | 'customerId' | 'today'>,
  cover: CertCover,
): CertContent {
  const days = daysOf(cover, today())
  const { certType, holderRole, productIds } = cover
  const rowsOf = {
    [CERT_TYPE.day]: () => holdingsOn(db, customerId, holderRole, days.certDate),
    [CERT_TYPE.period]: () =>
      holdingsWithin(db, customerId, holderRole, { startDate: days.startDate, endDate: days.certDate }),
    [CERT_TYPE.experience]: () => investmentsUntil(db, customerId, holderRole, days.certDate),
  }
  const positions = rowsOf[certType]().filter(
    ({ productId }) => productIds.length === 0 || productIds.includes(productId),
  )
  const totalAmount = sumOf(positions.map(({ amount }) => amount))
  if (!isPositive(totalAmount)) {
    throw invalidField(certType === CERT_TYPE.period ? 'endDate' : 'certDate', '该日期无资产')
  }
  return { ...days, positions, totalAmount }
}

import { labelOf } from '@/contract/labels'
import { CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { compareDecimals } from '@/lib/decimal'
import { maskName } from '@/lib/mask'
import { certificateByCode } from '../store/certificates'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { coverOf } from './words'

/** What anybody who holds a paper is told of it: enough to compare, not enough to learn anything from a code alone. */
export interface Verification {
  readonly isTrue: boolean
  readonly text: string
  /** A label and a text each. */
  readonly facts: readonly (readonly [label: string, text: string])[]
}

const UNKNOWN: Verification = { isTrue: false, text: '查无此证明，请核对验真码', facts: [] }

/** The total that stands on the paper is judged, never told. */
function totalFact(stated: string, total: string): readonly [string, string][] {
  if (!stated) return []
  return [
    ['合计金额', compareDecimals(stated.replace(/,/g, ''), total) === 0 ? '与证明一致' : '与证明不一致'],
  ]
}

/** Whether the certificate with this code is true and still good; `total` is what the paper says, `''` when nobody asks. */
export function verifyCertificate(db: Db, code: string, total: string): Verification {
  const row = certificateByCode(db, code.replace(/[\s-]/g, '').toUpperCase())
  if (!row) return UNKNOWN
  const isGood = row.status === CERT_STATUS.issued
  const facts = totalFact(total, row.total_amount)
  return {
    isTrue: isGood && facts.every(([, text]) => text === '与证明一致'),
    text: isGood ? `证明真实，有效期至 ${row.expire_date}` : `证明已于 ${row.expire_date} 失效`,
    facts: [
      ['证明编号', row.cert_no],
      ['客户姓名', maskName(customerById(db, row.customer_id).name)],
      ['证明类型', labelOf(CERT_TYPE, row.cert_type)],
      ['证明日期', coverOf(row)],
      ...facts,
    ],
  }
}

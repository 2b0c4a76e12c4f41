import { labelOf } from '@/contract/labels'
import { CERT_TYPE } from '@/contract/tables/certificate'
import type { CertificateRow } from '../store/certificates'

/** The day or the days that a certificate covers. */
export function coverOf(row: Pick<CertificateRow, 'cert_type' | 'start_date' | 'cert_date'>): string {
  return row.cert_type === CERT_TYPE.period ? `${row.start_date} 至 ${row.cert_date}` : row.cert_date
}

/** Name of the file of an issued certificate. */
export function fileNameOf(row: Pick<CertificateRow, 'cert_type' | 'cert_no'>): string {
  return `${labelOf(CERT_TYPE, row.cert_type)}_${row.cert_no}.pdf`
}

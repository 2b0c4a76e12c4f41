import { randomInt } from 'node:crypto'
import {
  CERT_VALID_DAYS,
  type Certificate,
  type CertificateDetail,
  type CertPosition,
} from '@/contract/certificate'
import { CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { addDays, dateTimeInShanghai, todayInShanghai } from '@/lib/date'
import { maskEmail } from '@/lib/mask'
import type { Db } from './database'
import { insertRows } from './insert'

/** Where anybody asks whether a certificate is true. */
export const VERIFY_PATH = '/sandbox/verify'

/** A row of `certificates`; times are milliseconds of data time, `product_ids` and `positions` are JSON. */
export interface CertificateRow {
  readonly cert_id: string
  readonly customer_id: string
  readonly apply_no: string
  readonly cert_no: string
  readonly cert_type: Certificate['certType']
  readonly holder_role: Certificate['holderRole']
  /** First day of a period; `''` without one. */
  readonly start_date: string
  readonly cert_date: string
  readonly product_ids: string
  readonly positions: string
  readonly total_amount: string
  readonly purpose: Certificate['purpose']
  readonly purpose_text: string
  readonly lang: Certificate['lang']
  readonly name_en: string
  readonly email: string
  readonly status: Certificate['status']
  readonly reject_reason: string
  readonly applied_at: number
  /** When somebody begins to look at it. */
  readonly review_at: number
  /** When it is decided, unless somebody decides it before. */
  readonly due_at: number
  readonly expected_date: string
  readonly issued_at: number | null
  /** Its last day. */
  readonly expire_date: string
  readonly file_id: string
  readonly verify_code: string
}

/** An application as it is handed in. */
export type NewCertificate = Pick<
  CertificateRow,
  | 'customer_id'
  | 'cert_type'
  | 'holder_role'
  | 'start_date'
  | 'cert_date'
  | 'total_amount'
  | 'purpose'
  | 'purpose_text'
  | 'lang'
  | 'name_en'
  | 'email'
  | 'review_at'
  | 'due_at'
  | 'expected_date'
> & { readonly productIds: readonly string[]; readonly positions: readonly CertPosition[] }

/** Certificates of a customer, newest first. */
export function certificatesOf(db: Db, customerId: string): CertificateRow[] {
  return db.all<CertificateRow>(
    'SELECT * FROM certificates WHERE customer_id = ? ORDER BY applied_at DESC, cert_id DESC',
    customerId,
  )
}

/** The certificate with this id, whoever applied for it. */
export function certificateById(db: Db, certId: string): CertificateRow | undefined {
  return db.get<CertificateRow>('SELECT * FROM certificates WHERE cert_id = ?', certId)
}

/** The certificate that a code stands on. */
export function certificateByCode(db: Db, code: string): CertificateRow | undefined {
  return db.get<CertificateRow>(
    "SELECT * FROM certificates WHERE verify_code = ? AND verify_code <> ''",
    code,
  )
}

/** Applications that wait for a decision, oldest first. */
export function openCertificates(db: Db): CertificateRow[] {
  return db.all<CertificateRow>(
    'SELECT * FROM certificates WHERE status IN (?, ?) ORDER BY applied_at, cert_id',
    CERT_STATUS.waiting,
    CERT_STATUS.inReview,
  )
}

/** Applications that nobody has looked at, though it is time. */
export function certificatesToTakeUp(db: Db, now: number): CertificateRow[] {
  return db.all<CertificateRow>(
    'SELECT * FROM certificates WHERE status = ? AND review_at <= ? ORDER BY applied_at, cert_id',
    CERT_STATUS.waiting,
    now,
  )
}

/** Issued ones whose last day is over. */
export function outlivedCertificates(db: Db, today: string): CertificateRow[] {
  return db.all<CertificateRow>(
    'SELECT * FROM certificates WHERE status = ? AND expire_date < ? ORDER BY cert_id',
    CERT_STATUS.issued,
    today,
  )
}

/** Takes an application; ask first whether it may be made. */
export function addCertificate(
  db: Db,
  { productIds, positions, ...application }: NewCertificate,
  now: number,
): CertificateRow {
  const number = `${dateTimeInShanghai(now).replace(/\D/g, '')}${String(randomInt(10_000)).padStart(4, '0')}`
  const row: CertificateRow = {
    cert_id: `CT${number}`,
    apply_no: `ZM${number}`,
    cert_no: '',
    ...application,
    product_ids: JSON.stringify(productIds),
    positions: JSON.stringify(positions),
    status: CERT_STATUS.waiting,
    reject_reason: '',
    applied_at: now,
    issued_at: null,
    expire_date: '',
    file_id: '',
    verify_code: '',
  }
  insertRows(db, 'certificates', [{ ...row }])
  return row
}

/** Puts a certificate into its next state, which the caller has from the machine. */
export function moveCertificate(
  db: Db,
  certId: string,
  { status, rejectReason = '' }: { readonly status: Certificate['status']; readonly rejectReason?: string },
): void {
  db.run(
    'UPDATE certificates SET status = ?, reject_reason = ? WHERE cert_id = ?',
    status,
    rejectReason,
    certId,
  )
}

// Without letters and digits that are taken for each other on paper.
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 12

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** The row as it is issued: with its number, its code and its last day. It is written by {@link issueCertificate}. */
export function issuedCertificate(row: CertificateRow, now: number): CertificateRow {
  return {
    ...row,
    status: CERT_STATUS.issued,
    cert_no: `YL${row.apply_no.slice(2)}`,
    issued_at: now,
    expire_date: addDays(todayInShanghai(now), CERT_VALID_DAYS),
    verify_code: newCode(),
  }
}

/** Writes a certificate down as issued, with its file. */
export function issueCertificate(db: Db, row: CertificateRow, fileId: string): void {
  db.run(
    `UPDATE certificates SET status = ?, cert_no = ?, issued_at = ?, expire_date = ?, verify_code = ?, file_id = ?
     WHERE cert_id = ?`,
    row.status,
    row.cert_no,
    row.issued_at,
    row.expire_date,
    row.verify_code,
    fileId,
    row.cert_id,
  )
}

/** The file of a certificate that is good no more goes; what it said stays. */
export function dropCertificateFile(db: Db, { cert_id: certId, file_id: fileId }: CertificateRow): void {
  db.run("UPDATE certificates SET file_id = '' WHERE cert_id = ?", certId)
  db.run('DELETE FROM files WHERE id = ?', fileId)
}

/** What a certificate says, product by product. */
export const positionsOf = (row: CertificateRow) => JSON.parse(row.positions) as CertPosition[]

/** The row as the contract names it: of the e-mail address what tells it from others. */
export function certificateOf(row: CertificateRow): Certificate {
  const isPeriod = row.cert_type === CERT_TYPE.period
  return {
    certId: row.cert_id,
    applyNo: row.apply_no,
    certNo: row.cert_no,
    certType: row.cert_type,
    holderRole: row.holder_role,
    certDate: row.cert_date,
    startDate: row.start_date,
    endDate: isPeriod ? row.cert_date : '',
    lang: row.lang,
    purpose: row.purpose,
    purposeText: row.purpose_text,
    totalAmount: row.total_amount,
    currency: 'CNY',
    productCount: positionsOf(row).length,
    status: row.status,
    rejectReason: row.reject_reason,
    applyTime: dateTimeInShanghai(row.applied_at),
    expectedDate: row.expected_date,
    issueTime: row.issued_at === null ? '' : dateTimeInShanghai(row.issued_at),
    expireDate: row.expire_date,
    emailMask: maskEmail(row.email),
    fileId: row.file_id,
    verifyCode: row.verify_code,
    verifyUrl: row.verify_code && VERIFY_PATH,
  }
}

/** As {@link certificateOf}, with what it says and what was asked for. */
export function certificateDetailOf(row: CertificateRow): CertificateDetail {
  return {
    ...certificateOf(row),
    nameEn: row.name_en,
    positions: positionsOf(row),
    productIds: JSON.parse(row.product_ids) as string[],
  }
}

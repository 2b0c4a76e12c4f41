import { labelOf } from '@/contract/labels'
import { certificateMachine } from '@/contract/machines/certificate'
import { CERT_LANG, CERT_PURPOSE, CERT_TYPE } from '@/contract/tables/certificate'
import type { Decision } from '../office/decision'
import type { Desk } from '../office/desk'
import {
  certificateById,
  type CertificateRow,
  issueCertificate,
  issuedCertificate,
  moveCertificate,
  openCertificates,
} from '../store/certificates'
import type { Db } from '../store/database'
import { addFile } from '../store/files'
import { sendMail } from '../store/mails'
import { sendNotice } from '../store/notices'
import { certificatePdf } from './paper'
import { coverOf, fileNameOf } from './words'

const LIST = '/phone/assetCertificationLetterList'

function issue(db: Db, row: CertificateRow, now: number): void {
  const issued = issuedCertificate(row, now)
  const fileId = addFile(db, {
    customerId: row.customer_id,
    fileName: fileNameOf(issued),
    format: 'pdf',
    bytes: certificatePdf(db, issued),
    now,
  })
  issueCertificate(db, issued, fileId)
  sendNotice(db, {
    customerId: row.customer_id,
    title: '资产证明已开具',
    summary: `您申请的${labelOf(CERT_TYPE, row.cert_type)}（${coverOf(row)}）已开具，有效期至 ${issued.expire_date}。`,
    bizType: 'assetCert',
    bizId: row.cert_id,
    link: LIST,
    now,
  })
  sendMail(db, {
    address: row.email,
    subject: `您申请的资产证明已开具（${row.apply_no}）`,
    body: `请在 ${issued.expire_date} 前登录应用，在“资产证明”中查看和下载。为保护您的信息，邮件不含附件。`,
    sent_at: now,
  })
}

function reject(db: Db, row: CertificateRow, reason: string, now: number): void {
  const status = certificateMachine.next(row.status, 'reject')
  if (!status) return
  moveCertificate(db, row.cert_id, { status, rejectReason: reason })
  sendNotice(db, {
    customerId: row.customer_id,
    title: '资产证明申请未通过',
    summary: `您申请的${labelOf(CERT_TYPE, row.cert_type)}（${coverOf(row)}）未通过。原因：${reason}`,
    bizType: 'assetCert',
    bizId: row.cert_id,
    link: LIST,
    now,
  })
}

/** What is decided has been looked at, whoever was faster than the time for it. */
function takenUp(row: CertificateRow): CertificateRow {
  return { ...row, status: certificateMachine.next(row.status, 'takeUp') ?? row.status }
}

function decide(db: Db, row: CertificateRow, { isPassed, reason }: Decision, now: number): void {
  const seen = takenUp(row)
  if (!isPassed) return reject(db, seen, reason, now)
  if (certificateMachine.allows(seen.status, 'issue')) issue(db, seen, now)
}

/** Applications for asset certificates. */
export const certificateDesk: Desk = {
  kind: 'assetCert',
  title: '资产证明',
  waiting: db =>
    openCertificates(db).map(row => ({
      id: row.cert_id,
      customerId: row.customer_id,
      submittedAt: row.applied_at,
      dueAt: row.due_at,
      facts: [
        ['证明类型', `${labelOf(CERT_TYPE, row.cert_type)}，${coverOf(row)}`],
        ['金额', `${row.total_amount}元`],
        ['用途', row.purpose_text || labelOf(CERT_PURPOSE, row.purpose)],
        ['语言', labelOf(CERT_LANG, row.lang)],
      ],
    })),
  decide: (db, id, decision, now) => {
    const row = certificateById(db, id)
    if (row) decide(db, row, decision, now)
  },
}

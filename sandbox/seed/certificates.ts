import { CERT_VALID_DAYS, CERT_WORKING_DAYS } from '@/contract/certificate'
import { CERT_LANG, CERT_PURPOSE, CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { addDays, todayInShanghai } from '@/lib/date'
import { REVIEW_AFTER_MS } from '../certificates/certificate-job'
import { type CertCover, contentOf } from '../certificates/content'
import { certificatePdf } from '../certificates/paper'
import { fileNameOf } from '../certificates/words'
import { addWeekdays } from '../portfolio/calendar'
import type { CertificateRow } from '../store/certificates'
import type { Db } from '../store/database'
import { addFile } from '../store/files'
import { insertRows } from '../store/insert'
import type { Seed } from './order'

const U1 = '100001'
const EMAIL = 'lin.zhiyuan@example.com'

interface CertificateSeed extends Pick<
  CertificateRow,
  'status' | 'cert_type' | 'purpose' | 'lang' | 'name_en'
> {
  readonly number: string
  readonly appliedAt: string
  /** When the office decides it, or decided it. */
  readonly dueAt: string
  readonly days: Partial<Pick<CertCover, 'certDate' | 'startDate' | 'endDate'>>
  readonly productIds?: readonly string[]
  readonly purposeText?: string
  readonly rejectReason?: string
  readonly code?: string
}

/** One certificate of U1 in every state, newest first (B9.8). */
const CERTIFICATES: readonly CertificateSeed[] = [
  {
    number: '202611200940050017',
    status: CERT_STATUS.waiting,
    appliedAt: '2026-11-20T09:40:05+08:00',
    dueAt: '2026-11-23T10:00:00+08:00',
    cert_type: CERT_TYPE.day,
    days: { certDate: '2026-11-19' },
    purpose: CERT_PURPOSE.qualifiedInvestor,
    lang: CERT_LANG.chinese,
    name_en: '',
  },
  {
    number: '202611191618420031',
    status: CERT_STATUS.inReview,
    appliedAt: '2026-11-19T16:18:42+08:00',
    dueAt: '2026-11-20T16:00:00+08:00',
    cert_type: CERT_TYPE.period,
    days: { startDate: '2025-11-19', endDate: '2026-11-18' },
    purpose: CERT_PURPOSE.studyOrVisa,
    lang: CERT_LANG.both,
    name_en: 'LIN ZHIYUAN',
  },
  {
    number: '202611120915360009',
    status: CERT_STATUS.issued,
    appliedAt: '2026-11-12T09:15:36+08:00',
    dueAt: '2026-11-13T10:00:00+08:00',
    cert_type: CERT_TYPE.day,
    days: { certDate: '2026-10-30' },
    purpose: CERT_PURPOSE.studyOrVisa,
    lang: CERT_LANG.both,
    name_en: 'LIN ZHIYUAN',
    code: 'YLK7M3PX9T2Q',
  },
  {
    number: '202610211027180044',
    status: CERT_STATUS.rejected,
    appliedAt: '2026-10-21T10:27:18+08:00',
    dueAt: '2026-10-22T10:00:00+08:00',
    cert_type: CERT_TYPE.period,
    days: { startDate: '2026-04-01', endDate: '2026-09-30' },
    productIds: ['P05', 'P07', 'P08'],
    purpose: CERT_PURPOSE.other,
    purposeText: '子女入学',
    lang: CERT_LANG.english,
    name_en: 'LIN ZHIYAN',
    rejectReason: '英文姓名与证件不一致，请核对后重新申请',
  },
  {
    number: '202606081105520026',
    status: CERT_STATUS.expired,
    appliedAt: '2026-06-08T11:05:52+08:00',
    dueAt: '2026-06-09T10:00:00+08:00',
    cert_type: CERT_TYPE.experience,
    days: { certDate: '2026-06-05' },
    purpose: CERT_PURPOSE.qualifiedInvestor,
    lang: CERT_LANG.chinese,
    name_en: '',
    code: 'YLB4W8ND6H5R',
  },
  {
    number: '202603171433070012',
    status: CERT_STATUS.withdrawn,
    appliedAt: '2026-03-17T14:33:07+08:00',
    dueAt: '2026-03-18T10:00:00+08:00',
    cert_type: CERT_TYPE.day,
    days: { certDate: '2026-02-27' },
    purpose: CERT_PURPOSE.business,
    lang: CERT_LANG.chinese,
    name_en: '',
  },
]

const WAS_ISSUED: readonly string[] = [CERT_STATUS.issued, CERT_STATUS.expired]

function rowOf(db: Db, seed: CertificateSeed): CertificateRow {
  const { number, days, appliedAt, dueAt, productIds = [], code = '' } = seed
  const appliedOn = todayInShanghai(Date.parse(appliedAt))
  const cover: CertCover = {
    certType: seed.cert_type,
    certDate: '',
    startDate: '',
    endDate: '',
    holderRole: HOLDER_VIEW.principal,
    productIds,
    ...days,
  }
  const content = contentOf({ db, customerId: U1, today: () => appliedOn }, cover)
  const wasIssued = WAS_ISSUED.includes(seed.status)
  const issuedAt = Date.parse(dueAt)
  return {
    cert_id: `CT${number}`,
    customer_id: U1,
    apply_no: `ZM${number}`,
    cert_no: wasIssued ? `YL${number}` : '',
    cert_type: seed.cert_type,
    holder_role: HOLDER_VIEW.principal,
    start_date: content.startDate,
    cert_date: content.certDate,
    product_ids: JSON.stringify(productIds),
    positions: JSON.stringify(content.positions),
    total_amount: content.totalAmount,
    purpose: seed.purpose,
    purpose_text: seed.purposeText ?? '',
    lang: seed.lang,
    name_en: seed.name_en,
    email: EMAIL,
    status: seed.status,
    reject_reason: seed.rejectReason ?? '',
    applied_at: Date.parse(appliedAt),
    review_at: Date.parse(appliedAt) + REVIEW_AFTER_MS,
    due_at: issuedAt,
    expected_date: addWeekdays(appliedOn, CERT_WORKING_DAYS),
    issued_at: wasIssued ? issuedAt : null,
    expire_date: wasIssued ? addDays(todayInShanghai(issuedAt), CERT_VALID_DAYS) : '',
    file_id: '',
    verify_code: code,
  }
}

function fileOf(db: Db, row: CertificateRow): string {
  if (row.status !== CERT_STATUS.issued || row.issued_at === null) return ''
  return addFile(db, {
    customerId: row.customer_id,
    fileName: fileNameOf(row),
    format: 'pdf',
    bytes: certificatePdf(db, row),
    now: row.issued_at,
  })
}

/** The certificates of U1. Trades, net values and papers must be there: a certificate is made of them. */
export const certificatesSeed: Seed = {
  name: 'certificates',
  after: ['portfolio', 'personal-info'],
  fill(db) {
    const rows = CERTIFICATES.map(seed => rowOf(db, seed))
    insertRows(
      db,
      'certificates',
      rows.map(row => ({ ...row, file_id: fileOf(db, row) })),
    )
  },
}

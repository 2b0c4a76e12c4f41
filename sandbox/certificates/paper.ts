import type { CertPosition } from '@/contract/certificate'
import { CERT_LANG, CERT_PURPOSE, CERT_TYPE } from '@/contract/tables/certificate'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { todayInShanghai } from '@/lib/date'
import { netValue, thousands } from '@/lib/format-number'
import { maskPaperNo } from '@/lib/mask'
import { makePdf } from '../files/pdf'
import type { PdfPart, PdfRow } from '../files/pdf-layout'
import { type PdfColumn, pdfTable } from '../files/pdf-table'
import { COMPANY, sealOf } from '../files/company'
import { papersOf } from '../personal-info/collected'
import { type CertificateRow, positionsOf, VERIFY_PATH } from '../store/certificates'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'

type CertType = CertificateRow['cert_type']

/** What a certificate is written from. */
interface Subject {
  readonly row: CertificateRow
  readonly name: string
  readonly idNo: string
}

/** A column but for its title, which is the language's. */
type Column = Omit<PdfColumn<CertPosition>, 'title'>

/** The words of a certificate in one language. */
interface Words {
  readonly titles: Readonly<Record<CertType, string>>
  readonly purposes: Readonly<Record<CertificateRow['purpose'], string>>
  readonly columns: Readonly<Record<CertType, readonly string[]>>
  readonly stillHeld: string
  readonly total: string
  readonly head: (subject: Subject) => readonly string[]
  /** The sentence above the table. */
  readonly says: Readonly<Record<CertType, (row: CertificateRow) => string>>
  readonly foot: (row: CertificateRow) => readonly string[]
  /** Below the company's name in its seal. */
  readonly seal: string
}

const issuedOn = ({ issued_at: issuedAt }: CertificateRow) => todayInShanghai(issuedAt ?? 0)

const CHINESE: Words = {
  titles: CERT_TYPE.labels,
  purposes: CERT_PURPOSE.labels,
  columns: {
    [CERT_TYPE.day]: ['产品名称', '份额', '单位净值', '净值日期', '市值（元）'],
    [CERT_TYPE.period]: ['产品名称', '期间内首日', '期间内末日', '期间日均资产（元）'],
    [CERT_TYPE.experience]: ['产品名称', '首次确认日', '持有至', '累计投入（元）'],
  },
  stillHeld: '持有中',
  total: '合计',
  head: ({ row, name, idNo }) => [
    `证明编号：${row.cert_no}`,
    `客户姓名：${name}${row.name_en && `（${row.name_en}）`}`,
    `证件号码：${idNo}`,
    `持有身份：${row.holder_role === HOLDER_VIEW.beneficiary ? '受益人' : '委托人'}`,
    `用途：${row.purpose_text || CERT_PURPOSE.labels[row.purpose]}`,
    '',
  ],
  says: {
    [CERT_TYPE.day]: row => `兹证明，截至 ${row.cert_date} 日终，上述客户在本公司持有下列信托产品：`,
    [CERT_TYPE.period]: row =>
      `兹证明，自 ${row.start_date} 至 ${row.cert_date}，上述客户在本公司持有下列信托产品。日均资产为期间内每日市值合计除以天数：`,
    [CERT_TYPE.experience]: row => `兹证明，截至 ${row.cert_date}，上述客户在本公司投资过下列信托产品：`,
  },
  foot: row => [
    '币种：人民币（CNY）。本证明仅说明所列日期或期间的情况，不构成对收益的承诺，也不作为担保。',
    `有效期至：${row.expire_date}`,
    `验真码：${row.verify_code}    验真地址：${VERIFY_PATH}`,
    '',
    COMPANY.chinese,
    `开具日期：${issuedOn(row)}`,
  ],
  seal: '电子印章',
}

const ENGLISH: Words = {
  titles: {
    [CERT_TYPE.day]: 'Certificate of Assets',
    [CERT_TYPE.period]: 'Certificate of Holdings',
    [CERT_TYPE.experience]: 'Certificate of Investment Experience',
  },
  purposes: {
    [CERT_PURPOSE.qualifiedInvestor]: 'Qualified investor',
    [CERT_PURPOSE.studyOrVisa]: 'Study abroad or visa',
    [CERT_PURPOSE.business]: 'Business',
    [CERT_PURPOSE.other]: 'Other',
  },
  columns: {
    [CERT_TYPE.day]: ['Product', 'Shares', 'Net value', 'As of', 'Value (CNY)'],
    [CERT_TYPE.period]: ['Product', 'First day held', 'Last day held', 'Daily average (CNY)'],
    [CERT_TYPE.experience]: ['Product', 'Held since', 'Held until', 'Invested (CNY)'],
  },
  stillHeld: 'held',
  total: 'Total',
  head: ({ row, name, idNo }) => [
    `Certificate No.: ${row.cert_no}`,
    `Name: ${row.name_en} (${name})`,
    `ID No.: ${idNo}`,
    `Capacity: ${row.holder_role === HOLDER_VIEW.beneficiary ? 'Beneficiary' : 'Settlor'}`,
    `Purpose: ${row.purpose_text || ENGLISH.purposes[row.purpose]}`,
    '',
  ],
  says: {
    [CERT_TYPE.day]: row =>
      `This is to certify that at the close of ${row.cert_date} the above client held the following trust products with us:`,
    [CERT_TYPE.period]: row =>
      `This is to certify that from ${row.start_date} to ${row.cert_date} the above client held the following trust products with us. The daily average is the sum of the values of all days divided by their number:`,
    [CERT_TYPE.experience]: row =>
      `This is to certify that up to ${row.cert_date} the above client invested in the following trust products with us:`,
  },
  foot: row => [
    'Product names are given as registered in Chinese. This certificate states the situation on the day or in the period named alone; it is neither a promise of returns nor a guarantee.',
    `Valid until: ${row.expire_date}`,
    `Verification code: ${row.verify_code}    Verify at: ${VERIFY_PATH}`,
    '',
    COMPANY.english,
    `Date of issue: ${issuedOn(row)}`,
  ],
  seal: 'e-seal 电子印章',
}

/** Where the columns stand and what they show; their titles are the language's. */
const SHAPES: Readonly<Record<CertType, (words: Words) => readonly Column[]>> = {
  [CERT_TYPE.day]: () => [
    { at: 0, width: 0.36, read: ({ productName }) => productName },
    { at: 0.36, width: 0.19, isRight: true, read: ({ shares }) => thousands(shares) },
    { at: 0.55, width: 0.12, isRight: true, read: position => netValue(position.netValue) },
    { at: 0.69, width: 0.13, read: ({ netValueDate }) => netValueDate },
    { at: 0.81, width: 0.19, isRight: true, read: ({ amount }) => thousands(amount) },
  ],
  [CERT_TYPE.period]: () => [
    { at: 0, width: 0.38, read: ({ productName }) => productName },
    { at: 0.4, width: 0.17, read: ({ heldFrom }) => heldFrom },
    { at: 0.58, width: 0.17, read: ({ heldTo }) => heldTo },
    { at: 0.74, width: 0.26, isRight: true, read: ({ amount }) => thousands(amount) },
  ],
  [CERT_TYPE.experience]: ({ stillHeld }) => [
    { at: 0, width: 0.38, read: ({ productName }) => productName },
    { at: 0.4, width: 0.17, read: ({ heldFrom }) => heldFrom },
    { at: 0.58, width: 0.17, read: ({ heldTo }) => heldTo || stillHeld },
    { at: 0.74, width: 0.26, isRight: true, read: ({ amount }) => thousands(amount) },
  ],
}

function tableOf(row: CertificateRow, words: Words): PdfRow[] {
  const shapes = SHAPES[row.cert_type](words)
  const columns = shapes.map((shape, index) => ({
    ...shape,
    title: words.columns[row.cert_type][index] ?? '',
  }))
  const total = shapes.map((_shape, index) =>
    index === 0 ? words.total : index === shapes.length - 1 ? thousands(row.total_amount) : '',
  )
  return pdfTable(columns, positionsOf(row), total)
}

function partOf(subject: Subject, words: Words): PdfPart {
  const { row } = subject
  return {
    heading: words.titles[row.cert_type],
    lines: [
      ...words.head(subject),
      words.says[row.cert_type](row),
      ...tableOf(row, words),
      '',
      sealOf(words.seal, words.foot(row)),
    ],
  }
}

const LANGUAGES: Readonly<Record<CertificateRow['lang'], readonly Words[]>> = {
  [CERT_LANG.chinese]: [CHINESE],
  [CERT_LANG.english]: [ENGLISH],
  [CERT_LANG.both]: [CHINESE, ENGLISH],
}

/** The paper of an issued certificate: whose, what it says with its total, until when, and how to ask whether it is true. */
export function certificatePdf(db: Db, row: CertificateRow): Buffer {
  const { name } = customerById(db, row.customer_id)
  const idNo = maskPaperNo(papersOf(db, row.customer_id)?.id_no)
  const parts = LANGUAGES[row.lang].map(words => partOf({ row, name, idNo }, words))
  return makePdf({
    title: parts[0]?.heading ?? '',
    letterhead: { left: COMPANY.chinese, right: row.cert_no },
    pages: parts,
  })
}

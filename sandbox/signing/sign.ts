import { createHash } from 'node:crypto'
import { amountInCapitals } from '@/lib/capital-amount'
import { thousands } from '@/lib/format-number'
import { maskPaperNo } from '@/lib/mask'
import { writePaper } from '../files/paper-text'
import { makePdf } from '../files/pdf'
import { feeOf, feeRateOf } from '../orders/purchases'
import { papersOf } from '../personal-info/collected'
import { addSignedPapers, changeContract, type SignedPaperRow } from '../store/contracts'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { papersToSign, type DocumentRow } from '../store/documents'
import { addFile } from '../store/files'
import type { OrderRow } from '../store/orders'
import { hashOfPaper } from './papers'

/** Who vouches for the signatures; there is no such authority. */
const ISSUER = '华岚电子认证服务有限公司（沙箱）'

/** A number of the certificate that nobody can guess from the order, and that stays the same. */
function serialOf(orderId: string, signatureId: string): string {
  return createHash('sha256').update(`${orderId} ${signatureId}`).digest('hex').slice(0, 32).toUpperCase()
}

interface Seal {
  readonly hash: string
  readonly signatureId: string
  readonly serial: string
}

/** What is added behind a paper when it is signed: by whom, when, with what, and the hash of what was read. */
function sealLines(db: Db, row: OrderRow, { hash, signatureId, serial }: Seal): string[] {
  return [
    `合同编号：${row.contract_no}`,
    `订单编号：${row.order_no}`,
    `委托人：${customerById(db, row.customer_id).name}（${maskPaperNo(papersOf(db, row.customer_id)?.id_no)}）`,
    '受托人：远岚信托有限责任公司',
    `认购金额：人民币${amountInCapitals(row.apply_amount)}（${thousands(row.apply_amount)} 元）`,
    `认购费：${thousands(feeOf(db, row))} 元（费率 ${feeRateOf(db, row)}%）`,
    `收付款账户：${row.bank_name} ${row.card_no_mask}`,
    `签署时间：${row.sign_time}`,
    `签名编号：${signatureId}`,
    `证书颁发机构：${ISSUER}`,
    `证书序列号：${serial}`,
    '所签文件的校验码（SHA-256）：',
    hash,
  ]
}

/** The signed file of a paper: as it was read, and the seal behind it. */
function signedPdf(db: Db, row: OrderRow, paper: DocumentRow, seal: Seal): Buffer {
  const { title, pages } = writePaper(paper)
  return makePdf({
    title: `${title}（已签署）`,
    pages: [...pages, { heading: '电子签名页', lines: sealLines(db, row, seal) }],
  })
}

/** Signs the papers of an order's contract: of each a file of its own that states the hash of what was read. `row` is signed. */
export function signPapers(db: Db, row: OrderRow, signatureId: string, now: number): void {
  const serial = serialOf(row.order_id, signatureId)
  const papers = papersToSign(db, row.customer_id, row.product_id)
  const signed = papers.map((paper, index): SignedPaperRow => {
    const hash = hashOfPaper(db, paper)
    const bytes = signedPdf(db, row, paper, { hash, signatureId, serial })
    const fileId = addFile(db, {
      customerId: row.customer_id,
      fileName: `${paper.name}（已签署）.pdf`,
      format: 'pdf',
      bytes,
      now,
    })
    return {
      ...{ order_id: row.order_id, seq: index + 1, doc_id: paper.id, doc_name: paper.name },
      ...{ version: paper.version, hash, file_id: fileId },
    }
  })
  addSignedPapers(db, signed)
  changeContract(db, row.order_id, {
    cert_issuer: ISSUER,
    cert_serial: serial,
    signature_id: signatureId,
  })
}

import { createHash } from 'node:crypto'
import { maskPaperNo } from '@/lib/mask'
import { writePaper } from '../files/paper-text'
import { COMPANY } from '../files/company'
import { makePdf } from '../files/pdf'
import { papersOf } from '../personal-info/collected'
import { addSignedPapers, changeContract, type SignedPaperRow } from '../store/contracts'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { papersToSign, type DocumentRow } from '../store/documents'
import { addFile } from '../store/files'
import { hashOfPaper } from './papers'
import type { Signable } from './signable'

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
function sealLines(db: Db, it: Signable, { hash, signatureId, serial }: Seal): string[] {
  return [
    `委托人：${customerById(db, it.customer_id).name}（${maskPaperNo(papersOf(db, it.customer_id)?.id_no)}）`,
    `受托人：${COMPANY.chinese}`,
    ...it.sealLines(db),
    `签署时间：${it.signTime}`,
    `签名编号：${signatureId}`,
    `证书颁发机构：${ISSUER}`,
    `证书序列号：${serial}`,
    '所签文件的校验码（SHA-256）：',
    hash,
  ]
}

/** The signed file of a paper: as it was read, and the seal behind it. */
function signedPdf(db: Db, it: Signable, paper: DocumentRow, seal: Seal): Buffer {
  const { title, pages } = writePaper(paper)
  return makePdf({
    title: `${title}（已签署）`,
    pages: [...pages, { heading: '电子签名页', lines: sealLines(db, it, seal) }],
  })
}

/** Signs the papers of a contract: of each a file of its own that states the hash of what was read. `it` is signed. */
export function signPapers(db: Db, it: Signable, signatureId: string, now: number): void {
  const serial = serialOf(it.id, signatureId)
  const papers = papersToSign(db, it.customer_id, it.papersOf)
  const signed = papers.map((paper, index): SignedPaperRow => {
    const hash = hashOfPaper(db, paper)
    const bytes = signedPdf(db, it, paper, { hash, signatureId, serial })
    const fileId = addFile(db, {
      customerId: it.customer_id,
      fileName: `${paper.name}（已签署）.pdf`,
      format: 'pdf',
      bytes,
      now,
    })
    return {
      ...{ order_id: it.id, seq: index + 1, doc_id: paper.id, doc_name: paper.name },
      ...{ version: paper.version, hash, file_id: fileId },
    }
  })
  addSignedPapers(db, signed)
  changeContract(db, it.id, {
    cert_issuer: ISSUER,
    cert_serial: serial,
    signature_id: signatureId,
  })
}

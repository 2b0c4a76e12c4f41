import { INNER } from '@/contract/codes'
import type { Contract, ContractStep, SignedContract } from '@/contract/signing'
import { ID_TYPE } from '@/contract/tables/customer'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { maskName, maskPaperNo } from '@/lib/mask'
import { BusinessError } from '../api/business-error'
import { papersOf } from '../personal-info/collected'
import { agreedDocs, confirmedDocs, contractOf, signedPapersOf } from '../store/contracts'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { areCurrent, contractDocs } from './papers'
import type { Signable } from './signable'

function stepOf(db: Db, it: Signable, docs: Contract['docs'], time: string): ContractStep {
  if (it.signTime !== '') return 'signed'
  if (!it.canSign(time)) return 'closed'
  const contract = contractOf(db, it.id)
  const areRead = docs.every(({ readFlag }) => isOn(readFlag))
  if (!areRead || !areCurrent(docs, agreedDocs(contract))) return 'read'
  // What was confirmed refers to the papers: it is confirmed again of those that came out anew.
  return areCurrent(docs, confirmedDocs(contract)) ? 'sign' : 'confirm'
}

/** A signing as the API sends it, at a moment of data time. */
export function contractAnswerOf(db: Db, it: Signable, now: number): Contract {
  const time = dateTimeInShanghai(now)
  const docs = contractDocs(db, it)
  const { name } = customerById(db, it.customer_id)
  const papers = papersOf(db, it.customer_id)
  return {
    orderId: it.id,
    kind: it.kind,
    orderStatus: it.status,
    step: stepOf(db, it, docs, time),
    productName: it.title,
    applyAmount: it.amount,
    signDeadline: it.signDeadline,
    callUntil: it.callUntil(db),
    serverTime: time,
    needRecord: it.needRecord,
    name,
    nameMask: maskName(name),
    idType: papers?.id_type ?? ID_TYPE.idCard,
    idNoMask: maskPaperNo(papers?.id_no),
    docs,
  }
}

/** What came of a signing. Throws `stateConflict` while there is nothing. */
export function signedAnswerOf(db: Db, it: Signable, now: number): SignedContract {
  if (it.signTime === '') throw new BusinessError(INNER.stateConflict)
  const { cert_issuer, cert_serial } = contractOf(db, it.id)
  return {
    orderId: it.id,
    kind: it.kind,
    contractNo: it.contractNo,
    signTime: it.signTime,
    certIssuer: cert_issuer,
    certSerial: cert_serial,
    ...it.next(db, dateTimeInShanghai(now)),
    docs: signedPapersOf(db, it.id).map(paper => ({
      ...{ docId: paper.doc_id, docName: paper.doc_name, fileId: paper.file_id, hash: paper.hash },
    })),
  }
}

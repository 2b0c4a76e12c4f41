import { INNER } from '@/contract/codes'
import { orderMachine } from '@/contract/machines/order'
import type { Contract, ContractStep, SignedContract } from '@/contract/signing'
import { ID_TYPE } from '@/contract/tables/customer'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { maskName, maskPaperNo } from '@/lib/mask'
import { BusinessError } from '../api/business-error'
import { papersOf } from '../personal-info/collected'
import { agreedDocs, contractOf, signedPapersOf } from '../store/contracts'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { offerOf } from '../store/offers'
import type { OrderRow } from '../store/orders'
import { orderRowOf } from '../orders/order-answer'
import { areCurrent, contractDocs } from './papers'

/** Whether an order waits for its signature, and not in vain: `time` is `YYYY-MM-DD HH:mm:ss`. */
export function canSign({ order_status, sign_deadline }: OrderRow, time: string): boolean {
  const isOpen = order_status === ORDER_STATUS.toSign || orderMachine.allows(order_status, 'sign')
  return isOpen && (sign_deadline === '' || sign_deadline > time)
}

function stepOf(db: Db, row: OrderRow, docs: Contract['docs'], time: string): ContractStep {
  if (row.sign_time !== '') return 'signed'
  if (!canSign(row, time)) return 'closed'
  const contract = contractOf(db, row.order_id)
  const areRead = docs.every(({ readFlag }) => isOn(readFlag))
  if (!areRead || !areCurrent(docs, agreedDocs(contract))) return 'read'
  return contract.confirmed_at === null ? 'confirm' : 'sign'
}

/** The signing of an order as the API sends it, at a moment of data time. */
export function contractAnswerOf(db: Db, row: OrderRow, now: number): Contract {
  const time = dateTimeInShanghai(now)
  const docs = contractDocs(db, row)
  const { name } = customerById(db, row.customer_id)
  const papers = papersOf(db, row.customer_id)
  return {
    orderId: row.order_id,
    orderStatus: row.order_status,
    step: stepOf(db, row, docs, time),
    productName: row.product_name,
    applyAmount: row.apply_amount,
    signDeadline: row.sign_deadline,
    serverTime: time,
    needRecord: offerOf(db, row.product_id).record_type === '' ? '0' : '1',
    name,
    nameMask: maskName(name),
    idType: papers?.id_type ?? ID_TYPE.idCard,
    idNoMask: maskPaperNo(papers?.id_no),
    docs,
  }
}

/** What came of a signing. Throws `stateConflict` while there is nothing. */
export function signedAnswerOf(db: Db, row: OrderRow, now: number): SignedContract {
  if (row.sign_time === '') throw new BusinessError(INNER.stateConflict)
  const { cert_issuer, cert_serial } = contractOf(db, row.order_id)
  const { nextAction, payDeadline } = orderRowOf(row, dateTimeInShanghai(now))
  const next = nextAction === 'sign' ? 'none' : nextAction
  return {
    orderId: row.order_id,
    contractNo: row.contract_no,
    signTime: row.sign_time,
    certIssuer: cert_issuer,
    certSerial: cert_serial,
    coolingHours: offerOf(db, row.product_id).cooling_hours,
    nextAction: next,
    deadline: next === 'none' ? '' : payDeadline,
    docs: signedPapersOf(db, row.order_id).map(paper => ({
      ...{ docId: paper.doc_id, docName: paper.doc_name, fileId: paper.file_id, hash: paper.hash },
    })),
  }
}

import { claimMachine } from '@/contract/machines/claim'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { DIST_STATUS, paysOnRequest } from '@/contract/tables/trust'
import { dateTimeInShanghai, todayInShanghai } from '@/lib/date'
import { compareDecimals } from '@/lib/decimal'
import { thousands } from '@/lib/format-number'
import { maskCard, maskName } from '@/lib/mask'
import { type BeneficiaryRow, beneficiariesOf } from '../store/beneficiaries'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { addRequestEvent } from '../store/trust-request-events'
import { insertTrades, newSerialNo } from '../store/trades'
import { changeRecord, type DistRecordRow } from '../store/trust-payments'
import { trustById, type TrustRow } from '../store/trusts'
import { bookFlow } from '../trusts/flows'

/** Why a payment has not come. */
export const NO_CASH = '信托现金不足，暂未支付，补足后自动支付'

const RECORDS_PAGE = '/phone/myPosition/beneficiaryrecords'
const PRINCIPAL_PAGE = '/phone/myPosition/positiondetailsclient'

interface Payee {
  readonly trust: TrustRow
  readonly beneficiary: BeneficiaryRow
}

function payeeOf(db: Db, { trust_id: trustId, bene_id: beneId }: DistRecordRow): Payee {
  const trust = trustById(db, trustId)
  const beneficiary = beneficiariesOf(db, trustId).find(({ id }) => id === beneId)
  if (!trust || !beneficiary) throw new Error(`Nobody to pay in ${trustId}: ${beneId}`)
  return { trust, beneficiary }
}

/** Tells the principal, and whoever benefits or looks after them, each once. */
function tell(
  db: Db,
  record: DistRecordRow,
  { trust, beneficiary }: Payee,
  title: string,
  summary: string,
  now: number,
) {
  const { customer_id: own, guardian_customer_id: guardian } = beneficiary
  const people = new Set([trust.principal_id, own, guardian].filter(id => id !== null))
  for (const customerId of people) {
    const page = customerId === trust.principal_id ? PRINCIPAL_PAGE : RECORDS_PAGE
    sendNotice(db, {
      ...{ customerId, title, summary, bizType: 'distribution', bizId: record.id, now },
      link: `${page}?trustId=${trust.id}`,
    })
  }
}

function book(db: Db, record: DistRecordRow, { trust, beneficiary }: Payee, now: number): void {
  const time = dateTimeInShanghai(now)
  const day = time.slice(0, 10)
  const serialNo = newSerialNo(db, day)
  insertTrades(db, [
    {
      trade_id: `T${serialNo}`,
      serial_no: serialNo,
      customer_id: trust.principal_id,
      trust_id: trust.id,
      product_name: trust.name,
      trade_type: TRADE_TYPE.trustBenefit,
      trade_status: TRADE_STATUS.arrived,
      apply_time: time,
      confirm_date: day,
      arrive_date: day,
      confirm_amount: record.amount,
      bank_name: beneficiary.bank_name,
      card_no_mask: maskCard(beneficiary.card_no),
      remark: `付给 ${maskName(beneficiary.name)}`,
    },
  ])
  const out = `-${record.amount}`
  bookFlow(db, trust.id, day, { total: out, cash: out })
}

/** A claim has its course. */
function note(db: Db, record: DistRecordRow, name: string, remark: string, now: number): void {
  if (!paysOnRequest(record.dist_type)) return
  addRequestEvent(db, record.id, { name, remark, time: dateTimeInShanghai(now) })
}

/** Whether the trust has the cash for a payment. */
export function canPay(db: Db, { trust_id: trustId, amount }: DistRecordRow): boolean {
  return compareDecimals(trustById(db, trustId)?.cash ?? '0', amount) !== -1
}

/**
 * Pays a record to the account in force, never more than the trust has in cash: without it the payment has failed, and comes once the
 * cash is there.
 */
export function payRecord(db: Db, record: DistRecordRow, now: number): void {
  const payee = payeeOf(db, record)
  if (!canPay(db, record)) {
    const failed = claimMachine.next(DIST_STATUS.toPay, 'failPayment') ?? DIST_STATUS.failed
    changeRecord(db, record.id, { status: failed, reject_reason: NO_CASH })
    note(db, record, '支付失败', NO_CASH, now)
    return tell(db, record, payee, '信托利益暂未支付', `${payee.trust.name}${NO_CASH}。`, now)
  }
  const status = claimMachine.next(DIST_STATUS.toPay, 'pay') ?? DIST_STATUS.paid
  changeRecord(db, record.id, {
    status,
    pay_time: dateTimeInShanghai(now),
    card_no: payee.beneficiary.card_no,
    reject_reason: '',
  })
  book(db, record, payee, now)
  note(db, record, '已支付', '', now)
  const summary = `${payee.trust.name}已于 ${todayInShanghai(now)} 向受益人支付 ${thousands(record.amount)} 元。`
  tell(db, record, payee, '信托利益已支付', summary, now)
}

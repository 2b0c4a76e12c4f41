import { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'
import { addCard, type RegisteredCard } from '../store/bank-cards'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { papersOf } from '../personal-info/collected'
import type { Seed } from './order'

interface CardSeed {
  readonly customerId: string
  readonly cardNo: string
  readonly type?: RegisteredCard['card_type']
  readonly status?: RegisteredCard['status']
  /** Known to the customer's bank alone: it can be bound, or is refused. */
  readonly isUnbound?: boolean
}

/** Numbers of test ranges, each of one bank and one owner. */
const CARDS: readonly CardSeed[] = [
  { customerId: '100001', cardNo: '6200000000000005' },
  { customerId: '100001', cardNo: '6205500000000000012', isUnbound: true },
  { customerId: '100001', cardNo: '6250947000000022', type: CARD_TYPE.credit, isUnbound: true },
  { customerId: '100001', cardNo: '6205500000000000038', status: CARD_STATUS.invalid, isUnbound: true },
  { customerId: '100002', cardNo: '6250947000000014' },
  { customerId: '100004', cardNo: '6205500000000000004' },
  { customerId: '100006', cardNo: '6205600000030004' },
]

/** The card as the bank has it: its holder by name and document, and the phone they gave. */
function registered(db: Db, { customerId, cardNo, type, status }: CardSeed): RegisteredCard {
  const { name, mobile } = customerById(db, customerId)
  return {
    card_no: cardNo,
    card_type: type ?? CARD_TYPE.debit,
    holder_name: name,
    holder_id_no: papersOf(db, customerId)?.id_no ?? '',
    mobile,
    status: status ?? CARD_STATUS.normal,
  }
}

/** What the banks know of cards, and those that customers have bound. */
export const bankCardsSeed: Seed = {
  name: 'bankCards',
  after: ['customers', 'personal-info'],
  fill(db, now) {
    insertRows(
      db,
      'card_register',
      CARDS.map(card => registered(db, card)),
    )
    for (const { customerId, cardNo, isUnbound } of CARDS) {
      if (isUnbound) continue
      addCard(db, {
        card_id: `K${cardNo.slice(-6)}${customerId.slice(-1)}`,
        customer_id: customerId,
        card_no: cardNo,
        is_default: '1',
        bound_at: now,
      })
    }
  },
}

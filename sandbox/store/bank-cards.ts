import type { CodeOf } from '@/contract/code-table'
import type { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'
import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `card_register`: what the bank knows of a card. */
export interface RegisteredCard {
  readonly card_no: string
  readonly card_type: CodeOf<typeof CARD_TYPE>
  readonly holder_name: string
  readonly holder_id_no: string
  /** The phone that the holder gave the bank. */
  readonly mobile: string
  readonly status: CodeOf<typeof CARD_STATUS>
}

/** A row of `bank_cards`. */
interface StoredCard {
  readonly card_id: string
  readonly customer_id: string
  readonly card_no: string
  readonly is_default: '0' | '1'
  readonly bound_at: number
}

/** A customer's card with what the bank knows of it. */
export type CardRow = StoredCard & Pick<RegisteredCard, 'card_type' | 'status'>

/** A row of `card_checks`: a card that the bank was asked about. */
export interface CardCheck {
  readonly verify_id: string
  readonly customer_id: string
  readonly card_no: string
  readonly mobile: string
  readonly created_at: number
}

const SELECT = `SELECT c.*, r.card_type, r.status FROM bank_cards c JOIN card_register r ON r.card_no = c.card_no`

/** A customer's cards, the default one first, then in the order they were bound. */
export function cardsOf(db: Db, customerId: string): CardRow[] {
  return db.all<CardRow>(
    `${SELECT} WHERE c.customer_id = ? ORDER BY c.is_default DESC, c.bound_at, c.card_id`,
    customerId,
  )
}

export function findCard(db: Db, cardId: string): CardRow | undefined {
  return db.get<CardRow>(`${SELECT} WHERE c.card_id = ?`, cardId)
}

/** The card as its bank knows it; undefined for a number that no bank gave out. */
export function registeredCard(db: Db, cardNo: string): RegisteredCard | undefined {
  return db.get<RegisteredCard>('SELECT * FROM card_register WHERE card_no = ?', cardNo)
}

/** Binds a card to a customer. */
export function addCard(db: Db, card: StoredCard): void {
  insertRows(db, 'bank_cards', [{ ...card }])
}

export function addCardCheck(db: Db, check: CardCheck): void {
  insertRows(db, 'card_checks', [{ ...check }])
}

export function findCardCheck(db: Db, verifyId: string): CardCheck | undefined {
  return db.get<CardCheck>('SELECT * FROM card_checks WHERE verify_id = ?', verifyId)
}

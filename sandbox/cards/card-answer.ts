import type { BankCard } from '@/contract/bank-card'
import { maskCard } from '@/lib/mask'
import type { CardRow } from '../store/bank-cards'
import { bankOf } from './banks'

/** A card as the API sends it. */
export function cardAnswerOf(row: CardRow): BankCard {
  return {
    cardId: row.card_id,
    bankName: bankOf(row.card_no),
    cardNoMask: maskCard(row.card_no),
    cardType: row.card_type,
    status: row.status,
    isDefault: row.is_default,
  }
}

import type { BankCard } from '@/contract/bank-card'
import { labelOf } from '@/contract/labels'
import { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'

/** 招商银行 借记卡 (0005). */
export function cardText({ bankName, cardType, cardNoMask }: BankCard): string {
  return `${bankName} ${labelOf(CARD_TYPE, cardType)}（${cardNoMask.slice(-4)}）`
}

/** Why a card pays nothing; `''` where it does. */
export function cardProblem({ status, cardType }: Pick<BankCard, 'status' | 'cardType'>): string {
  if (cardType !== CARD_TYPE.debit) return '仅支持本人借记卡'
  return status === CARD_STATUS.normal ? '' : '该卡已失效，请更换银行卡'
}

/** A customer's cards as the choices of a field, each with why it pays nothing, if it does not. */
export const cardOptions = (cards: readonly BankCard[]) =>
  cards.map(card => ({ value: card.cardId, text: cardText(card), note: cardProblem(card) || undefined }))

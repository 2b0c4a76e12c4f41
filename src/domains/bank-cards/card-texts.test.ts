import { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'
import { cardProblem, cardText } from './card-texts'

const CARD = {
  cardId: 'K1',
  bankName: '招商银行',
  cardNoMask: '6200********0005',
  cardType: CARD_TYPE.debit,
  status: CARD_STATUS.normal,
  isDefault: '1',
} as const

test('a card is called by its bank, kind and last digits', () => {
  expect(cardText(CARD)).toBe('招商银行 借记卡（0005）')
})

test.each([
  [CARD_TYPE.debit, CARD_STATUS.normal, ''],
  [CARD_TYPE.credit, CARD_STATUS.normal, '仅支持本人借记卡'],
  [CARD_TYPE.debit, CARD_STATUS.invalid, '该卡已失效，请更换银行卡'],
])('a %s card of status %s: %p (V-CARD)', (cardType, status, problem) => {
  expect(cardProblem({ cardType, status })).toBe(problem)
})

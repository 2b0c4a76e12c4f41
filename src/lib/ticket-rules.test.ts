import {
  addRefusal,
  askAgainRefusal,
  TICKET_TEXT,
  TICKET_TITLE,
  TICKET_WORDS_MAX,
  ticketText,
  ticketTextError,
} from './ticket-rules'

const letters = (count: number) => '字'.repeat(count)

test.each([
  ['', TICKET_TEXT, '请填写内容'],
  ['   \n ', TICKET_TEXT, '请填写内容'],
  ['😀😀😀😀😀😀😀😀😀😀', TICKET_TEXT, '请填写内容'],
  [letters(9), TICKET_TEXT, '请至少填写 10 个字'],
  [` ${letters(9)}😀 `, TICKET_TEXT, '请至少填写 10 个字'],
  [letters(10), TICKET_TEXT, undefined],
  [letters(500), TICKET_TEXT, undefined],
  [`${letters(500)}😀`, TICKET_TEXT, undefined],
  [letters(501), TICKET_TEXT, '请控制在 500 个字以内'],
  ['字', TICKET_TITLE, '请至少填写 2 个字'],
  [letters(30), TICKET_TITLE, undefined],
  [letters(31), TICKET_TITLE, '请控制在 30 个字以内'],
])('%j within %j: %p', (text, limits, error) => {
  expect(ticketTextError(text, limits)).toBe(error)
})

test('what is kept is what was counted', () => {
  expect(ticketText('  分配😀 迟到了\n')).toBe('分配 迟到了')
})

const standing = { isOpen: true, isAnswered: false, words: 0, wasAskedAgain: false }

test.each([
  [{}, '', '答复之后才能再次提问'],
  [{ words: TICKET_WORDS_MAX - 1 }, '', '答复之后才能再次提问'],
  [{ words: TICKET_WORDS_MAX }, `一张工单最多补充 ${TICKET_WORDS_MAX} 次`, '答复之后才能再次提问'],
  [{ isOpen: false, isAnswered: true }, '这张工单已经结束，不能再补充', ''],
  [
    { isOpen: false, isAnswered: true, wasAskedAgain: true },
    '这张工单已经结束，不能再补充',
    '每张工单可以再次提问一次，请拨打客服热线',
  ],
  [{ isOpen: false }, '这张工单已经结束，不能再补充', '答复之后才能再次提问'],
])('%j: adding %p, asking again %p', (change, adding, asking) => {
  const one = { ...standing, ...change }
  expect([addRefusal(one), askAgainRefusal(one)]).toEqual([adding, asking])
})

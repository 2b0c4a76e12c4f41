import { payNote } from './order-facts'

const bankNameMask = '招商银行(0005)'

test('the note on paying says when no money is taken any more', () => {
  const note = payNote({ bankNameMask, raiseEnd: '2026-11-30 17:00:00' })
  expect(note).toContain('请从本人账户 招商银行(0005) 转出')
  expect(note).toContain('产品募集于 2026-11-30 17:00 截止，此后到账的款项不能认购')
})

test('a product that is always open has no such end', () => {
  expect(payNote({ bankNameMask, raiseEnd: '' })).not.toContain('募集')
})

import { canShowIncome, posterAlt, posterContent } from './poster-content'

const U1 = {
  year: '2025',
  registerDays: 2459,
  donorCount: 3,
  contributionValue: '3600',
  accumulatedIncome: '1243190.07',
  link: 'https://h5.example.com/phone/assetsReport/entry',
}
const DEFAULT = { showsFacts: true, showsIncome: false }

test('by default the poster tells days and charity, and no amount', () => {
  expect(posterContent(U1, DEFAULT, false)).toEqual({
    year: '2025',
    days: '2,459',
    facts: '3 次公益捐赠 · 贡献值 3,600',
    income: '',
    note: '海报不含金额与产品信息',
    link: U1.link,
  })
})

test.each([
  ['chosen', { ...DEFAULT, showsIncome: true }, false, U1.accumulatedIncome, '+1,243,190.07'],
  ['chosen, but the eye is shut', { ...DEFAULT, showsIncome: true }, true, U1.accumulatedIncome, ''],
  ['chosen, but there is none', { ...DEFAULT, showsIncome: true }, false, '-48211.90', ''],
  ['not chosen', DEFAULT, false, U1.accumulatedIncome, ''],
])('the income is %s', (_, choice, isHidden, accumulatedIncome, income) => {
  const content = posterContent({ ...U1, accumulatedIncome }, choice, isHidden)
  expect(content.income).toBe(income)
  expect(content.note).toBe(income ? '海报不含姓名与产品信息' : '海报不含金额与产品信息')
})

test('without the facts only thanks are left', () => {
  const { days, facts } = posterContent(U1, { showsFacts: false, showsIncome: false }, false)
  expect([days, facts]).toEqual(['', '感谢一路相伴'])
})

test.each([
  ['1243190.07', false, true],
  ['1243190.07', true, false],
  ['0', false, false],
  ['-1', false, false],
])('income %s, hidden %s: offered %s', (income, isHidden, isOffered) => {
  expect(canShowIncome(income, isHidden)).toBe(isOffered)
})

test('the poster is also said in words', () => {
  expect(posterAlt(posterContent(U1, DEFAULT, false))).toBe(
    '海报：远岚信托 2025，远山有信，岁月有回响，2,459 天相伴，3 次公益捐赠 · 贡献值 3,600，海报不含金额与产品信息',
  )
})

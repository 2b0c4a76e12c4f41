import {
  amountTerms,
  fullAmount,
  inWan,
  isSuitable,
  needsSeniorNotice,
  purchaseError,
  remarkRule,
  saidYuan,
} from './purchase'

const LIMITS = {
  minAmount: '1000000.00',
  stepAmount: '100000.00',
  maxAmount: '5000000.00',
  remainQuota: '3000000.00',
  isAppend: false,
}

test.each<[string, string | undefined, object?]>([
  ['1000000', undefined],
  ['1000000.00', undefined],
  ['1100000', undefined],
  ['3000000', undefined],
  ['', '请输入正确的金额'],
  ['0', '请输入正确的金额'],
  ['1.234', '请输入正确的金额'],
  ['1e6', '请输入正确的金额'],
  ['-1000000', '请输入正确的金额'],
  ['1,000,000', '请输入正确的金额'],
  ['10000000000000', '请输入正确的金额'],
  ['999999.99', '首次认购金额不低于100万元'],
  ['0.01', '首次认购金额不低于100万元'],
  ['1150000', '递增金额须为10万元的整数倍'],
  ['1000000.01', '递增金额须为10万元的整数倍'],
  ['3100000', '超过剩余可认购额度'],
  ['5100000', '超过剩余可认购额度', { remainQuota: '90000000.00' }],
  ['5000000', undefined, { remainQuota: '90000000.00' }],
  ['1000000', '超过剩余可认购额度', { remainQuota: '0.00' }],
  ['50000', '追加金额不低于10万元', { minAmount: '100000.00', isAppend: true }],
  ['100000', undefined, { minAmount: '100000.00', isAppend: true }],
  ['305000', '递增金额须为5,000元的整数倍', { minAmount: '302000.00', stepAmount: '5000.00' }],
  ['1000000.5', '递增金额须为1元的整数倍', { stepAmount: '1.00' }],
  ['999', '首次认购金额不低于1,000元', { minAmount: '1000.00', stepAmount: '0.00' }],
  ['1234567.89', undefined, { stepAmount: '0.00' }],
  ['1234567.89', undefined, { stepAmount: '0' }],
  ['1234567.89', undefined, { stepAmount: '-100000.00' }],
  ['999999.99', '首次认购金额不低于100万元', { stepAmount: '0.00' }],
  ['3000000.01', '超过剩余可认购额度', { stepAmount: '0.00' }],
  ['1000000', '请输入正确的金额', { stepAmount: '' }],
])('%p yuan: %p (V-AMT, V-AMT-MIN, V-AMT-STEP, V-AMT-MAX)', (amount, message, limits = {}) => {
  expect(purchaseError(amount, { ...LIMITS, ...limits })).toBe(message)
})

test.each([
  ['300000.00', '30'],
  ['5000.00', '0.5'],
  ['12300000.00', '1,230'],
  ['', '--'],
])('%p yuan are %s ten thousands', (amount, wan) => {
  expect(inWan(amount)).toBe(wan)
})

test.each([
  ['300000.00', '30万元'],
  ['10000.00', '1万元'],
  ['9999.99', '9,999.99元'],
  ['1.00', '1元'],
  ['0.00', '0元'],
  ['', '--万元'],
])('%p yuan are said as %s', (amount, words) => {
  expect(saidYuan(amount)).toBe(words)
})

test.each([
  ['300000.00', '100000.00', '30 万元起，以 10 万元递增'],
  ['1000.00', '1.00', '1,000 元起，以 1 元递增'],
  ['300000.00', '0.00', '30 万元起'],
  ['300000.00', '', '30 万元起'],
])('from %p by %p: %s', (minAmount, stepAmount, words) => {
  expect(amountTerms({ minAmount, stepAmount }, '以 ')).toBe(words)
})

test.each([
  ['300000', '300000.00'],
  ['300000.5', '300000.50'],
  ['0300000', '300000.00'],
  ['1e6', '1e6'],
  ['', ''],
])('%p is sent as %p', (typed, sent) => {
  expect(fullAmount(typed)).toBe(sent)
})

test('a product goes with whoever can bear as much (V-SUIT)', () => {
  const levels = [1, 2, 3, 4, 5]
  const matrix = levels.map(customer =>
    levels.map(product => (isSuitable(`R${product}`, `C${customer}`) ? 'o' : '-')).join(''),
  )
  expect(matrix).toEqual(['o----', 'oo---', 'ooo--', 'oooo-', 'ooooo'])
})

test.each([
  ['R1', ''],
  ['', 'C5'],
  ['R6', 'C5'],
  ['R1', 'C9'],
])('%p does not go with %p: a level that is not known', (product, customer) => {
  expect(isSuitable(product, customer)).toBe(false)
})

test.each([
  ['1961-11-20', 'R3', '2026-11-20', true],
  ['1961-11-21', 'R3', '2026-11-20', false],
  ['1961-11-20', 'R2', '2026-11-20', false],
  ['1960-05-20', 'R5', '2026-11-20', true],
  ['', 'R5', '2026-11-20', false],
])('born %p, product %s, on %s: asked once more %p (V-65)', (birthDate, level, today, isAsked) => {
  expect(needsSeniorNotice(birthDate, level, today)).toBe(isAsked)
})

test.each([
  ['', undefined],
  ['上午联系', undefined],
  ['字'.repeat(200), undefined],
  [`${'字'.repeat(200)}😀`, undefined],
  ['字'.repeat(201), '请输入1-200个字'],
])('a remark of %p: %p (V-TEXT)', (text, message) => {
  expect(remarkRule(text)).toBe(message)
})

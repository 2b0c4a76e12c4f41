import {
  leastAmountRule,
  purposeRule,
  spouseIdError,
  termRule,
  totalOf,
  trustAmountRule,
  trustNameRule,
} from './trust-rules'

const FAMILY = trustAmountRule('家族信托', '10000000.00')
const SERVICE = trustAmountRule('家庭服务信托', '1000000.00')

test.each([
  ['9999900', '家族信托设立金额不低于1000万元'],
  ['9999999.99', '家族信托设立金额不低于1000万元'],
  ['10000000', undefined],
  ['10000000.01', undefined],
  ['1e7', '请输入正确的金额'],
  ['0', '请输入正确的金额'],
  ['10000000.001', '请输入正确的金额'],
  ['', '请输入正确的金额'],
])('a family trust of %s yuan (rules V-AMT, V-FT-MIN)', (amount, message) => {
  expect(FAMILY(amount)).toBe(message)
})

test.each([
  ['999999.99', '家庭服务信托设立金额不低于100万元'],
  ['1000000', undefined],
])('a trust that serves a family of %s yuan', (amount, message) => {
  expect(SERVICE(amount)).toBe(message)
})

test('what is delivered counts together, to the cent', () => {
  const total = totalOf(['4999999.99', '5000000.00', '0.01', '', 'x'])
  expect(total).toBe('10000000.00')
  expect(leastAmountRule('家族信托', '10000000.00')(total)).toBeUndefined()
  expect(totalOf([])).toBe('0.00')
})

test.each([
  ['林氏家族信托', undefined],
  ['信托', '信托名称须以“家族信托”结尾'],
  ['林氏信托', '信托名称须以“家族信托”结尾'],
  ['中国林氏家族信托', '信托名称不能包含“中国”'],
  ['林氏保本家族信托', '信托名称不能包含“保本”'],
  [`${'林'.repeat(37)}家族信托`, '信托名称为4-40个字'],
  ['😀氏家族信托', '信托名称为4-40个字'],
])('a family trust called %s', (name, message) => {
  expect(trustNameRule('家族信托')(name)).toBe(message)
})

test.each([
  ['为子女教育与父母养老作长期安排', undefined],
  ['为了子女教育和资产增值作长期安排', undefined],
  ['为了子女教育、父母养老与资产增值', undefined],
  ['子女教育', '设立目的不少于10个字，不超过200个字'],
  ['', '设立目的不少于10个字，不超过200个字'],
  ['教'.repeat(201), '设立目的不少于10个字，不超过200个字'],
  ['单纯增值', '设立目的不能是单纯增值，请写明用于家庭的哪些安排'],
  ['仅用于家庭财产的保值增值', '设立目的不能是单纯增值，请写明用于家庭的哪些安排'],
  ['为了资产增值，获利。', '设立目的不能是单纯增值，请写明用于家庭的哪些安排'],
])('a trust for %s', (purpose, message) => {
  expect(purposeRule(purpose)).toBe(message)
})

const TERM = '信托期限为5至50年，或无固定期限'
test.each([
  ['0', undefined],
  ['5', undefined],
  ['50', undefined],
  ['4', TERM],
  ['51', TERM],
  ['', TERM],
  ['5.5', TERM],
  ['-5', TERM],
])('a term of %s years', (years, message) => {
  expect(termRule(years)).toBe(message)
})

const FOREIGN_PASSPORT = { kind: 'passport', nationality: 'US' } as const
const CARD = { kind: 'idCard', nationality: 'CN' } as const

test.each([
  [CARD, '110000197009220024', undefined],
  [CARD, '110000196803150014', '配偶证件号码不能与委托人相同'],
  [CARD, '110000197009220025', '请输入正确的身份证号码'],
  [CARD, '110000199902300018', '请输入正确的身份证号码'],
  [FOREIGN_PASSPORT, 'X1234567', undefined],
  [FOREIGN_PASSPORT, '123', '请输入正确的护照号码'],
  [{ kind: 'hkMacaoPermit', nationality: 'CN' } as const, 'H12345678', undefined],
  [{ kind: 'taiwanPermit', nationality: 'CN' } as const, 'H12345678', '请输入正确的通行证号码'],
  [{ kind: 'residentCard', nationality: 'US' } as const, 'USA123456789012', undefined],
  [{ kind: 'hmtPermit', nationality: 'CN' } as const, '830000197511020035', undefined],
  [{ kind: 'household', nationality: 'CN' } as const, '110000196803150014', '配偶证件号码不能与委托人相同'],
])('a spouse of %j with the number %s (rules V-ID18, V-SPOUSE)', (paper, idNo, message) => {
  expect(spouseIdError({ ...paper, idNo }, '110000196803150014', '2026-11-20')).toBe(message)
})

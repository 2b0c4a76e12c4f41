import { appendAmountError, propertyNameError } from './trust-append'

test.each([
  ['100000', undefined],
  ['100000.00', undefined],
  ['99999.99', '追加金额不低于10万元'],
  ['0', '请输入正确的金额'],
  ['-100000', '请输入正确的金额'],
  ['100000.001', '请输入正确的金额'],
  ['1e6', '请输入正确的金额'],
  ['', '请输入正确的金额'],
])('an append of %s: %s', (amount, error) => {
  expect(appendAmountError(amount)).toBe(error)
})

test.each([
  ['保单', undefined],
  [' 房 ', '请输入2-40个字的财产名称'],
  ['房'.repeat(40), undefined],
  ['房'.repeat(41), '请输入2-40个字的财产名称'],
])('a property called %s: %s', (name, error) => {
  expect(propertyNameError(name)).toBe(error)
})

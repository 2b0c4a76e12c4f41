import { captchaRule, typedCodeRule, typedMobileRule } from './typed-number'

test.each([
  ['123456', undefined],
  ['123 456', undefined],
  ['12345', '请输入6位验证码'],
  ['12345a', '请输入6位验证码'],
])('code %p: %p', (value, expected) => {
  expect(typedCodeRule(value)).toBe(expected)
})

test.each([
  ['19900000001', undefined],
  ['199 0000 0001', undefined],
  ['12900000001', '请输入正确的手机号'],
  ['1990000000', '请输入正确的手机号'],
])('mobile %p: %p', (value, expected) => {
  expect(typedMobileRule(value)).toBe(expected)
})

test.each([
  ['2345', undefined],
  ['23 45', undefined],
  ['234', '请输入图中的4位数字'],
  ['abcd', '请输入图中的4位数字'],
])('picture %p: %p', (value, expected) => {
  expect(captchaRule(value)).toBe(expected)
})

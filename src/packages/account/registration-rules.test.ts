import {
  agreementError,
  captchaRule,
  compactNumber,
  referralCodeOf,
  typedCodeRule,
  typedMobileRule,
} from './registration-rules'

test.each([
  ['123 456', '123456'],
  [' 199-0000-0001\u00a0', '19900000001'],
  ['', ''],
])('%p compact is %p', (text, expected) => {
  expect(compactNumber(text)).toBe(expected)
})

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

test.each([
  ['YL8806', 'YL8806'],
  ['yl8806', ''],
  ['A', ''],
  ['<script>', ''],
  [undefined, ''],
])('referral code %p is taken as %p', (code, expected) => {
  expect(referralCodeOf(code)).toBe(expected)
})

test.each([
  [false, ['用户注册协议', '隐私政策'], '请完整阅读《用户注册协议》'],
  [true, ['隐私政策'], '请完整阅读《隐私政策》'],
  [false, [], '请阅读并同意相关协议'],
  [true, [], undefined],
])('agreed %p with %j unread: %p', (agreed, unread, expected) => {
  expect(agreementError(agreed, unread)).toBe(expected)
})

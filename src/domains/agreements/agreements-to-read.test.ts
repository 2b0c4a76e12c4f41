import { agreementError } from './agreements-to-read'

test.each([
  [false, ['用户注册协议', '隐私政策'], '请完整阅读《用户注册协议》'],
  [true, ['隐私政策'], '请完整阅读《隐私政策》'],
  [false, [], '请阅读并同意相关协议'],
  [true, [], undefined],
])('agreed %p with %j unread: %p', (agreed, unread, expected) => {
  expect(
    agreementError(
      agreed,
      unread.map(title => ({ title })),
    ),
  ).toBe(expected)
})

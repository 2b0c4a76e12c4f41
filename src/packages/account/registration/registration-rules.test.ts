import { referralCodeOf } from './registration-rules'

test.each([
  ['YL8806', 'YL8806'],
  ['yl8806', ''],
  ['A', ''],
  ['<script>', ''],
  [undefined, ''],
])('referral code %p is taken as %p', (code, expected) => {
  expect(referralCodeOf(code)).toBe(expected)
})

import { compactMobile, compactNumber, compactPaperNo } from './compact-number'
import { isNationalId } from './national-id'
import { cardRule, mobileRule } from './validate'

test.each([
  ['123 456', '123456'],
  ['123\u2009456', '123456'],
  ['１２３４５６', '123456'],
  ['123\u200b456', '123456'],
  ['\ufeff123456', '123456'],
  ['123-456', '123456'],
  ['123—456', '123456'],
  ['6200 0000\u30000000 0005\t', '6200000000000005'],
  ['6200-0000-0000-0005', '6200000000000005'],
  ['６２００ 0000 0000 0005', '6200000000000005'],
  ['', ''],
])('%p compact is %p', (text, expected) => {
  expect(compactNumber(text)).toBe(expected)
})

test.each(['123.456', '12345²', '①23456', '123_456', '\u202e654321', '١٢٣٤٥٦'])(
  '%p does not become six digits',
  text => {
    expect(compactNumber(text)).not.toMatch(/^\d{6}$/)
  },
)

test.each([
  '19900000001',
  ' 199-0000-0001\u00a0',
  '\u202d19900000001\u202c',
  '\u2068199 0000 0001\u2069',
  '+86 199 0000 0001',
  '+86-19900000001',
  '＋８６ １９９ ００００ ０００１',
  '0086 19900000001',
  '8619900000001',
  '(+86)19900000001',
  '(199) 0000-0001',
  '（199）0000 0001',
  '199.0000.0001',
  '１９９ ００００ ０００１',
  '199\u200b0000\u200b0001',
  '199–0000–0001',
])('mobile %p is 19900000001', text => {
  expect(compactMobile(text)).toBe('19900000001')
  expect(mobileRule(compactMobile(text))).toBeUndefined()
})

test.each([
  '86199000000',
  '+8519900000001',
  '+1 990 000 0001',
  '8619900000001 转 8',
  '+86 86 19900000001',
  '019900000001',
  '19900000001/19900000002',
  '\u202e10000000991',
])('%p is no mobile number of the mainland', text => {
  expect(mobileRule(compactMobile(text))).toBe('请输入正确的手机号')
})

test.each([
  [' 8200 0019 8802 2900 2x ', '82000019880229002X'],
  [' 110000 19850412\u3000005x', '11000019850412005X'],
  ['\u202d11000019850412005x\u202c', '11000019850412005X'],
  ['１１００００１９８５０４１２００５ｘ', '11000019850412005X'],
  ['110000-19850412-005X', '11000019850412005X'],
  ['e1234\u200b5678', 'E12345678'],
  ['军字第 001234 号', '军字第001234号'],
])('paper %p is %p', (text, expected) => {
  expect(compactPaperNo(text)).toBe(expected)
})

test('cards and papers are judged without what they were pasted with', () => {
  expect(cardRule('6200-0000\u200b-0000-0005')).toBeUndefined()
  expect(cardRule('６２００ ００００ ００００ ０００５')).toBeUndefined()
  expect(isNationalId('\u202d11000019850412005x\u202c', '2026-11-20')).toBe(true)
})

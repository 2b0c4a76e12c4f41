import fc from 'fast-check'
import { maskCard, maskEmail, maskMobile, maskName, maskPaperNo } from './mask'

const digits = (minLength: number, maxLength: number) =>
  fc.string({ minLength, maxLength, unit: fc.constantFrom(...'0123456789') })

const hanName = (minLength: number) =>
  fc.string({ minLength, maxLength: 20, unit: fc.constantFrom(...'林致远欧阳王𠮷𰻝') })

describe('maskName (V-MASK-NAME)', () => {
  it.each([
    ['张', '张*'],
    ['张三', '张*'],
    ['林致远', '林*远'],
    ['欧阳致远', '欧**远'],
    ['阿不都·热合曼', '阿*****曼'],
    ['𠮷', '𠮷*'],
    ['𠮷田', '𠮷*'],
    ['王𠮷', '王*'],
    ['王三𠮷', '王*𠮷'],
    ['𠮷𠮷𠮷𠮷', '𠮷**𠮷'],
    ['John Smith', 'J***h'],
    ['JOHN SMITH', 'J***H'],
    ["O'Neil", 'O***l'],
    ['John Smith Jr.', 'J***r'],
    ['Bob', 'B***b'],
    ['Li', 'L*'],
    ['J', 'J*'],
    ['J.', 'J*'],
    ['  林致远 ', '林*远'],
    ['', '--'],
    [' ', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('%p is %s', (name, expected) => {
    expect(maskName(name)).toBe(expected)
  })

  it('shows at most the first and the last character and keeps the length', () => {
    fc.assert(
      fc.property(hanName(3), name => {
        const before = Array.from(name)
        const after = Array.from(maskName(name))
        expect(after).toHaveLength(before.length)
        expect(after.slice(1, -1).every(character => character === '*')).toBe(true)
        expect([after[0], after[after.length - 1]]).toEqual([before[0], before[before.length - 1]])
      }),
    )
  })

  it('leaves what the server has masked as it is', () => {
    fc.assert(fc.property(hanName(2), name => expect(maskName(maskName(name))).toBe(maskName(name))))
    expect(maskName('J***h')).toBe('J***h')
  })
})

describe('maskMobile (V-MASK-MOBILE)', () => {
  it.each([
    ['19900000001', '199****0001'],
    ['1990000000', '1990000000'],
    ['123', '123'],
    ['199****0001', '199****0001'],
    ['+8619912345678', '+86****5678'],
    ['', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('%p is %s', (mobile, expected) => {
    expect(maskMobile(mobile)).toBe(expected)
  })

  it('never shows more than seven digits', () => {
    fc.assert(
      fc.property(digits(11, 20), mobile => {
        expect(maskMobile(mobile)).toMatch(/^\d{3}\*{4}\d{4}$/)
      }),
    )
  })
})

describe('maskCard (V-MASK-CARD)', () => {
  it.each([
    ['6200000000000005', '6200********0005'],
    ['6200 0000 0000 0005', '6200********0005'],
    ['6205500000000000004', '6205***********0004'],
    ['123456789', '1234*6789'],
    ['12345678', '12345678'],
    ['1234 5678', '12345678'],
    ['', '--'],
    ['  ', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('%p is %s', (cardNo, expected) => {
    expect(maskCard(cardNo)).toBe(expected)
  })

  it('keeps the length and never shows more than the first and last four digits', () => {
    fc.assert(
      fc.property(digits(9, 30), cardNo => {
        const masked = maskCard(cardNo)
        expect(masked).toHaveLength(cardNo.length)
        expect(masked).toMatch(/^\d{4}\*+\d{4}$/)
        expect(maskCard(masked)).toBe(masked)
      }),
    )
  })
})

test.each([
  ['lin.zhiyuan@mail.example', 'l***n@mail.example'],
  ['ab@b.cn', 'a***@b.cn'],
  ['a@b.cn', 'a***@b.cn'],
  ['abc', '--'],
  ['a b@c.cn', '--'],
  ['', '--'],
  [null, '--'],
])('maskEmail: %p is %s', (email, expected) => {
  expect(maskEmail(email)).toBe(expected)
})

test.each([
  ['110000196803150014', '1100**********0014'],
  ['E12345678', '*******78'],
  ['900700000', '*******00'],
  ['12', '**12'],
  ['', '--'],
  [undefined, '--'],
])('the number %p of a paper is shown as %s', (number, mask) => {
  expect(maskPaperNo(number)).toBe(mask)
})

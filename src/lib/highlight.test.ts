import fc from 'fast-check'
import { splitByKeyword } from './highlight'

const marked = (text: string, keyword: string) =>
  splitByKeyword(text, keyword)
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('|')

test.each([
  ['积分会过期吗', '积分', '[积分]|会过期吗'],
  ['看积分与积分明细', '积分', '看|[积分]|与|[积分]|明细'],
  ['JPG、png', 'Png', 'JPG、|[png]'],
  ['aaa', 'aa', '[aa]|a'],
  ['积分', '余额', '积分'],
  ['积分', '', '积分'],
  ['', '积分', ''],
  ['1.5%（年化）', '.5%', '1|[.5%]|（年化）'],
  ['İstanbul', 'stan', 'İ|[stan]|bul'],
  ['如何赎回', '取回', '如何|[赎回]'],
  ['稳泰 26 号', '２６号', '稳泰 |[26 号]'],
  ['家族信托的合同', '家族 合同', '[家族]|信托的|[合同]'],
])('%s with %p', (text, keyword, parts) => {
  expect(marked(text, keyword)).toBe(parts)
})

test('the pieces are the text, and no two of them that are alike stand side by side', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, keyword) => {
      const parts = splitByKeyword(text, keyword)
      expect(parts.map(part => part.text).join('')).toBe(text)
      expect(parts.some(({ isHit }, at) => at > 0 && parts[at - 1]?.isHit === isHit)).toBe(false)
    }),
  )
})

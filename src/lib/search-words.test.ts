import fc from 'fast-check'
import { bestFirst, fitOf, rankOf, SAME_WORDS, searchFor } from './search-words'

test.each([
  // As typed: one character, any letter case, any width, spaces on either side.
  ['如何更换登记的手机号？', '手', 0],
  ['远岚·稳泰26号', '稳泰', 0],
  ['CRS 声明', 'crs', 0],
  ['远岚·稳泰26号', '２６ 号', 0],
  ['稳泰 26 号', '26号', 0],
  ['林氏家族信托合同', '合同 林氏', 0],
  // By another word that means the same.
  ['如何更换登记的手机号？', '电话', 1],
  ['产品赎回', '取回', 1],
  ['如何打开长辈版大字界面？', '字号', 1],
  ['更换手机号', '改电话', 1],
  ['更换手机号', '改 电话', 1],
  ['产品赎回', '取 回', 1],
  ['税收居民身份声明', 'ＣＲＳ', 1],
  // Not at all.
  ['产品赎回', '申购', undefined],
  ['产品赎回', '赎回 家族', undefined],
  ['产品赎回', '', undefined],
  ['产品赎回', '  　', undefined],
  ['100', '%', undefined],
  ['', '手', undefined],
] as const)('%s for %p: %p', (text, typed, fit) => {
  expect(fitOf(text, searchFor(typed))).toBe(fit)
})

test('a word means one thing: it stands in one row alone', () => {
  const words = SAME_WORDS.flat()
  expect(new Set(words).size).toBe(words.length)
  for (const row of SAME_WORDS) {
    expect(row.length).toBeGreaterThan(1)
  }
})

test('every word of a row finds each of the others', () => {
  for (const row of SAME_WORDS) {
    for (const typed of row) for (const word of row) expect(fitOf(word, searchFor(typed))).toBeDefined()
  }
})

test('a title comes before what is said of a thing, the typed words before others', () => {
  const search = searchFor('赎回')
  const things = [
    ['其他', '可以取回'],
    ['其他', '可以赎回'],
    ['取回', ''],
    ['无关', '无关'],
    ['赎回', ''],
  ] as const
  expect(things.map(([title, rest]) => rankOf(search, title, rest))).toEqual([3, 2, 1, undefined, 0])
  expect(bestFirst(things, search, thing => thing).map(([title, rest]) => title + rest)).toEqual([
    '赎回',
    '取回',
    '其他可以赎回',
    '其他可以取回',
  ])
})

test('whatever is cut out of a text is found in it, however it is spaced', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, one, other) => {
      const start = Math.min(one % text.length, other % text.length)
      const typed = text.slice(start, start + 30)
      fc.pre(typed.trim() !== '')
      expect(fitOf(text, searchFor(typed))).toBe(0)
      expect(fitOf(text, searchFor([...typed].join('　')))).toBe(0)
    }),
  )
})

test('a search for many words at once stays small', () => {
  const typed = SAME_WORDS.map(([word]) => word)
    .join('')
    .slice(0, 30)
  expect(searchFor(typed).joined.length).toBeLessThanOrEqual(60)
})

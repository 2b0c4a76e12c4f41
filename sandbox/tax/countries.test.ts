import { COUNTRIES, countriesLike, countryName } from './countries'

test('China comes first, and its regions are called by their names', () => {
  expect(COUNTRIES[0]).toMatchObject({ code: 'CN', nameCn: '中国' })
  expect(['HK', 'MO', 'TW'].map(countryName)).toEqual(['中国香港', '中国澳门', '中国台湾'])
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
  expect(COUNTRIES.length).toBeGreaterThan(240)
})

test.each([
  ['美国', ['US']],
  ['united king', ['GB']],
  ['gb', ['GB']],
  [' 香港 ', ['HK']],
  ['nowhere at all', []],
])('%p finds %j', (keyword, codes) => {
  expect(countriesLike(keyword).map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  if (codes.length === 0) expect(countriesLike(keyword)).toEqual([])
})

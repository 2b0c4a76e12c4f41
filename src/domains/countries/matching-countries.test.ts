import { matchingCountries } from './matching-countries'

const country = (code: string, nameCn: string, nameEn: string) => ({ code, nameCn, nameEn })
const ALL = [
  country('CN', '中国', 'China'),
  country('AL', '阿尔巴尼亚', 'Albania'),
  country('GB', '英国', 'United Kingdom'),
  country('US', '美国', 'United States of America'),
  country('HK', '中国香港', 'Hong Kong'),
]

test.each([
  ['', ['US', 'GB', 'HK', 'AL']],
  ['united', ['US', 'GB']],
  [' 香港', ['HK']],
  ['中国', ['HK']],
  ['al', ['AL']],
  ['gb', ['GB']],
  ['火星', []],
])('%p finds %j', (keyword, codes) => {
  expect(matchingCountries(ALL, keyword).map(({ code }) => code)).toEqual(codes)
})

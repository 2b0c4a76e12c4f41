import { filesBelow, read } from './project'

const sources = filesBelow('src').filter(
  file => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
)

const where = (pattern: RegExp) => sources.filter(file => pattern.test(read(file)))

test('a mobile number and an e-mail address are asked for by one field each', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(where(/kind="(mobile|email)"/)).toEqual(['src/domains/contact/contact-fields.tsx'])
  expect(where(/label="联系地址"[^<]*\bmax=/)).toEqual([])
})

test('and judged by one rule each', () => {
  const parts = 'src/domains/contact/contact-parts.ts'
  expect(where(/rule: ?(typedMobileRule|mobileRule|emailRule|addressDetailRule)\b/)).toEqual([parts])
})

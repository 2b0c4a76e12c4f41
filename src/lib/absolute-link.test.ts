import { absoluteLink } from './absolute-link'

test.each([
  ['https://h5.example.com/a?b=1', 'https://other.example.com', 'https://h5.example.com/a?b=1'],
  ['/phone/assetsReport/entry', 'https://h5.example.com', 'https://h5.example.com/phone/assetsReport/entry'],
  ['/phone/assetsReport/entry', '', ''],
  ['//evil.example.com', 'https://h5.example.com', ''],
  ['javascript:alert(1)', 'https://h5.example.com', ''],
  ['', 'https://h5.example.com', ''],
])('link "%s" on "%s" is "%s"', (link, origin, absolute) => {
  expect(absoluteLink(link, origin)).toBe(absolute)
})

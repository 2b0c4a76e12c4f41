import { decodeEntities } from './entities'

test.each([
  ['a &amp; b', 'a & b'],
  ['&lt;p&gt;', '<p>'],
  ['&amp;lt;', '&lt;'],
  ['&#20013;&#x6587;', '中文'],
  ['&nbsp;', '\u00a0'],
  ['&ldquo;信托&rdquo;', '“信托”'],
  ['&#0;&#xD800;&#1114112;', '\ufffd\ufffd\ufffd'],
  ['&constructor; &unknown; & &;', '&constructor; &unknown; & &;'],
])('%s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})

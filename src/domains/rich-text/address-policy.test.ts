import { linkOf, pictureOf } from './address-policy'

test.each([
  '/phone/assets/tradingDetail?tradeId=T1',
  'https://www.yuanlan-trust.example/about?x=1#y',
  'https://disclosure.yuanlan-trust.example',
  'tel:400-000-0000',
])('%s may be tapped', href => {
  expect(linkOf(href)).toBe(href)
})

test.each([
  '',
  '/',
  '/phone/',
  '/phone//evil.example',
  '/phone/../sandbox/',
  '/phone/a/..',
  '/phone/%2e%2E/sandbox/',
  'https://www.yuanlan-trust.example/a/../b',
  '/phone/\\evil.example',
  '/services/trustAppApi/logout',
  '//evil.example',
  '///evil.example',
  'phone/home',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://www.yuanlan-trust.example/',
  'https://evil.example/',
  'https://www.yuanlan-trust.example.evil.example/',
  'https://evilwww.yuanlan-trust.example/',
  'https://evil.www.yuanlan-trust.example/',
  'https://yuanlan-trust.example/',
  'https://www.yuanlan-trust.example./',
  'https://www.yuanlan-trust.example@evil.example/',
  'https://evil.example\\@www.yuanlan-trust.example/',
  'https://user@www.yuanlan-trust.example/',
  'https://www.yuanlan-trust.example:8443/',
  'https:www.yuanlan-trust.example',
  'HTTPS://WWW.YUANLAN-TRUST.EXAMPLE/',
  'tel:1',
  'tel:*21*100#',
  'sms:10086',
  'weixin://dl/business',
])('%p may not', href => {
  expect(linkOf(href)).toBeUndefined()
})

test.each([
  ['/services/trustAppApi/picture/cover-1.svg', '/services/trustAppApi/picture/cover-1.svg'],
  ['/services/trustAppApi/picture/../file/F1', undefined],
  ['/services/trustAppApi/picture/%2e%2e/x.svg', undefined],
  ['/services/trustAppApi/picture/a.svg?x=1', undefined],
  ['/services/trustAppApi/logout', undefined],
  ['https://img.yuanlan-trust.example/a.png', undefined],
  ['//evil.example/a.png', undefined],
  ['data:image/svg+xml,<svg onload=alert(1)>', undefined],
  ['', undefined],
])('the picture %p is %p', (src, address) => {
  expect(pictureOf(src)).toBe(address)
})

import { isFileAddress } from './file-address'

test.each([
  '/services/trustAppApi/file/FD136?expires=1800000000000&sig=Ab-_9',
  'https://static.yuanlan-trust.example/docs/a.pdf?sig=x',
  'https://disclosure.yuanlan-trust.example/a.pdf',
])('%s is opened', address => expect(isFileAddress(address)).toBe(true))

test.each([
  '',
  '/services/trustAppApi/logout?x=1',
  '/services/trustAppApi/file/../logout?x=1',
  '//evil.example/services/trustAppApi/file/F1?sig=x',
  '@evil.example/services/trustAppApi/file/F1?sig=x',
  '/services/trustAppApi/file/F1?sig=x#y',
  '/services/trustAppApi/file/F1?sig=\\x',
  'https://evil.example/a.pdf',
  'https://evilstatic.yuanlan-trust.example/a.pdf',
  'https://x.static.yuanlan-trust.example/a.pdf',
  'https://static.yuanlan-trust.example.evil.example/a.pdf',
  'https://static.yuanlan-trust.example@evil.example/a.pdf',
  'http://static.yuanlan-trust.example/a.pdf',
  'javascript:alert(1)',
  'data:application/pdf;base64,AAAA',
  'file:///etc/passwd',
])('%j is not', address => expect(isFileAddress(address)).toBe(false))

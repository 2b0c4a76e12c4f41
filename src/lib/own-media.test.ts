import { isOwnMedia } from './own-media'

test.each([
  '/services/trustAppApi/picture/cover-1.svg',
  '/services/trustAppApi/picture/a.png',
  '/services/trustAppApi/picture/a.jpg',
  '/services/trustAppApi/video/family-trust.mp4',
  '/services/trustAppApi/file/aB_-9?expires=1795140000000&sig=aB_-9',
])('%s is ours', path => expect(isOwnMedia(path)).toBe(true))

test.each([
  '',
  '/',
  'https://evil.example/a.png',
  'https://img.yuanlan-trust.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '@evil.example/services/trustAppApi/picture/a.png',
  '.evil.example/services/trustAppApi/picture/a.png',
  ':8080/services/trustAppApi/picture/a.png',
  '/services/trustAppApi/picture/../file/a.png',
  '/services/trustAppApi/picture/%2e%2e/a.png',
  '/services/trustAppApi/picture/a.png?x=1',
  '/services/trustAppApi/picture/a.png#x',
  '/services/trustAppApi/picture/a.png\n',
  ' /services/trustAppApi/picture/a.png',
  '/services/trustAppApi/picture/a.mp4',
  '/services/trustAppApi/video/a.png',
  '/services/trustAppApi/logout',
  '/services/trustAppApi/file/a',
  '/services/trustAppApi/file/../logout?expires=1&sig=a',
  '/evil/services/trustAppApi/picture/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
])('%j is not', path => expect(isOwnMedia(path)).toBe(false))

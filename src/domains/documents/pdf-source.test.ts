import { pdfSource } from './pdf-source'

const GOOD = 'https://static.yuanlan-trust.example/docs/2026/report.pdf'

test.each([
  [{ fileId: 'F-1_2' }, { kind: 'file', fileId: 'F-1_2' }],
  [
    { fileId: 'F1', url: GOOD },
    { kind: 'file', fileId: 'F1' },
  ],
  [{ url: GOOD }, { kind: 'address', url: GOOD, fileName: 'report.pdf' }],
  [{ url: `${GOOD}?v=2` }, { kind: 'address', url: `${GOOD}?v=2`, fileName: 'report.pdf' }],
])('%o is opened', (params, source) => {
  expect(pdfSource(params)).toEqual(source)
})

test.each([
  [{}],
  [{ fileId: '' }],
  [{ fileId: '../../etc/passwd' }],
  [{ fileId: 'a'.repeat(65) }],
  [{ url: '' }],
  [{ url: 'http://static.yuanlan-trust.example/a.pdf' }],
  [{ url: 'https://evil.example/a.pdf' }],
  [{ url: 'https://static.yuanlan-trust.example.evil.example/a.pdf' }],
  [{ url: 'https://evil.static.yuanlan-trust.example/a.pdf' }],
  [{ url: 'https://evilstatic.yuanlan-trust.example/a.pdf' }],
  [{ url: 'https://yuanlan-trust.example/a.pdf' }],
  [{ url: 'https://static.yuanlan-trust.example./a.pdf' }],
  [{ url: 'https://static.yuanlan-trust.example@evil.example/a.pdf' }],
  [{ url: 'https://static.yuanlan-trust.example:8443/a.pdf' }],
  [{ url: 'https://static.yuanlan-trust.example\\@evil.example/a.pdf' }],
  [{ url: 'https://evil.example\\.static.yuanlan-trust.example/a.pdf' }],
  [{ url: '//static.yuanlan-trust.example/a.pdf' }],
  [{ url: '/services/trustAppApi/file/F1' }],
  [{ url: 'javascript:alert(1)//static.yuanlan-trust.example/a.pdf' }],
  [{ url: 'data:application/pdf;base64,AAAA' }],
  [{ url: ` ${GOOD}` }],
  [{ url: `${GOOD}#page=2` }],
  [{ url: 'HTTPS://STATIC.YUANLAN-TRUST.EXAMPLE/A.PDF' }],
])('%o is refused', params => {
  expect(pdfSource(params)).toEqual({ kind: 'refused' })
})

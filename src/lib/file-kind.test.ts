import { kindOfFile } from './file-kind'

const bytesOf = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['%PDF-1.7', 'application/pdf'],
  ['%PDF', undefined],
  ['PK\x03\x04word', undefined],
  ['GIF89a', undefined],
  ['<html>', undefined],
  ['', undefined],
])('a file that begins with %j', (head, kind) => {
  expect(kindOfFile(bytesOf(head))).toBe(kind)
})

import { fileSizeText } from './file-size'

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1536, '2 KB'],
  [327_680, '320 KB'],
  [1_048_575, '1024 KB'],
  [1_048_576, '1.0 MB'],
  [10_485_760, '10.0 MB'],
])('%i bytes: %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})

import { countedText, textLength } from './counted-text'

test.each([
  [' 你好 ', '你好', 2],
  ['很好👍🏽！', '很好！', 3],
  ['👨‍👩‍👧 一家', '一家', 2],
  ['<b>1 > 0</b>', '<b>1 > 0</b>', 12],
  ['𠮷野家', '𠮷野家', 3],
])('text %p is counted as %p', (text, plain, length) => {
  expect([countedText(text), textLength(text)]).toEqual([plain, length])
})

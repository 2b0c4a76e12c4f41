import { captionAt, clockText, sizeText } from './captions'

const CAPTIONS = [
  { from: 0, to: 5, text: '一' },
  { from: 5, to: 8, text: '二' },
  { from: 10, to: 12, text: '三' },
]

test.each([
  [0, '一'],
  [4.99, '一'],
  [5, '二'],
  [9, ''],
  [10, '三'],
  [12, ''],
])('at %d s stands %p', (seconds, text) => {
  expect(captionAt(CAPTIONS, seconds)).toBe(text)
})

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [-1, '0:00'],
])('%d s reads %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test.each([
  [320, '320 KB'],
  [1024, '1.0 MB'],
  [1536, '1.5 MB'],
])('%i KB reads %s', (size, text) => {
  expect(sizeText(size)).toBe(text)
})

import { plainLatin, plainName } from './typed-name'
import { nameRule } from './validate'

/** As phones type it, and as it is kept. */
const NAMES = [
  ['林致远', '林致远'],
  [' 林致远 \u00a0', '林致远'],
  ['林　致远', '林致远'],
  ['林 致 远', '林致远'],
  ['林致远\u200b', '林致远'],
  ['\u202d林致远\u202c', '林致远'],
  ['阿卜杜\u00b7热合曼', '阿卜杜·热合曼'],
  ['阿卜杜\u2022热合曼', '阿卜杜·热合曼'],
  ['阿卜杜\u2027热合曼', '阿卜杜·热合曼'],
  ['阿卜杜\u30fb热合曼', '阿卜杜·热合曼'],
  ['阿卜杜\uff65热合曼', '阿卜杜·热合曼'],
  ['阿卜杜\uff0e热合曼', '阿卜杜·热合曼'],
  ['阿卜杜.热合曼', '阿卜杜·热合曼'],
  ['阿卜杜。热合曼', '阿卜杜·热合曼'],
  ['阿卜杜\u22c5热合曼', '阿卜杜·热合曼'],
  ['阿卜杜\u2219热合曼', '阿卜杜·热合曼'],
  ['阿卜杜 · 热合曼', '阿卜杜·热合曼'],
  ['⽴花', '立花'],
  ['𠮷田', '𠮷田'],
  ['John O\u2019Neil', "John O'Neil"],
  ['John O\u2018Neil', "John O'Neil"],
  ['John O\u02bcNeil', "John O'Neil"],
  ['John O`Neil', "John O'Neil"],
  ['Anne\u2013Marie', 'Anne-Marie'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['John  Smith ', 'John Smith'],
  ['John\u00a0Smith', 'John Smith'],
  ['ＪＯＨＮ　ＳＭＩＴＨ', 'JOHN SMITH'],
  ['John Smith Jr.', 'John Smith Jr.'],
  ['J. Smith', 'J. Smith'],
] as const

test.each(NAMES)('%p is %p, and a right name', (typed, kept) => {
  expect(plainName(typed)).toBe(kept)
  expect(nameRule(plainName(typed))).toBeUndefined()
  expect(plainName(kept)).toBe(kept)
})

test.each([
  ['林致远·', '请输入正确的姓名'],
  ['林··远', '请输入正确的姓名'],
  ['林1远', '请输入正确的姓名'],
  ['林-远', '请输入正确的姓名'],
  ['张\ue863', '姓名中有系统无法识别的字，请删除后用输入法重新输入'],
  ['张\u{f0001}', '姓名中有系统无法识别的字，请删除后用输入法重新输入'],
  ['José García', '请按护照上的英文字母填写，不带音标，如 é 写作 e'],
  ['Jose\u0301', '请按护照上的英文字母填写，不带音标，如 é 写作 e'],
  ['', '请输入正确的姓名'],
])('%p: %p', (typed, words) => {
  expect(nameRule(plainName(typed))).toBe(words)
})

test.each([
  ['No. 5， Main St', 'No. 5, Main St'],
  ['O\u2019Connell\u2013Road', "O'Connell-Road"],
  ['  12\u00a0High  St ', '12 High St'],
])('latin %p is %p', (typed, kept) => {
  expect(plainLatin(typed)).toBe(kept)
})

import { defectFacts } from './error-report'

function errorWith(message: string, stack = ''): Error {
  return Object.assign(new TypeError(message), { stack })
}

test.each([
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  [
    'Unexpected token \'林\', "林致远 13800138000" is not valid JSON',
    'Unexpected token …, … is not valid JSON',
  ],
  [
    'charityDonate: the answer breaks the contract at points',
    'charityDonate: the answer breaks the contract at points',
  ],
  ['客户林致远的余额 1,865,230.00 元', '… [masked] …'],
  ['card 6200000000000005 of 110105194912310021', 'card [masked] of [masked]'],
  ['code 4711', 'code …'],
])('of %p the message is %p', (message, kept) => {
  expect(defectFacts(errorWith(message)).message).toBe(kept)
  expect(defectFacts(message)).toEqual({ name: 'Defect', message: kept, frames: [] })
})

test('places in our scripts stay, without host and query', () => {
  const stack = [
    'TypeError: x is undefined 13800138000',
    '    at take (https://h5.example.com/phone/js/report.1a2b3c4d.js?token=abcdef:1:2345)',
    '    at https://h5.example.com/phone/chunk/7.9f.js:2:17',
    'load@https://h5.example.com/phone/js/app.js:3:1',
    '    at Array.map (<anonymous>)',
  ].join('\n')
  expect(defectFacts(errorWith('x', stack))).toEqual({
    name: 'TypeError',
    message: 'x',
    frames: ['phone/js/report.1a2b3c4d.js:1:2345', 'phone/chunk/7.9f.js:2:17', 'phone/js/app.js:3:1'],
  })
})

test.each([undefined, null, 7, {}, { name: 'no name!', message: 5, stack: [] }, Object.create(null)])(
  'whatever was thrown (%p) makes a report',
  thrown => {
    expect(defectFacts(thrown)).toEqual({ name: 'Error', message: '', frames: [] })
  },
)

test('is short, however long the error is', () => {
  const facts = defectFacts(errorWith('a '.repeat(50_000), 'at a.js:1:1\n'.repeat(50_000)))
  expect([facts.message.length, facts.frames.length]).toEqual([200, 10])
})

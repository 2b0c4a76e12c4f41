import { inGroups, nextSteps } from './signed-texts'

const DEADLINE = '2026-11-23 17:00:00'

test.each([
  [
    'record',
    [
      '2026-11-23 17:00 前完成双录',
      '双录通过后，将认购款转入募集账户',
      '到账后进入 24 小时冷静期，期内可无条件撤单',
    ],
  ],
  [
    'pay',
    [
      '2026-11-23 17:00 前将认购款转入募集账户',
      '到账后进入 24 小时冷静期，期内可无条件撤单',
      '冷静期结束后确认份额',
    ],
  ],
  ['none', []],
] as const)('after a signature whose next step is %s', (nextAction, steps) => {
  expect(nextSteps({ nextAction, deadline: DEADLINE, coolingHours: 24 })).toEqual(steps)
})

test.each([
  ['CCC91D2FF78968B948C5C33ECD0374CE', 'CCC91D2F F78968B9 48C5C33E CD0374CE'],
  ['12345678', '12345678'],
  ['123456789', '12345678 9'],
  ['', ''],
])('the serial number %p is shown as %p', (serial, shown) => {
  expect(inGroups(serial)).toBe(shown)
})

import { inGroups, isToPay, nextSteps, successText } from './signed-texts'

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

test.each([
  ['22', 'record', '0', true, '还需完成双录，双录通过后即可打款。'],
  ['30', 'pay', '1', true, '请按以下信息转入认购款。'],
  ['30', 'none', '0', false, '打款期限已过，请联系理财经理'],
  ['23', 'none', '0', false, '订单当前状态：双录审核中。'],
  ['31', 'none', '0', false, '订单当前状态：打款待确认。'],
  ['40', 'none', '0', false, '订单当前状态：已成立。'],
  ['90', 'none', '0', false, '订单当前状态：已撤单。'],
] as const)('a signed order in status %s asks for %s', (orderStatus, nextAction, canPayMark, asks, text) => {
  const order = { orderStatus, nextAction, canPayMark, payMarkReason: '打款期限已过，请联系理财经理' }
  expect([isToPay(order), successText(order)]).toEqual([asks, text])
})

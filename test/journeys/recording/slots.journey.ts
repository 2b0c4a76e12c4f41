/**
 * Times of the desk that records with a person.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

/** U1's order that is recorded with a person. */
const WITH_PERSON = 'D2026111610008'

journey('a time that has passed meanwhile is refused and no longer offered', { as: 'U1' }, async customer => {
  await customer.open('recording/record-list', { recordId: WITH_PERSON })
  await customer.tap('预约人工视频')
  await customer.tap(/^11月20日/)
  await customer.tap('15:00')
  // Until ten past three.
  await customer.server.pass(5 * 3600 + 600)
  await customer.logInAgain()
  await customer.tap('确认预约')
  await customer.see('请选择可预约的时段')
  assert.equal(await customer.sees(/^15:00$/), false)
})

journey(
  'a talk with a person is booked, missed and booked anew, and is over with its time',
  { as: 'U1' },
  async customer => {
    await customer.open('recording/record-list', { recordId: WITH_PERSON })
    await customer.tap('预约人工视频')
    await customer.tap('确认预约')
    await customer.see('请选择日期')
    await customer.tap('11月23日 周一')
    await customer.tap('09:00')
    await customer.tap('确认预约')
    await customer.see('11月23日 周一 09:00–09:30')
    const missed = { kind: 'recordingCall', id: WITH_PERSON, isPassed: false, reason: '多次致电无人接听' }
    await customer.server.control('POST', 'office', missed)
    await customer.reopen()
    await customer.see('预约人工视频')
    await customer.server.pass(5 * 86_400)
    await customer.logInAgain()
    await customer.reopen()
    await customer.see('双录期限已过')
    await customer.see('联系理财经理')
  },
)

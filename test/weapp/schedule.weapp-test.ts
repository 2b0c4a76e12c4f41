/** @run long: the calendar of a phone and the permission for it */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { pageOf, PLACES } from '../places'
import { useApp } from './harness'

const app = useApp()
const [place] = PLACES['income/schedule']
const PAGE = pageOf({ name: 'income/schedule', ...place })
const ALL = '全部加入手机日历'

describe('the schedule', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('goes into the phone’s calendar, date by date or at once, each of them once', async () => {
    const phone = await app.launch({ customer: place.customer, path: PAGE })
    const { calendar } = phone.host
    await phone.see('未来五周')
    await phone.tap(/^缴款 \d+$/)
    await phone.seeNoMore('林氏家族信托')
    await phone.tapOn('[aria-label="把 11-20 远岚·稳泰26号 加入日历"]')
    await phone.see('已加入手机日历 1 项')
    const [event] = calendar.events
    assert.deepEqual(
      [event?.title, event?.startTime, event?.allDay, event?.alarmOffset],
      ['缴款：远岚·稳泰26号', Date.UTC(2026, 10, 20, 4) / 1000, false, 3600],
    )
    await phone.tap(ALL)
    await phone.tapOn('[aria-label="11-23 远岚·双利增强7号 已加入日历"]')
    assert.equal(new Set(calendar.events.map(({ title, startTime }) => `${title} ${startTime}`)).size, 2)
    assert.equal(calendar.events.length, 2)
    phone.close()
  })

  it('says that the calendar is refused, and leads to its switch', async () => {
    const phone = await app.launch({ customer: place.customer, path: PAGE })
    const { calendar, dialogs } = phone.host
    calendar.isAllowed = false
    await phone.tap(ALL)
    await phone.see('没有使用日历的权限')
    assert.equal(calendar.events.length, 0)
    await phone.tap('去设置')
    await phone.until('the settings never opened', () => dialogs.settingsOpened === 1)
    await phone.tap(ALL)
    await phone.see(/^已加入手机日历 \d+ 项$/)
    phone.close()
  })
})

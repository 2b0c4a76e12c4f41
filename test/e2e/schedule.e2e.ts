/** @run long: files that go into a calendar */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { beforeEach, describe, it } from 'node:test'
import { addressOf, PLACES } from '../places'
import { useApp, type Visit } from './harness'

const app = useApp()
const [place] = PLACES['income/schedule']
const PAGE = addressOf({ name: 'income/schedule', ...place })

/** The file that a tap makes the browser keep. */
async function fileOf(visit: Visit, tap: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([visit.page.waitForEvent('download'), tap()])
  assert.equal(download.suggestedFilename(), 'schedule.ics')
  return (await readFile(await download.path(), 'utf8')).replace(/\r\n /g, '')
}
const namesIn = (file: string): readonly string[] => file.match(/^UID:.*$/gm) ?? []

describe('the schedule', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('says what is ahead by kind and month, leads there, and goes into a calendar', async () => {
    const visit = await app.visit({ customer: place.customer, acceptDownloads: true })
    await visit.open(PAGE)
    await visit.see('未来五周')
    await visit.see('2026年11月')
    await visit.front().getByRole('cell', { name: '11月20日 周五，今天，缴款 1 项' }).waitFor()
    await visit.see(/12:00 截止，剩 \d 小时/)
    const whole = await fileOf(visit, () => visit.tap('全部加入手机日历'))
    // All of it, not what is unfolded alone; no amount of anybody.
    await visit.tap(/^再看以后的 \d+ 项$/)
    assert.equal(namesIn(whole).length, await visit.front().getByRole('link', { name: /-\d\d/ }).count())
    assert.doesNotMatch(whole, /600,?000|8,?000\.00/)
    await visit.front().getByRole('radio', { name: /^缴款/ }).click()
    await visit.seeNoMore('林氏家族信托')
    await visit.arriveAt(`${PAGE}?kind=pay`)
    const single = await fileOf(visit, () =>
      visit.front().getByRole('button', { name: '把 11-20 远岚·稳泰26号 加入日历' }).click(),
    )
    assert.match(single, /DTSTART:20261120T040000Z\r\nSUMMARY:缴款：远岚·稳泰26号\r\n/)
    assert.deepEqual(
      namesIn(single).map(name => namesIn(whole).includes(name)),
      [true],
    )
    await visit
      .front()
      .getByRole('link', { name: /远岚·稳泰26号/ })
      .click()
    await visit.arriveAt('/phone/Myorder/myorderList/myorderdetails?orderId=D2026111810004')
    await visit.page.goBack()
    await visit.arriveAt(`${PAGE}?kind=pay`)
    await visit.close()
  })
})

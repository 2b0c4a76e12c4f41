/** @run short: functions of wx beside the page */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { useApp } from './harness'

const app = useApp()

interface Received {
  readonly record: {
    readonly type: string
    readonly event?: string
    readonly distinct_id: string
    readonly properties: Readonly<Record<string, unknown>>
  }
}

/** What no event may hold: U1's name, mobile, birth date and amounts. */
const PERSONAL = /林致远|林\*|19900000001|199\*|1968-?03-?15|1,000,000|1000000|1,243,190|1243190|2,459/

/** Everything collected so far, the oldest first. */
async function collected(): Promise<Received[]> {
  const { events } = await app.control<{ events: Received[] }>('GET', 'analytics')
  return [...events].reverse()
}

const nameOf = ({ record }: Received) => record.event ?? record.type

const waitFor = (name: string) =>
  until(
    name,
    async () => (await collected()).map(nameOf),
    names => names.includes(name),
  )

describe('analytics', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await app.reset()
    await app.control('DELETE', 'analytics')
  })

  it('sends what happens with the login id, nothing before the login and nothing after the logout', async () => {
    const phone = await app.launch()
    await phone.until('nobody is not known to be nobody', () => phone.query('.home__login') !== undefined)
    await phone.tap('年度资产报告')
    await phone.see('手机号登录')
    assert.deepEqual(await collected(), [], 'before the login')
    await app.logIn(phone)
    await phone.tap('开始阅读')
    await phone.see(/^2\s*\//)
    await phone.tap('下一页')
    await phone.see(/^3\s*\//)
    phone.host.leave()
    await waitFor('$MPHide')
    phone.host.comeBack()
    await waitFor('$MPShow')
    const events = await collected()
    const names = events.map(nameOf)
    for (const name of ['$SignUp', '$MPLaunch', '$MPViewScreen', '$MPClick']) {
      assert.ok(names.includes(name), `${name} in ${names.join(' ')}`)
    }
    assert.equal(names.filter(name => name === '$MPLaunch').length, 1, 'one launch')
    const [view] = events.filter(event => nameOf(event) === '$MPViewScreen')
    assert.match(
      String(view?.record.properties.$url_path),
      /^packages\/(account|report)\//,
      'the page on screen at the login',
    )
    for (const event of events) {
      assert.equal(event.record.distinct_id, '100001', nameOf(event))
      assert.doesNotMatch(JSON.stringify(event.record.properties), PERSONAL, nameOf(event))
    }
    const tracks = events.map(({ record }) => record.properties.track)
    for (const track of ['report-start', 'report-next']) assert.ok(tracks.includes(track), track)
    phone.close()
  })

  it('sends nothing for who has not agreed to it', async () => {
    await app.control('POST', 'analytics/consent', { customer: 'U1', consent: '0' })
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    phone.host.leave()
    // Longer than the SDK keeps anything to itself.
    await phone.host.pass(60_000)
    await phone.quiet()
    assert.deepEqual(await collected(), [])
    phone.close()
  })
})

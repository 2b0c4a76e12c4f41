import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { checkValue } from '../../sandbox/analytics/payload'
import { useApp, type Visit } from './harness'

const app = useApp()

const U1 = '100001'

interface Received {
  readonly delivery: 'single' | 'batch'
  readonly isChecked: boolean
  readonly record: {
    readonly type: string
    readonly event?: string
    readonly distinct_id: string
    readonly login_id?: string
    readonly anonymous_id?: string
    readonly time: number
    readonly properties: Readonly<Record<string, unknown>>
  }
}

interface Collected {
  readonly counters: { requests: number; refused: number; wrongCheckValue: number }
  readonly events: Received[]
}

/** What no event may hold: U1's name, mobile, birth date, and amounts of the report, in any spelling. */
const PERSONAL =
  /林致远|林\*|19900000001|199\*|1968-?03-?15|1,000,000|1000000|3,000,000|3000000|1,243,190|1243190|44\.38|2,459|1,288|1288\b/
const NUMBER_OF_PERSON = /(^|\D)(1[3-9]\d{9}|\d{15}|\d{17}[\dXx]|\d{16,19})(\D|$)/

/** Everything collected so far, the oldest first. */
async function collected(): Promise<Received[]> {
  const { events } = await app.control<Collected>('GET', 'analytics')
  return [...events].reverse()
}

const nameOf = ({ record }: Received) => record.event ?? record.type

/** Waits until the collector has so many events of a name, and answers them. */
async function waitFor(name: string, count = 1): Promise<Received[]> {
  const end = Date.now() + 15_000
  for (;;) {
    const found = (await collected()).filter(event => nameOf(event) === name)
    if (found.length >= count) return found
    assert.ok(Date.now() < end, `${name}: ${found.length} of ${count}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

function assertImpersonal(events: readonly Received[]): void {
  for (const { record } of events) {
    const text = JSON.stringify(record.properties)
    assert.doesNotMatch(text, PERSONAL, nameOf({ record } as Received))
    for (const [name, value] of Object.entries(record.properties)) {
      if (typeof value !== 'string') continue
      if (name !== '$device_id') assert.doesNotMatch(value, NUMBER_OF_PERSON, name)
      if (/url|referrer/.test(name)) assert.doesNotMatch(value, /[?#]/, name)
    }
  }
}

/** Every request to the collector from this browser. */
function watchRequests(visit: Visit): { address: string; body: string }[] {
  const requests: { address: string; body: string }[] = []
  visit.page.on('request', request => {
    if (request.url().includes('/services/analytics/')) {
      requests.push({ address: request.url(), body: request.postData() ?? '' })
    }
  })
  return requests
}

async function logOut(visit: Visit): Promise<void> {
  await visit.tap(/退出登录/, 'link')
  await visit.tap('退出')
}

describe('analytics', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await app.reset()
    await app.control('DELETE', 'analytics')
  })

  it('sends the events of a journey with the login id, and nothing before login or after logout', async () => {
    const visit = await app.visit()
    const requests = watchRequests(visit)
    await visit.open('/phone/home?multipleView=100')
    await visit.tap(/年度资产报告/, 'link')
    await visit.see('获取验证码')
    assert.deepEqual(await collected(), [], 'before login')
    assert.equal(await visit.page.evaluate(() => 'sensorsDataAnalytic201505' in window), false)

    await visit.page.getByLabel('手机号', { exact: true }).fill('19900000001')
    await visit.tap('获取验证码')
    await visit.see(/秒后重新获取/)
    const [message] = await app.control<{ code: string }[]>('GET', 'inbox')
    await visit.page.getByLabel('验证码', { exact: true }).fill(message?.code ?? '')
    await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
    await visit.tap('登录')
    await visit.see('开始阅读')
    await waitFor('$pageview')
    await waitFor('$WebPageLoad')
    await visit.tap('开始阅读')
    await visit.tap('下一页')
    await visit.open('/phone/assetsReport/report?page=8')
    await visit.tap('启封抽取')
    await visit.arriveAt('/phone/assetsReport/result')
    await waitFor('$WebPageLeave', 2)
    await visit.open('/phone/home')
    await visit.see('林*远，您好')
    await waitFor('$pageview', 4)
    await logOut(visit)
    await visit.see('登录')
    await visit.page.waitForTimeout(1000)

    const events = await collected()
    const names = new Set(events.map(nameOf))
    for (const name of ['$SignUp', '$WebPageLoad', '$pageview', '$WebClick', '$WebPageLeave']) {
      assert.ok(names.has(name), `${name} in ${[...names].join(' ')}`)
    }
    for (const event of events) {
      assert.equal(event.record.distinct_id, U1, nameOf(event))
      assert.equal(event.isChecked, true)
    }
    const tapped = events
      .filter(event => nameOf(event) === '$WebClick')
      .map(({ record }) => record.properties.track)
    for (const track of ['report-start', 'report-next', 'report-draw']) {
      assert.ok(tapped.includes(track), track)
    }
    const stays = events.filter(event => nameOf(event) === '$WebPageLeave')
    assert.ok(stays.some(({ record }) => Number(record.properties.event_duration) > 0))
    assertImpersonal(events)
    for (const { body } of requests.filter(request => request.body.startsWith('data='))) {
      const fields = new URLSearchParams(body)
      assert.equal(fields.get('ext'), `crc=${checkValue(fields.get('data') ?? '')}`)
    }

    const before = events.length
    await visit.open('/phone/home')
    await visit.tap('大', 'radio')
    await visit.page.waitForTimeout(1000)
    assert.equal((await collected()).length, before, 'after logout')
    const { counters } = await app.control<Collected>('GET', 'analytics')
    assert.equal(counters.refused, 0)
    await visit.close()
  })

  it('is the anonymous identity before login and after logout, and another customer is another', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home')
    const [signUp] = await waitFor('$SignUp')
    await logOut(visit)
    await visit.see('登录')
    await app.logIn(visit.context, 'U2')
    await visit.open('/phone/home')
    await visit.see('周*君，您好')
    const [, second] = await waitFor('$SignUp', 2)
    assert.equal(second?.record.distinct_id, '100002')
    assert.equal(second?.record.anonymous_id, signUp?.record.anonymous_id)
    await visit.close()
  })

  it('sends nothing for who withdrew consent, and stops at once when it is withdrawn', async () => {
    await app.control('POST', 'analytics/consent', { customer: 'U1', consent: '0' })
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home')
    await visit.see('林*远，您好')
    await visit.page.waitForTimeout(500)
    assert.deepEqual(await collected(), [])
    await app.control('POST', 'analytics/consent', { customer: 'U1', consent: '1' })
    await visit.open('/phone/home')
    await waitFor('$pageview')
    await app.control('POST', 'analytics/consent', { customer: 'U1', consent: '0' })
    const asked = visit.page.waitForResponse(/userDetail/)
    await visit.tap(/年度资产报告/, 'link')
    await (await asked).finished()
    await visit.see('开始阅读')
    await app.control('DELETE', 'analytics')
    await visit.tap('开始阅读')
    await visit.tap('下一页')
    await visit.page.waitForTimeout(1000)
    assert.deepEqual((await collected()).map(nameOf), [])
    await visit.close()
  })

  it('loads no foreign script for a link with sa-request-id or sa-visual-mode', async () => {
    for (const [query, script] of [
      ['sa-request-id=1&sa-request-type=1', 'heatmap.js'],
      ['sa-visual-mode=true', undefined],
    ] as const) {
      // In the click map's mode the SDK says that it takes no calls.
      const visit = await app.visit({ customer: 'U1', expectedErrors: /web-sdk-warn.*before init/ })
      const requests = watchRequests(visit)
      await visit.open(`/phone/home?${query}`)
      await visit.see('林*远，您好')
      await visit.page.waitForTimeout(1500)
      if (script) assert.ok(requests.some(({ address }) => address.endsWith(script)))
      await visit.close()
    }
  })

  it('tells how long a place of a scrolled page was looked at', async () => {
    const visit = await app.visit({ customer: 'U1', viewport: { width: 375, height: 400 } })
    await visit.open('/phone/home')
    await waitFor('$pageview')
    await visit.page.waitForTimeout(4200)
    await visit.page.mouse.move(180, 200)
    await visit.page.mouse.wheel(0, 300)
    const [stay] = await waitFor('$WebStay')
    assert.ok(Number(stay?.record.properties.event_duration) > 4)
    assert.ok(Number(stay?.record.properties.event_duration) <= 18)
    await visit.close()
  })

  it('asks for the visual configuration, and keeps the version it has', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const asked: string[] = []
    visit.page.on('request', request => {
      if (request.url().includes('/config/visualized/')) asked.push(new URL(request.url()).search)
    })
    await visit.open('/phone/home')
    await waitFor('$pageview')
    await visit.page.waitForTimeout(500)
    const stored = () => visit.page.evaluate(() => localStorage.getItem('webjssdkvtrackcollect') ?? '')
    assert.match(asked[0] ?? '', /app_id=127\.0\.0\.1/)
    assert.match(decodeURIComponent(await stored()), /"version":"1"/)
    await visit.close()
  })

  it('sends lists in batch mode', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.page.route('**/phone/home', async route => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace(
        '<head>',
        '<head><meta name="analytics-mode" content="batch">',
      )
      await route.fulfill({ response: answer, body: html })
    })
    const requests = watchRequests(visit)
    await visit.open('/phone/home')
    const [view] = await waitFor('$pageview')
    assert.equal(view?.delivery, 'batch')
    assert.ok(requests.every(({ body }) => body === '' || body.startsWith('data_list=')))
    assertImpersonal(await collected())
    await visit.close()
  })
})

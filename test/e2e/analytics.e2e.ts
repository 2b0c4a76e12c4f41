/** @run short: the SDK of the vendor and its storage */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { checkValue } from '../../sandbox/analytics/payload'
import { until, useApp, type Visit } from './harness'

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

/** The SDK as a page holds it: what it was set up with. */
interface Sensors {
  readonly para: {
    readonly datasend_timeout: number
    readonly callback_timeout: number
    readonly max_referrer_string_length: number
    readonly batch_send: object
    readonly heatmap: {
      readonly scroll_delay_time: number
      readonly scroll_event_duration: number
      readonly collect_tags: { readonly div: { readonly max_level: number } }
    }
  }
  readonly modules: Readonly<
    Record<string, { readonly heartbeat_interval_time?: number; readonly max_duration?: number } | undefined>
  >
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
const waitFor = (name: string, count = 1): Promise<Received[]> =>
  until(
    `${count} of ${name}`,
    async () => (await collected()).filter(event => nameOf(event) === name),
    found => found.length >= count,
  )

const trackOf = ({ record }: Received) => record.properties.track

/** Waits for the taps on elements of these names. */
const waitForTaps = (...tracks: string[]) =>
  until(
    `taps on ${tracks.join(', ')}`,
    async () => (await collected()).map(trackOf),
    tapped => tracks.every(track => tapped.includes(track)),
  )

/** What the SDK keeps in the storage. */
const kept = (visit: Visit): Promise<string[]> =>
  visit.page.evaluate(() => Object.keys(localStorage).filter(key => /webjssdk/.test(key)))

/** Has the page send lists, as it may be told to. */
const sendLists = (visit: Visit) =>
  visit.page.route('**/phone/home', async route => {
    const answer = await route.fetch()
    const meta = '<head><meta name="analytics-mode" content="batch">'
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', meta) })
  })

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
  await visit.tap('退出登录')
  await visit.tap(/^退出$/)
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
    await visit.open('/phone/settings')
    await visit.see('退出登录')
    await waitFor('$pageview', 4)
    await logOut(visit)
    await visit.see('登录后查看资产、家族信托与待办')
    await waitForTaps('report-start', 'report-next', 'report-draw')

    const events = await collected()
    const names = new Set(events.map(nameOf))
    for (const name of ['$SignUp', '$WebPageLoad', '$pageview', '$WebClick', '$WebPageLeave']) {
      assert.ok(names.has(name), `${name} in ${[...names].join(' ')}`)
    }
    for (const event of events) {
      assert.equal(event.record.distinct_id, U1, nameOf(event))
      assert.equal(event.isChecked, true)
    }
    const stays = events.filter(event => nameOf(event) === '$WebPageLeave')
    assert.ok(stays.some(({ record }) => Number(record.properties.event_duration) > 0))
    assertImpersonal(events)
    for (const { body } of requests.filter(request => request.body.startsWith('data='))) {
      const fields = new URLSearchParams(body)
      assert.equal(fields.get('ext'), `crc=${checkValue(fields.get('data') ?? '')}`)
    }

    await app.control('DELETE', 'analytics')
    await visit.open('/phone/settings')
    await visit.tap('大', 'radio')
    await visit.settle()
    // What comes first is the next customer's.
    await app.logIn(visit.context, 'U2')
    await visit.open('/phone/home')
    await waitFor('$pageview')
    assert.deepEqual(
      (await collected()).filter(({ record }) => record.distinct_id !== '100002').map(nameOf),
      [],
      'after logout',
    )
    const { counters } = await app.control<Collected>('GET', 'analytics')
    assert.equal(counters.refused, 0)
    await visit.close()
  })

  it('is the anonymous identity before login and after logout, and another customer is another', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/settings')
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
    await visit.settle()
    await app.control('POST', 'analytics/consent', { customer: 'U1', consent: '1' })
    await visit.open('/phone/home')
    await waitFor('$pageview')
    assert.equal((await waitFor('$SignUp')).length, 1, 'something was sent without consent')
    await app.control('POST', 'analytics/consent', { customer: 'U1', consent: '0' })
    const asked = visit.page.waitForResponse(/userDetail/)
    await visit.tap(/年度资产报告/, 'link')
    await (await asked).finished()
    await visit.see('开始阅读')
    await app.control('DELETE', 'analytics')
    await visit.tap('开始阅读')
    await visit.tap('下一页')
    await visit.see(/^3\s*\//)
    // What comes first is the new consent's.
    await app.control('POST', 'analytics/consent', { customer: 'U1', consent: '1' })
    await visit.open('/phone/home')
    await waitFor('$pageview')
    const told = (await collected()).filter(
      event => trackOf(event) !== undefined || nameOf(event) === '$WebPageLeave',
    )
    assert.deepEqual(told.map(nameOf), [], 'the report was read without consent')
    await visit.close()
  })

  for (const mode of ['one by one', 'lists']) {
    it(`keeps nothing on the device once consent is withdrawn (${mode})`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      await visit.takeTime()
      if (mode === 'lists') await sendLists(visit)
      await visit.open('/phone/home')
      await waitFor('$pageview')
      await visit.page.clock.runFor(6000)
      assert.ok(
        (await kept(visit)).some(key => key.includes('pageleave')),
        'nothing was kept before',
      )
      if (mode === 'lists') {
        await visit.freeze()
        await visit.tap('大字')
        assert.ok(
          (await kept(visit)).some(key => key.startsWith('sawebjssdk-')),
          'no list was kept before',
        )
        await visit.page.clock.resume()
      }
      await visit.tap(/^设置/, 'link')
      await visit.tap(/^个人信息与授权/, 'link')
      await visit.page.getByRole('switch', { name: '使用行为分析' }).click()
      await visit.tap('确认撤回')
      await visit.see('2026-11-20 撤回')
      await app.control('DELETE', 'analytics')
      assert.deepEqual(await kept(visit), [])
      // Reading on and leaving the page leave nothing either.
      await visit.page.clock.runFor(30_000)
      assert.deepEqual(await kept(visit), [])
      await visit.page.goBack()
      await visit.see('文字大小')
      await visit.page.clock.runFor(30_000)
      assert.deepEqual(await kept(visit), [])
      assert.deepEqual(await collected(), [])
      await visit.close()
    })

    it(`never sends what was kept of one customer while another is logged in (${mode})`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      await visit.takeTime()
      if (mode === 'lists') await sendLists(visit)
      await visit.open('/phone/home')
      await waitFor('$pageview')
      await visit.page.clock.runFor(6000)
      await visit.freeze()
      await visit.tap('大字')
      const before = await visit.page.evaluate(() =>
        Object.entries<string>(localStorage).filter(([key]) => /sawebjssdk/.test(key)),
      )
      assert.match(JSON.stringify(before), new RegExp(U1))
      await visit.page.clock.resume()

      // A killed page says nothing as it goes: what it kept stays, and is old when the next customer comes.
      await visit.page.goto(`${app.url}/sandbox/inbox`)
      await visit.page.evaluate(entries => {
        for (const [key, value] of entries) localStorage.setItem(key, value)
      }, before)
      await app.logIn(visit.context, 'U2')
      await app.control('DELETE', 'analytics')
      await visit.page.clock.runFor(60_000)
      await visit.open('/phone/home')
      await visit.see('周*君，您好')
      await waitFor('$pageview')
      // Every way that the SDK has of sending what it finds: at its start, at the next page, by its timer.
      await visit.tap(/^资讯/, 'link')
      await visit.arriveAt('/phone/information/list')
      await visit.page.clock.runFor(60_000)
      await waitFor('$pageview', 2)
      await visit.idle()
      assert.deepEqual([...new Set((await collected()).map(({ record }) => record.distinct_id))], ['100002'])
      await visit.close()
    })
  }

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
      if (script) {
        await until('the script of the own origin', () =>
          requests.some(({ address }) => address.endsWith(script)),
        )
      }
      await visit.settle()
      await visit.close()
    }
  })

  it('tells how long a place of a scrolled page was looked at', async () => {
    const visit = await app.visit({ customer: 'U1', viewport: { width: 375, height: 400 } })
    await visit.takeTime()
    await visit.open('/phone/home')
    await waitFor('$pageview')
    await visit.page.clock.runFor(4200)
    await visit.page.mouse.move(180, 200)
    await visit.page.mouse.wheel(0, 300)
    const [stay] = await waitFor('$WebStay')
    assert.ok(Number(stay?.record.properties.event_duration) > 4)
    assert.ok(Number(stay?.record.properties.event_duration) <= 18)
    await visit.close()
  })

  it('asks for the visual configuration, and keeps the version it has', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    const nextAnswer = async () => {
      const answer = await visit.page.waitForResponse(/\/config\/visualized\//)
      return { asked: new URL(answer.url()).searchParams, text: await answer.text() }
    }
    const stored = async () =>
      decodeURIComponent(await visit.page.evaluate(() => localStorage.getItem('webjssdkvtrackcollect') ?? ''))
    const [first] = await Promise.all([nextAnswer(), visit.open('/phone/home')])
    assert.deepEqual([first.asked.get('app_id'), first.asked.get('v')], ['127.0.0.1', null])
    await until('the first version is kept', async () => /"version":"1"/.test(await stored()))
    const keptAt = /"updateTime":(\d+)/.exec(await stored())?.[1]

    // Half an hour later the product is opened again.
    await visit.page.clock.setSystemTime((await visit.page.evaluate(() => Date.now())) + 31 * 60_000)
    const [second] = await Promise.all([nextAnswer(), visit.open('/phone/home')])
    assert.equal(second.asked.get('v'), '1')
    assert.match(second.text, /^\w+\(304\)$/)
    await until('the answer was noted', async () => /"updateTime":(\d+)/.exec(await stored())?.[1] !== keptAt)
    assert.match(await stored(), /"version":"1"/)
    await visit.close()
  })

  it('is set up with the numbers of the specification', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await sendLists(visit)
    await visit.open('/phone/home')
    await waitFor('$pageview')
    const { para, modules } = await visit.page.evaluate(() => {
      const sensors = (window as unknown as { sensorsDataAnalytic201505: Sensors }).sensorsDataAnalytic201505
      const { PageLeave } = sensors.modules
      return {
        para: sensors.para,
        modules: {
          heartbeatMs: PageLeave?.heartbeat_interval_time,
          leaveMax: PageLeave?.max_duration,
        },
      }
    })
    assert.deepEqual(modules, { heartbeatMs: 5000, leaveMax: 432_000 })
    const { heatmap } = para
    assert.deepEqual(
      {
        send: para.datasend_timeout,
        callback: para.callback_timeout,
        referrer: para.max_referrer_string_length,
        batch: para.batch_send,
        scrollDelay: heatmap.scroll_delay_time,
        scrollMax: heatmap.scroll_event_duration,
        div: heatmap.collect_tags.div.max_level,
      },
      {
        send: 8000,
        callback: 200,
        referrer: 200,
        batch: { datasend_timeout: 6000, send_interval: 6000, storage_length: 200 },
        scrollDelay: 4000,
        scrollMax: 18,
        div: 3,
      },
    )
    await visit.close()
  })

  it('sends lists in batch mode', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await sendLists(visit)
    const requests = watchRequests(visit)
    await visit.open('/phone/home')
    const [view] = await waitFor('$pageview')
    assert.equal(view?.delivery, 'batch')
    assert.ok(requests.every(({ body }) => body === '' || body.startsWith('data_list=')))
    assertImpersonal(await collected())
    await visit.close()
  })
})

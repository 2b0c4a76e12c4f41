import { type Browser, cleanUp, startTest } from '../testing/harness'
import { EVENT_CAPACITY } from './events'
import { checkValue, readPayload } from './payload'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
})
afterAll(cleanUp)

interface Collected {
  readonly counters: { requests: number; refused: number; wrongCheckValue: number }
  readonly events: { delivery: string; isChecked: boolean; record: Record<string, unknown> }[]
}

const ENTRANCE = '/services/analytics/sa.gif'
const EVENT = { type: 'track', event: '$pageview', distinct_id: '100001', properties: { $title: '首页' } }

const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64')
const single = (event: unknown, crc = checkValue(encode(event))) =>
  `data=${encodeURIComponent(encode(event))}&ext=${encodeURIComponent(`crc=${crc}`)}`

const collected = () => browser.control<Collected>('GET', 'analytics')

async function send(body: string, type = 'text/plain;charset=UTF-8'): Promise<number> {
  const answer = await browser.fetch(ENTRANCE, { method: 'POST', body, headers: { 'content-type': type } })
  return answer.status
}

describe('the collector', () => {
  test.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'application/json', 'x/y'])(
    'takes a checked event sent as %s',
    async type => {
      expect(await send(single(EVENT), type)).toBe(200)
      const { events } = await collected()
      expect(events).toMatchObject([{ delivery: 'single', isChecked: true, record: EVENT }])
    },
  )

  test('takes an event sent as an image', async () => {
    const answer = await browser.fetch(`${ENTRANCE}?project=p&${single(EVENT)}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect((await collected()).events).toHaveLength(1)
  })

  test('takes a list without a check value, at the address of the mini-program as well', async () => {
    const body = `data_list=${encodeURIComponent(encode([EVENT, { ...EVENT, event: '$MPShow' }]))}`
    const answer = await browser.fetch('/services/analytics/sa', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
    const { events } = await collected()
    expect(events.map(({ delivery, record }) => [delivery, record.event])).toEqual([
      ['batch', '$MPShow'],
      ['batch', '$pageview'],
    ])
  })

  test('refuses a wrong check value and counts it', async () => {
    expect(await send(single(EVENT, 1))).toBe(400)
    expect(await collected()).toMatchObject({
      counters: { requests: 1, refused: 1, wrongCheckValue: 1 },
      events: [],
    })
  })

  test.each([
    ['nothing', ''],
    ['no base64', 'data=%%%'],
    ['no list', `data_list=${encode(EVENT)}`],
    ['no event', `data=${encode(null)}`],
    ['a broken event in a list', `data_list=${encode([EVENT, 7])}`],
  ])('refuses %s', async (_what, body) => {
    expect(await send(body)).toBe(400)
    expect((await collected()).counters).toEqual({ requests: 1, refused: 1, wrongCheckValue: 0 })
  })

  test('keeps a repeated delivery once', async () => {
    const event = { ...EVENT, _track_id: 123, time: 1 }
    await send(single({ ...event, _flush_time: 1 }))
    await send(single({ ...event, _flush_time: 2 }))
    expect((await collected()).events).toHaveLength(1)
  })

  test(`keeps the last ${EVENT_CAPACITY} events`, async () => {
    const many = Array.from({ length: EVENT_CAPACITY + 5 }, (_, time) => ({ ...EVENT, _track_id: 1, time }))
    for (let from = 0; from < many.length; from += 1000) {
      await send(`data_list=${encodeURIComponent(encode(many.slice(from, from + 1000)))}`)
    }
    const { events } = await collected()
    expect([events.length, events[0]?.record.time]).toEqual([EVENT_CAPACITY, EVENT_CAPACITY + 4])
  })

  test('is emptied by hand, and by the reset of everything', async () => {
    await send(single(EVENT))
    await browser.control('DELETE', 'analytics')
    expect((await collected()).events).toEqual([])
    await send(single(EVENT))
    await browser.control('POST', 'reset', {})
    expect((await collected()).events).toEqual([])
  })

  test('shows its page, and gives the editors own empty scripts', async () => {
    for (const address of [
      '/sandbox/analytics',
      '/services/analytics/heatmap.js',
      '/services/analytics/vtrack.js',
    ]) {
      expect((await browser.fetch(address)).status).toBe(200)
    }
  })

  test('lets a customer withdraw consent', async () => {
    await browser.loginAs('U1')
    await browser.control('POST', 'analytics/consent', { customer: 'U1', consent: '0' })
    expect(await browser.call('userDetail')).toMatchObject({ data: { analyticsConsent: '0' } })
  })
})

describe('the visual configuration', () => {
  const ask = async (query: string) => {
    const answer = await browser.fetch(`/config/visualized/Web.conf?${query}`)
    return { status: answer.status, text: await answer.text() }
  }

  test('is 200 with it, 304 for the version one has, 205 while there is none', async () => {
    expect((await ask('app_id=h')).status).toBe(200)
    expect(await ask('app_id=h&v=1')).toEqual({ status: 304, text: '' })
    await browser.control('POST', 'analytics/config', { version: '2' })
    expect((await ask('app_id=h&v=1')).status).toBe(200)
    await browser.control('POST', 'analytics/config', { version: null })
    expect(await ask('app_id=h&v=1')).toEqual({ status: 205, text: '' })
  })

  test('as a script hands the code to the callback', async () => {
    const config = '{"os":"Web","version":"1","project":"default","events":[]}'
    expect(await ask('app_id=h&callbackName=saJSSDKVtrackCollectConfig')).toEqual({
      status: 200,
      text: `saJSSDKVtrackCollectConfig(200, ${config})`,
    })
    expect((await ask('app_id=h&v=1&callbackName=saJSSDKVtrackCollectConfig')).text).toBe(
      'saJSSDKVtrackCollectConfig(304)',
    )
    await browser.control('POST', 'analytics/config', { version: null })
    expect((await ask('app_id=h&callbackName=saJSSDKVtrackCollectConfig')).text).toBe(
      'saJSSDKVtrackCollectConfig(205)',
    )
  })

  test.each([
    '',
    'app_id=%3Cb%3E',
    'app_id=h&callbackName=alert(1)//',
    'app_id=h&callbackName=reloadPage',
    'app_id=h&callbackName=eval',
    'app_id=h&callbackName=',
    'app_id=h&callbackName=saJSSDKVtrackCollectConfig&callbackName=eval',
    'app_id=h&app_id=i',
  ])('refuses a malformed query: %s', async query => {
    expect((await ask(query)).status).toBe(400)
  })
})

describe('the check value', () => {
  test.each([
    ['', 0],
    ['a', 97],
    ['hello', 99162322],
    ['eyJhIjoxfQ==', -1930075513],
  ])('of %j', (text, value) => {
    expect(checkValue(text)).toBe(value)
  })

  test('is over the decoded base64 text', () => {
    expect(readPayload(single(EVENT))).toMatchObject({ ok: true, isChecked: true })
  })
})

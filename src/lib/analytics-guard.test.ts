import { maskPersonal } from './analytics-privacy'
import { ANALYTICS_LIMITS } from './analytics-constants'
import fc from 'fast-check'
import { checkEvent, isAnalyticsId, isAnalyticsName } from './analytics-guard'

const EVENT = { type: 'track', event: '$pageview', distinct_id: '100001', properties: {} }
const withProperties = (properties: Record<string, unknown>) => ({ ...EVENT, properties })

function cleaned(properties: Record<string, unknown>): Readonly<Record<string, unknown>> {
  const checked = checkEvent(withProperties(properties))
  if (!checked.ok) throw new Error(checked.reason)
  return checked.record.properties
}

describe('what is dropped', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'no event'],
    ['a text', 'event', 'no event'],
    ['a list', [EVENT], 'no event'],
    ['a record without a type', { ...EVENT, type: undefined }, 'type'],
    ['an unknown type', { ...EVENT, type: 'nonsense' }, 'type'],
    ['what the SDK could not serialize', { _debug_web_msg: {}, _track_id: 1 }, 'type'],
    ['a name that starts with a digit', { ...EVENT, event: '1view' }, 'event name'],
    ['a name with a dash', { ...EVENT, event: 'page-view' }, 'event name'],
    ['a name of 101 characters', { ...EVENT, event: 'a'.repeat(101) }, 'event name'],
    ['a reserved name', { ...EVENT, event: 'distinct_id' }, 'event name'],
    ['no name', { ...EVENT, event: undefined }, 'event name'],
    ['an id of 256 characters', { ...EVENT, distinct_id: '1'.repeat(256) }, 'distinct_id'],
    ['an empty id', { ...EVENT, distinct_id: '' }, 'distinct_id'],
    ['a login id of 256 characters', { ...EVENT, login_id: '1'.repeat(256) }, 'login_id'],
    ['an original id that is a number', { ...EVENT, original_id: 7 }, 'original_id'],
    ['a text of 501 characters', withProperties({ text: 'a'.repeat(501) }), 'value of text'],
    [
      'a selector of 1025 characters',
      withProperties({ $element_selector: 'a'.repeat(1025) }),
      'value of $element_selector',
    ],
    ['an object as value', withProperties({ value: {} }), 'value of value'],
    ['a circle', withProperties({ circle }), 'value of circle'],
    ['NaN', withProperties({ value: NaN }), 'value of value'],
    ['a list of numbers', withProperties({ list: [1] }), 'value of list'],
    ['a property name with a space', withProperties({ 'a b': 1 }), 'property name'],
    ['properties that are a text', { ...EVENT, properties: 'x' }, 'properties'],
    ['an item without its type', { type: 'item_set', distinct_id: '1', item_id: '1' }, 'item_type'],
    [
      'an item id of 501 characters',
      { type: 'item_set', distinct_id: '1', item_type: 'fund', item_id: '1'.repeat(501) },
      'item_id',
    ],
  ])('%s', (_what, record, reason) => {
    expect(checkEvent(record)).toEqual({ ok: false, reason })
  })
})

describe('what passes', () => {
  it.each<[string, unknown]>([
    ['a page view', EVENT],
    ['a name of 100 characters', { ...EVENT, event: 'a'.repeat(100) }],
    ['an id of 255 characters', { ...EVENT, distinct_id: '1'.repeat(255) }],
    ['a text of 500 characters', withProperties({ text: 'a'.repeat(500) })],
    ['a selector of 1024 characters', withProperties({ $element_selector: 'a'.repeat(1024) })],
    [
      'a profile, which has no name',
      { type: 'profile_set_once', distinct_id: '1', properties: { $first_visit: true } },
    ],
    ['an item', { type: 'item_set', distinct_id: '1', item_type: 'fund', item_id: '1', properties: {} }],
    ['a list of texts', withProperties({ list: ['a', 'b'] })],
  ])('%s', (_what, record) => {
    expect(checkEvent(record)).toMatchObject({ ok: true, record })
  })
})

describe('what is taken out', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'the query of the address',
      { $url: 'https://h/phone/home?xtoken=abc#x' },
      { $url: 'https://h/phone/home' },
    ],
    ['the query of the referrer', { $referrer: '/a?b=1' }, { $referrer: '/a' }],
    [
      'the query of a mini-program page',
      { $url: 'pages/home/index?name=x', $url_query: 'name=x' },
      { $url: 'pages/home/index' },
    ],
    ['a password in an address', { $url: 'https://me:pw@h/a' }, { $url: 'https://h/a' }],
    ['a mobile in the path', { $url: 'https://h/u/13800138000/x' }, { $url: 'https://h/u/[masked]/x' }],
    ['a mobile with spaces', { text: '电话 138 0013 8000' }, { text: '电话 [masked]' }],
    ['a mobile with the country', { text: '+86-13800138000' }, { text: '+[masked]' }],
    ['an identity card', { text: '11010119680315001X。' }, { text: '[masked]。' }],
    ['an old identity card', { text: '110101680315001' }, { text: '[masked]' }],
    ['a bank card', { text: '6222 0212 3456 7890 123' }, { text: '[masked]' }],
    ['an amount with separators', { text: '持有1,243,190.55' }, { text: '持有[masked]' }],
    ['an amount with decimals', { text: '收益 35.20' }, { text: '收益 [masked]' }],
    ['an amount with its unit', { text: '共300万元' }, { text: '共[masked]' }],
    ['a masked name', { text: '林*远，您好' }, { text: '[masked]，您好' }],
    ['a mobile as a number', { value: 13800138000 }, {}],
    ['what a name gives away', { userName: 'x', phone: '1', idNo: '2', cardNo: '3', totalAmount: 4 }, {}],
    ['what stands on an element', { $element_content: '林致远 1,000' }, {}],
    ['texts in lists', { list: ['13800138000', 'ok'] }, { list: ['[masked]', 'ok'] }],
  ])('%s', (_what, properties, expected) => {
    expect(cleaned(properties)).toEqual(expected)
  })

  it('but not what only looks alike', () => {
    const properties = {
      event_duration: 5.699,
      $lib_version: '1.26.17',
      $referrer_host: '192.168.10.25',
      $device_id: '193496c7e5a1b3-0f8c1d2e3f4a5b-26001f51-304500-13800138000',
      $screen_width: 375,
      $first_visit_time: '2026-11-20 21:37:58.123',
      $url: 'http://192.168.10.25:8787/phone/home',
      $element_selector: '#buy',
      $title: '年度资产报告',
    }
    expect(cleaned(properties)).toEqual(properties)
  })

  it('and the name of an element in the source stands for its content', () => {
    expect(cleaned({ track: 'report-draw', $element_content: '启封抽取 1,288 积分' })).toEqual({
      track: 'report-draw',
      $element_content: 'report-draw',
    })
  })
})

describe('for anything at all', () => {
  it('never throws, and never gives away a value in its reason', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        const checked = checkEvent(value)
        expect(typeof checked.ok).toBe('boolean')
      }),
    )
  })

  it('takes no number after two strokes for a host', () => {
    for (const text of ['// 100000000000000 ', '//13800001111/a', 'https://6222021234567890123']) {
      expect(cleaned({ text })).toEqual({ text: expect.not.stringMatching(/\d{11}/) })
    }
    expect(cleaned({ $url: 'http://127.0.0.1:8787/phone/home?a=1' })).toEqual({
      $url: 'http://127.0.0.1:8787/phone/home',
    })
  })

  it('lets no mobile, identity card or bank card through, whatever stands around it', () => {
    const around = fc.string({ maxLength: 20 })
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))
    const number = fc.oneof(
      digits(11),
      digits(15),
      digits(17).map(text => `${text}X`),
      digits(18),
      digits(19),
    )
    fc.assert(
      fc.property(around, number, around, (before, secret, after) => {
        for (const name of ['text', '$title', '$url', '$referrer']) {
          const text = `${before} ${secret} ${after}`
          expect(JSON.stringify(cleaned({ [name]: text }))).not.toContain(secret.slice(0, 11))
        }
      }),
    )
  })

  it('lets no query through', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), address => {
        if (address.length > 500) return
        expect(String(cleaned({ $url: address }).$url)).not.toMatch(/[?#]/)
      }),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z$]{1,8}$/), fc.string({ maxLength: 60 })),
        properties => {
          const once = checkEvent(withProperties(properties))
          if (!once.ok) return
          expect(checkEvent(once.record)).toEqual(once)
        },
      ),
    )
  })

  it('accepts exactly the names of the specification', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 110 }), name => {
        if (isAnalyticsName(name)) expect(name).toMatch(/^[A-Za-z_$][\w$]{0,99}$/)
      }),
    )
    expect([isAnalyticsId(''), isAnalyticsId('1'), isAnalyticsId(1)]).toEqual([false, true, false])
  })
})

test.each([
  ['digits', '1'.repeat(200_000)],
  ['digits and words', `${'a'.repeat(1000)}${'9'.repeat(200_000)}`],
  ['groups', '1,'.repeat(100_000)],
  ['stars', `张${'*'.repeat(200_000)}`],
  ['words', 'word '.repeat(40_000)],
])('no expression searches more of 200 kB of %s than is sent', (_what, text) => {
  const searched: number[] = []
  const replace = jest.spyOn(String.prototype, 'replace')
  const masked = maskPersonal(text)
  for (const context of replace.mock.contexts) searched.push(String(context).length)
  replace.mockRestore()
  expect(searched.length).toBeGreaterThan(0)
  expect(Math.max(...searched)).toBeLessThanOrEqual(ANALYTICS_LIMITS.selector)
  expect(masked.length).toBeLessThanOrEqual(ANALYTICS_LIMITS.selector)
})

test('a number at the cut is left out as a whole, not in part', () => {
  const words = 'x'.repeat(ANALYTICS_LIMITS.selector - 5)
  expect(maskPersonal(`${words}13912345678 and more`)).toBe(words)
})

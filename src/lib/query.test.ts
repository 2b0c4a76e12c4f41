import fc from 'fast-check'
import { formatQuery, parseQuery, safeDecode, withoutQuery, withQuery } from './query'

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 })
const key = fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'toString', 'a b', 'a+b', '%', '&='))

describe('safeDecode', () => {
  it.each([
    ['%E4%B8%AD%e6%96%87', '中文'],
    ['%F0%A0%AE%B7', '𠮷'],
    ['%C2%B7', '·'],
    ['a%20b', 'a b'],
    ['a+b', 'a+b'],
    ['100%', '100%'],
    ['%', '%'],
    ['%zz', '%zz'],
    ['%4', '%4'],
    ['%FF', '%FF'],
    ['%E4%B8', '%E4%B8'],
    ['%E4%B8%AD%E6', '中%E6'],
    ['%E4%B8%AD%FF%E6%96%87', '中%FF文'],
    ['%C0%80', '%C0%80'],
    ['%ED%A0%80', '%ED%A0%80'],
    ['%F7%BF%BF%BF', '%F7%BF%BF%BF'],
    ['%2541', '%41'],
    ['', ''],
  ])('%p is %p', (encoded, expected) => {
    expect(safeDecode(encoded)).toBe(expected)
  })

  it('never throws and reads whatever encodeURIComponent writes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'%09afAFeE4B8Dz') }),
        damaged => safeDecode(damaged) !== null,
      ),
    )
    fc.assert(fc.property(text, value => expect(safeDecode(encodeURIComponent(value))).toBe(value)))
  })
})

describe('parseQuery', () => {
  it.each<[string, Record<string, string>]>([
    ['?a=1&b=%E4%B8%AD', { a: '1', b: '中' }],
    ['a=1', { a: '1' }],
    ['?a=x+y+z&b+c=1', { a: 'x y z', 'b c': '1' }],
    ['?a=x%2By', { a: 'x+y' }],
    ['?a=1&a=2', { a: '1' }],
    ['?a=&a=2', { a: '' }],
    ['?a', { a: '' }],
    ['?a=b=c==', { a: 'b=c==' }],
    ['?rate=100%&b=%zz', { rate: '100%', b: '%zz' }],
    ['?%E4%B8%AD=1', { 中: '1' }],
    ['?=1&&&', {}],
    ['?', {}],
    ['', {}],
    ['?multipleView=150&agent=5', { multipleView: '150', agent: '5' }],
  ])('%p', (query, expected) => {
    expect({ ...parseQuery(query) }).toEqual(expected)
  })

  it('treats the names of Object’s own members as plain keys', () => {
    const query = parseQuery('?__proto__=x&constructor=y&toString=z&%5F_proto__=again')
    expect(Object.entries(query)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['toString', 'z'],
    ])
    expect(Object.keys({})).toEqual([])
  })

  it('has nothing but what the query says', () => {
    expect(parseQuery('').toString).toBeUndefined()
    expect(parseQuery('')['__proto__']).toBeUndefined()
  })
})

describe('formatQuery', () => {
  it.each([
    [{ a: '1', b: '中' }, 'a=1&b=%E4%B8%AD'],
    [{ a: undefined, b: '', c: '0' }, 'c=0'],
    [{ page: 0 }, 'page=0'],
    [{ 'a b': 'x&y=z+1' }, 'a%20b=x%26y%3Dz%2B1'],
    [{ cut: 'emoji\uD83D' }, 'cut=emoji%EF%BF%BD'],
    [{ pair: '\uDE00\uD83D\uDE00' }, 'pair=%EF%BF%BD%F0%9F%98%80'],
    [{}, ''],
  ])('%p', (record, expected) => {
    expect(formatQuery(record)).toBe(expected)
  })

  it('is read back by parseQuery', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(key, text), { selector: pair => pair[0] }), pairs => {
        const query = formatQuery(Object.fromEntries(pairs))
        expect(Object.entries(parseQuery(query)).sort()).toEqual([...pairs].sort())
      }),
    )
  })
})

describe('withQuery', () => {
  it.each([
    ['/phone/home', { a: '1' }, '/phone/home?a=1'],
    ['/phone/home?x=1', { a: '1' }, '/phone/home?x=1&a=1'],
    ['/phone/home?x=1#top', { a: '1' }, '/phone/home?x=1&a=1#top'],
    ['/phone/home#a?b=1', { a: '1' }, '/phone/home?a=1#a?b=1'],
    ['/phone/home?', { a: '1' }, '/phone/home?a=1'],
    ['/phone/home?a=1&b=2&a=3', { a: '9' }, '/phone/home?b=2&a=9'],
    ['/phone/home?a=1&b=2', { a: undefined }, '/phone/home?b=2'],
    ['/phone/home?a=1#top', { a: '' }, '/phone/home#top'],
    ['/phone/home?flag&sign=a+b%2f&u=x?y', { a: '1' }, '/phone/home?flag&sign=a+b%2f&u=x?y&a=1'],
    ['/phone/home?b=2', {}, '/phone/home?b=2'],
    ['', { a: '1' }, '?a=1'],
    [
      '/phone/login',
      { redirect: '/phone/order?id=1#pay' },
      '/phone/login?redirect=%2Fphone%2Forder%3Fid%3D1%23pay',
    ],
  ])('%p with %p', (path, record, expected) => {
    expect(withQuery(path, record)).toBe(expected)
  })

  it('sets what parseQuery then finds, twice as well as once', () => {
    fc.assert(
      fc.property(fc.dictionary(key, text), fc.dictionary(key, text), (existing, added) => {
        const path = withQuery('/phone/home#top', existing)
        const once = withQuery(path, added)
        const query = /\?([^#]*)/.exec(once)?.[1] ?? ''
        expect({ ...parseQuery(query) }).toEqual({ ...existing, ...added })
        expect(withQuery(once, added)).toBe(once)
      }),
    )
  })
})

describe('withoutQuery', () => {
  it.each([
    ['/phone/home?xtoken=abc&agent=5#top', ['xtoken'], '/phone/home?agent=5#top'],
    ['/phone/home?xtoken=abc', ['xtoken'], '/phone/home'],
    ['/phone/home?x%74oken=abc&xtoken=d&b=1', ['xtoken'], '/phone/home?b=1'],
    ['/phone/home?a=1&b=2&c=3', ['a', 'c'], '/phone/home?b=2'],
    ['/phone/home?tokens=1', ['token'], '/phone/home?tokens=1'],
    ['/phone/home?xtoken', ['xtoken'], '/phone/home'],
    ['/phone/home#xtoken=1', ['xtoken'], '/phone/home#xtoken=1'],
    ['/phone/home', ['a'], '/phone/home'],
    ['', ['a'], ''],
  ])('%p without %p', (path, keys, expected) => {
    expect(withoutQuery(path, keys)).toBe(expected)
  })
})

import { sentBy } from '@test/entry-calls'
import { routeList, routes } from '@/routes'
import { type FirstCall, MARKERS } from '@/api/first-calls'
import { query } from '@/api/query'
import { firstCallsOf } from '../../config/first-calls'
import { filesBelow, read } from './project'

const code = filesBelow('src').filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const named = Object.values(routes).map(({ name }) => name)

test('requests go through read and write of the root: only stores and the client itself know api.call', () => {
  const outside = code.filter(file => !/^src\/(api|stores)\//.test(file))
  expect(outside.length).toBeGreaterThan(500)
  expect(outside.filter(file => /\bapi\s*\.call\b|@\/api\/api-client'/.test(read(file)))).toEqual([])
})

test('queries stand in the files called so, which the build reads without a schema', () => {
  const isOwn = (file: string) => /\/queries\.ts$/.test(file) || file === 'src/api/query.ts'
  expect(code.filter(file => !isOwn(file) && /\bquery\('/.test(read(file)))).toEqual([])
  const queries = code.filter(file => file.endsWith('/queries.ts'))
  expect(queries.length).toBeGreaterThan(10)
  const imports = queries.flatMap(file =>
    [...read(file).matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)].map(
      ([, from]) => `${file}: ${from}`,
    ),
  )
  expect(
    imports.filter(line => !/: @\/(api\/query|contract\/tables\/[\w-]+|routes\/define)$/.test(line)),
  ).toEqual([])
})

/** Pages that ask nothing at once: what they show is at hand, or is asked for once more is known. */
const SILENT = [
  'account/login',
  'account/registered',
  'content/download',
  'content/download-channel',
  'content/not-found',
  'identity/mini-program-face',
  'search/search',
  'settings/mobile',
  'settings/settings',
]

test('every page sends its first calls early, but those that have none', () => {
  expect(named).toHaveLength(routeList.length)
  expect(named.filter(name => firstCallsOf(name).length === 0).sort()).toEqual(SILENT)
})

test.each(named)('%s: its first calls want no parameter that its row does not have', name => {
  const marks = firstCallsOf(name).flatMap(({ data, unless = [] }) => [
    ...unless,
    ...Object.values(data).flatMap(value => /^\$(\w+)/.exec(String(value))?.slice(1) ?? []),
  ])
  expect(marks.filter(param => !routes[name].params.some(known => known === param))).toEqual([])
})

const categoryOf = query('piDetail')
const articlesOf = query('articleList')
const { param, optional, unless } = MARKERS

/** What of these calls the entry page of an address sends. */
function sent(search: string, ...calls: readonly FirstCall[]): string[] {
  return sentBy(calls, { search }).map(({ data }) => JSON.stringify(data))
}

describe('the entry page', () => {
  const article = query('articleDetail')({ articleId: param('articleId') })
  const category = categoryOf({ category: param('category', ['basic', 'face']) })
  const articles = articlesOf({ categoryId: optional('categoryId'), pageNum: 1, pageSize: 20 })
  const unread = query('newsNoticeList')({ readFlag: optional('readFlag', ['0']), pageNum: 1, pageSize: 20 })
  const PAGE = '"pageNum":1,"pageSize":20'

  test.each([
    ['a parameter is filled in, decoded', article, '?articleId=A%201', ['{"articleId":"A 1"}']],
    ['the first of two counts', article, '?articleId=A1&articleId=A2', ['{"articleId":"A1"}']],
    ['without it nothing is sent', article, '?other=A1', []],
    ['nor with an empty one', article, '?articleId=', []],
    ['one of a few', category, '?category=face', ['{"category":"face"}']],
    ['another than these', category, '?category=fac', []],
    ['an optional one', articles, '?categoryId=C1', [`{"categoryId":"C1",${PAGE}}`]],
    ['left out', articles, '', [`{${PAGE}}`]],
    ['an optional one of a few', unread, '?readFlag=0', [`{"readFlag":"0",${PAGE}}`]],
    ['another, which the page does not take either', unread, '?readFlag=7', [`{${PAGE}}`]],
    ['a name that every object has', article, '?constructor=A1', []],
  ])('%s', (_what, call, search, expected) => {
    expect(sent(search, call)).toEqual(expected)
  })

  test('sends nothing that the address says otherwise', () => {
    const calls = unless(['tab', 'year'], articles)
    expect(sent('?multipleView=150', ...calls)).toHaveLength(1)
    expect(sent('?tab=1', ...calls)).toEqual([])
    expect(sent('?year=', ...calls)).toEqual([])
  })

  test.each([
    ['a login token in the address', { search: '?xtoken=abcdefgh1234' }],
    ['a login token in its cookie', { cookie: 'a=1; xtoken=abcdefgh1234' }],
    ['a logout that the server may not know of', { isLogoutPending: true }],
  ])('sends nothing beside %s', (_what, opened) => {
    expect(sentBy([articles])).toHaveLength(1)
    expect(sentBy([articles], opened)).toEqual([])
  })
})

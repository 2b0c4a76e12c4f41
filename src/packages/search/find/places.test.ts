import type { FoundTrust } from '@/contract/search'
import { routes } from '@/routes'
import { PLACE_WORDS } from './place-words'
import { findPlaces } from './places'

const OWN: FoundTrust = { trustId: 'FT1', trustName: '林氏家族信托', isPrincipal: '1' }
const OTHERS: FoundTrust = { trustId: 'FT2', trustName: '周氏家族信托', isPrincipal: '0' }

const found = (keyword: string, isKnown = true, trusts: readonly FoundTrust[] = []) =>
  findPlaces(keyword, isKnown, trusts).map(({ title, caption }) => (caption ? `${title}·${caption}` : title))

test.each([
  ['改手机号', '更换手机号'],
  ['换电话', '更换手机号'],
  ['大字', '文字大小（大字）'],
  ['长 辈 版', '文字大小（大字）'],
  ['取回', '交易记录'],
  ['crs', '税收居民身份声明'],
  ['客户经理', '理财经理名片'],
  ['书签', '我的收藏'],
  ['销户', '注销账户'],
  ['登陆设备', '登录设备'],
])('%s finds %s', (keyword, title) => {
  expect(found(keyword)).toContain(title)
})

test('pages of a trust are found once for each trust, by the part the customer has in it', () => {
  expect(found('受益人')).toEqual([])
  expect(found('受益人', true, [OWN, OTHERS])).toEqual([
    '受益人信息·林氏家族信托',
    '受益人与分配·林氏家族信托',
    '持仓详情（受益人）·周氏家族信托',
  ])
  expect(found('条件分配', true, [OWN, OTHERS])).toHaveLength(2)
})

test('a visitor finds only what opens without a session', () => {
  expect(found('大字', false)).toEqual(['文字大小（大字）'])
  expect(found('资产', false)).toEqual([])
  const all = PLACE_WORDS.flatMap(({ route }) => findPlaces(routes[route].title, false, [OWN]))
  expect(all.filter(({ route }) => routes[route].access === 'customer')).toEqual([])
})

test('a page has its own name, and opens by its address alone or with its trust', () => {
  const names = PLACE_WORDS.map(({ route, name }) => `${route} ${name ?? ''}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { route, trust } of PLACE_WORDS) {
    const takesTrust = routes[route].params.some(param => String(param) === 'trustId')
    expect({ route, takesTrust }).toEqual({ route, takesTrust: trust !== undefined })
  }
})

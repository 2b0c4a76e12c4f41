/** @jest-environment jsdom */
import { drafts } from '@/stores/primitives/drafts'
import { isKeepable, keepSearches, RECENT_LIMIT, recentSearches, withSearch } from './recent'

beforeEach(() => drafts.dropAll())

test.each([
  ['大字', true],
  ['稳泰26号', true],
  ['2026 年报', true],
  ['', false],
  ['13800000000', false],
  ['138 0000 0000', false],
  ['卡号6222 0000 1111', false],
])('%p may be kept: %p', (keyword, isKept) => {
  expect(isKeepable(keyword)).toBe(isKept)
})

test.each([
  [[], '大字', ['大字']],
  [['大字', '合同'], '合同', ['合同', '大字']],
  [['大字'], '', ['大字']],
  [['大字'], '13800000000', ['大字']],
])('%j and then %p', (kept, keyword, searches) => {
  expect(withSearch(kept, keyword)).toEqual(searches)
})

test('no more than the last ones are kept', () => {
  const all = Array.from({ length: 20 }, (_, index) => `词${index}`)
  const kept = all.reduce<readonly string[]>(withSearch, [])
  expect(kept).toEqual(all.slice(-RECENT_LIMIT).reverse())
})

test('they lie with what goes at the logout; what is none of ours counts as nothing', () => {
  keepSearches(['大字'])
  expect(recentSearches()).toEqual(['大字'])
  drafts.dropAll()
  expect(recentSearches()).toEqual([])
  drafts.keep('searches', ['合同', 7, null, '13800000000'])
  expect(recentSearches()).toEqual(['合同'])
  drafts.keep('searches', { no: 'list' })
  expect(recentSearches()).toEqual([])
  keepSearches([])
  expect(drafts.read('searches')).toBeUndefined()
})

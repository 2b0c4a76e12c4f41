/** @jest-environment jsdom */
import { drafts } from './drafts'

beforeEach(() => localStorage.clear())

test('each draft is kept under its name until it is dropped', () => {
  drafts.keep('survey SV1', [1])
  drafts.keep('survey SV2', [2])
  expect([drafts.read('survey SV1'), drafts.read('survey SV2'), drafts.read('other')]).toEqual([
    [1],
    [2],
    undefined,
  ])
  drafts.drop('survey SV1')
  expect([drafts.read('survey SV1'), drafts.read('survey SV2')]).toEqual([undefined, [2]])
  drafts.drop('survey SV2')
  expect(localStorage).toHaveLength(0)
})

test('all of them go at once', () => {
  drafts.keep('a', 1)
  drafts.keep('b', 2)
  drafts.dropAll()
  expect(localStorage).toHaveLength(0)
})

test.each(['', 'null', '7', 'not json', '[]'])('a store that holds %p reads as empty', text => {
  localStorage.setItem('drafts', text)
  expect(drafts.read('a')).toBeUndefined()
  drafts.keep('a', 1)
  expect(drafts.read('a')).toBe(1)
})

/** @jest-environment jsdom */
import { fakeTransport } from '@test/transport'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { RootStore } from '@/stores/root/root-store'
import { UnsentWords } from './unsent-words'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

let root: RootStore

/** A page with one input. */
function open(name = 'page') {
  const form = new Form({ word: text() })
  const words = new UnsentWords(root, name, {
    read: () => (form.content.word === '' ? undefined : form.content),
    take: kept => form.fill(kept),
    clear: () => form.reset(),
  })
  words.begin()
  const type = (word: string) => form.fields.word.set(word)
  return { words, type, typed: () => form.content.word }
}

/** A page on which something was typed, and which was left. */
function leaveBehind(word: string): void {
  const page = open()
  page.type(word)
  page.words.dispose()
}

beforeEach(() => {
  root = new RootStore(fakeTransport({}).transport)
})

test('what was typed stands there again, and nowhere else', () => {
  leaveBehind('投诉')
  const again = open()
  expect([again.typed(), again.words.isFound]).toEqual(['投诉', true])
  expect([open('other').typed(), open('other').words.isFound]).toEqual(['', false])
})

test('it is still kept when the page is left a second time as it was found', () => {
  leaveBehind('投诉')
  open().words.dispose()
  expect(open().typed()).toBe('投诉')
})

test('what was handed in, or taken out again, is kept no more', () => {
  leaveBehind('投诉')
  const sent = open()
  sent.words.end()
  sent.words.dispose()
  expect(open().typed()).toBe('')
  leaveBehind('建议')
  leaveBehind('')
  expect(open().words.isFound).toBe(false)
})

test('a page that was left before its form was there keeps what there was', () => {
  leaveBehind('投诉')
  new UnsentWords(root, 'page', { read: () => undefined, take: () => {}, clear: () => {} }).dispose()
  expect(open().typed()).toBe('投诉')
})

test.each([
  [true, ''],
  [false, '投诉'],
])('asked whether to clear it (%p), the customer finds %p', async (isSure, found) => {
  leaveBehind('投诉')
  const page = open()
  const clearing = page.words.discard()
  root.ui.settleConfirm(isSure)
  await clearing
  expect([page.typed(), page.words.isFound]).toEqual([found, !isSure])
  page.words.dispose()
  expect(open().typed()).toBe(found)
})

test.each<[string, () => unknown]>([
  ['a logout', () => root.logout()],
  ['another customer', () => root.changeCustomer()],
])('%s forgets it, also on a page that is left only then', async (_what, happen) => {
  leaveBehind('投诉')
  const page = open()
  page.type('更多')
  void happen()
  page.words.dispose()
  expect(open().words.isFound).toBe(false)
})

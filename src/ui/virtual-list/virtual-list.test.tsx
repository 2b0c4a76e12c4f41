import TestUtils from '@tarojs/test-utils-react'
import { useEffect, useState } from 'react'
import { VirtualList } from './virtual-list'

interface Row {
  readonly id: string
  readonly isHead: boolean
}

const utils = new TestUtils()
const rowsOf = (count: number, prefix = 'r'): Row[] =>
  Array.from({ length: count }, (_, row) => ({ id: `${prefix}${row}`, isHead: row % 10 === 0 }))

// A screen that can be scrolled: jsdom lays nothing out, so every row is as high as this says.
const SCREEN = 800
const ROW_PX = 40
let scrollTop = 0

const box = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect

/** Where an element of the list would be: the heights of its siblings before it, above them the page's scroll. */
function placeOf(element: Element): DOMRect {
  const list = element.closest('.virtual-list')
  if (element === list || !list) return box(-scrollTop, 0)
  const heightOf = (child: Element) =>
    child instanceof HTMLElement && child.id === '' ? parseFloat(child.style.height) : ROW_PX
  const before = [...list.children].slice(0, [...list.children].indexOf(element))
  const top = before.reduce((sum, child) => sum + heightOf(child), 0)
  return box(top - scrollTop, heightOf(element))
}

beforeEach(() => {
  scrollTop = 0
  Object.defineProperty(window, 'innerHeight', { value: SCREEN, configurable: true })
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(375)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return placeOf(this)
  })
  jest.spyOn(window, 'scrollTo').mockImplementation((_: number, top: number) => {
    scrollTop = Math.max(top, 0)
  })
})

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
  jest.restoreAllMocks()
})

async function scrollTo(top: number): Promise<void> {
  scrollTop = top
  window.dispatchEvent(new Event('scroll'))
  await new Promise(resolve => setTimeout(resolve, 60))
}

let setItems: (items: Row[], selection?: string) => void = () => {}

function Page({ onNearEnd }: { onNearEnd: () => void }) {
  const [{ items, selection }, set] = useState({ items: rowsOf(1000), selection: 'all' })
  useEffect(() => {
    setItems = (next, of = 'all') => set({ items: next, selection: of })
  }, [])
  return (
    <VirtualList
      items={items}
      selection={selection}
      keyOf={({ id }) => id}
      estimateHeight={() => 3}
      isHead={({ isHead }) => isHead}
      totalCount={4000}
      onNearEnd={onNearEnd}
      renderItem={({ id }) => <button type="button">第{id}行</button>}
      footer="没有更多了"
    />
  )
}

async function open(): Promise<jest.Mock> {
  const onNearEnd = jest.fn()
  await utils.mount(() => <Page onNearEnd={onNearEnd} />)
  await new Promise(resolve => setTimeout(resolve, 20))
  return onNearEnd
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=listitem]')]
const says = (text: string) => document.body.textContent?.includes(text) ?? false

it('has at most 60 of its rows in the document, wherever it is scrolled to', async () => {
  await open()
  expect(says('第r0行')).toBe(true)
  expect(says('没有更多了')).toBe(true)
  for (const row of [0, 30, 500, 480, 990]) {
    await scrollTo(row * ROW_PX)
    expect(rows().length).toBeLessThanOrEqual(60)
  }
  expect(rows().length).toBeGreaterThan(20)
})

it('says which row of how many each one is; heads are not counted', async () => {
  await open()
  expect(document.querySelectorAll('[role=list]')).toHaveLength(1)
  const [head, first, second] = rows()
  expect(head?.hasAttribute('aria-posinset')).toBe(false)
  expect(first?.getAttribute('aria-posinset')).toBe('1')
  expect(second?.getAttribute('aria-posinset')).toBe('2')
  expect(first?.getAttribute('aria-setsize')).toBe('4000')
  const spaces = [...(document.querySelector('[role=list]')?.children ?? [])].filter(child => child.id === '')
  expect(spaces.every(space => space.getAttribute('aria-hidden') === 'true')).toBe(true)
})

it('asks for more near the end, once each time', async () => {
  const onNearEnd = await open()
  await scrollTo(5000)
  expect(onNearEnd).not.toHaveBeenCalled()
  await scrollTo(1_000_000)
  await scrollTo(1_000_100)
  expect(onNearEnd).toHaveBeenCalledTimes(1)
})

it('keeps its place when a page comes, and begins at the top when the selection is another', async () => {
  await open()
  await scrollTo(4000)
  const before = rows().map(({ id }) => id)
  setItems([...rowsOf(1000), ...rowsOf(20, 'more')])
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(rows().map(({ id }) => id)).toEqual(before)
  expect(scrollTop).toBe(4000)
  setItems([...rowsOf(500, 'other'), ...rowsOf(1000)], 'other')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(scrollTop).toBe(0)
  expect(says('第other0行')).toBe(true)
  expect(says('第r0行')).toBe(false)
})

it('keeps the row with the focus, and its very element', async () => {
  await open()
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '第r3行')
  button?.focus()
  await scrollTo(10_000)
  expect(document.activeElement).toBe(button)
  expect(rows().length).toBeLessThanOrEqual(60)
  await scrollTo(0)
  expect(document.activeElement).toBe(button)
  button?.blur()
  await scrollTo(10_000)
  expect(says('第r3行')).toBe(false)
})

import { readFileSync } from 'node:fs'
import TestUtils from '@tarojs/test-utils-react'
import { giveTaro, hooks, resetTaro } from '@test/fake-taro'
import { NOTHING_WRITTEN, type Stroke, type Writing } from '@/lib/strokes'
import { SignaturePad } from './signature-pad.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))
/** What the product gave the canvas when it was last drawn. */
const mockCanvas: { props: Record<string, unknown> } = { props: {} }
jest.mock('@tarojs/components', () => ({
  Canvas: (props: Record<string, unknown>) => {
    mockCanvas.props = props
    return null
  },
}))

interface Drawn {
  calls: string[]
  colour: string
}
const drawn: Drawn = { calls: [], colour: '' }
const context = new Proxy(
  {},
  {
    get:
      (_target, name) =>
      (...values: number[]) =>
        void drawn.calls.push([String(name), ...values.map(value => Math.round(value))].join(' ')),
    set: (_target, name, value) => {
      if (name === 'strokeStyle') drawn.colour = String(value)
      return true
    },
  },
)
const node = { width: 0, height: 0, getContext: () => context }
const utils = new TestUtils()
const taken: { stroke: Stroke; ratio: number }[] = []

beforeEach(() => {
  const query = {
    select: () => query,
    fields: () => query,
    exec: (take: (results: unknown[]) => void) => take([{ node, width: 300, height: 600 }]),
  }
  giveTaro({
    nextTick: (run: () => void) => run(),
    createSelectorQuery: () => query,
    getWindowInfo: () => ({ pixelRatio: 3, windowWidth: 375, windowHeight: 700 }),
    getAppBaseInfo: () => ({ theme: 'light' }),
    onThemeChange: () => {},
    offThemeChange: () => {},
  })
  taken.length = 0
  Object.assign(drawn, { calls: [], colour: '' })
})
afterEach(() => {
  utils.unmout() // the library spells it so
  resetTaro()
})

const show = (more: { writing?: Writing; isTurned?: boolean; isOff?: boolean } = {}) =>
  utils.mount(() => (
    <SignaturePad
      label="签名区"
      writing={NOTHING_WRITTEN}
      onStroke={(stroke, ratio) => taken.push({ stroke, ratio })}
      {...more}
    />
  ))
/** As WeChat tells of fingers on a canvas: from its own corner, and of nothing else. */
const touch = (name: string, timeStamp: number, ...fingers: [identifier: number, x: number, y: number][]) =>
  (mockCanvas.props[`onTouch${name}`] as (event: object) => void)({
    timeStamp,
    changedTouches: fingers.map(([identifier, x, y]) => ({ identifier, x, y })),
  })

test('a finger draws a stroke in widths of the paper, and the page does not scroll below it', async () => {
  await show()
  expect(mockCanvas.props).toMatchObject({ type: '2d', disableScroll: true, 'aria-label': '签名区' })
  expect([node.width, node.height]).toEqual([900, 1800])
  touch('Start', 1000, [7, 30, 300])
  touch('Move', 1010, [7, 150, 300])
  touch('End', 1020, [7, 150, 300])
  const stroke = [
    { x: 0.1, y: 1, t: 1000 },
    { x: 0.5, y: 1, t: 1010 },
  ]
  expect(taken).toEqual([{ stroke, ratio: 2 }])
  expect(drawn.calls).toEqual(expect.arrayContaining(['scale 3 3', 'moveTo 30 300', 'lineTo 90 300']))
})

test('a second finger draws nothing, and one that goes beyond the paper stays on it', async () => {
  await show()
  touch('Start', 0, [1, 30, 30])
  touch('Start', 5, [2, 200, 200])
  touch('Move', 10, [1, 400, -20], [2, 100, 100])
  touch('End', 20, [2, 100, 100])
  expect(taken).toEqual([])
  touch('End', 30, [1, 400, -20])
  expect(taken[0]?.stroke).toEqual([
    { x: 0.1, y: 0.1, t: 0 },
    { x: 1, y: 0, t: 10 },
  ])
})

test('a finger that WeChat takes away leaves no stroke, and the pad is drawn anew', async () => {
  await show()
  touch('Start', 0, [1, 30, 30])
  drawn.calls.length = 0
  touch('Cancel', 10, [1, 30, 30])
  touch('End', 20, [1, 30, 30])
  expect(taken).toEqual([])
  expect(drawn.calls).toEqual(['scale 3 3'])
})

test('turned, the lines run down the screen', async () => {
  await show({ isTurned: true })
  expect(drawn.calls.slice(0, 3)).toEqual(['scale 3 3', 'translate 300 0', 'rotate 2'])
  touch('Start', 0, [1, 240, 60])
  touch('Move', 10, [1, 240, 540])
  touch('End', 20, [1, 240, 540])
  expect(taken).toEqual([
    {
      stroke: [
        { x: 0.1, y: 0.1, t: 0 },
        { x: 0.9, y: 0.1, t: 10 },
      ],
      ratio: 0.5,
    },
  ])
})

test('switched off it takes nothing; a page that comes back is drawn anew', async () => {
  const writing = { strokes: [[{ x: 0.5, y: 1, t: 0 }]], ratio: 2 }
  await show({ isOff: true, writing })
  touch('Start', 0, [1, 30, 30])
  touch('End', 10, [1, 30, 30])
  expect(taken).toEqual([])
  drawn.calls.length = 0
  hooks.useDidShow?.at(-1)?.()
  expect(drawn.calls).toContain('moveTo 150 300')
})

test('the ink is the main text’s colour', async () => {
  await show({ writing: { strokes: [[{ x: 0.5, y: 1, t: 0 }]], ratio: 2 } })
  const tokens = readFileSync('src/ui/styles/tokens.scss', 'utf8')
  const [light, dark] = [...tokens.matchAll(/--c-text-1: (#\w+)/g)].map(([, colour]) => colour)
  expect(drawn.colour).toBe(light)
  expect(readFileSync('src/platform/elements/signature-pad.weapp.tsx', 'utf8')).toContain(`dark: '${dark}'`)
})

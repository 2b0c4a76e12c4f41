import fc from 'fast-check'
import { RowModel } from './row-model'

const REM = 20
const HEIGHT = 800
const keysOf = (count: number, prefix = 'k') => Array.from({ length: count }, (_, row) => `${prefix}${row}`)

/** A screen that draws what the model says, with rows whose true heights only it knows. */
class Screen {
  readonly model: RowModel<string>
  top = 0
  width = 375

  constructor(
    items: readonly string[],
    private readonly trueHeight: (key: string) => number,
  ) {
    this.model = new RowModel<string>({ top: 0, height: HEIGHT }, REM, { rendered: 1.25, kept: 0.5 })
    this.model.unfold()
    this.setItems(items)
    this.draw()
  }

  setItems(items: readonly string[], isOtherSelection = false): boolean {
    return this.model.setItems(
      items,
      key => key,
      () => 3,
      isOtherSelection,
    )
  }

  /** Reads and draws until nothing changes, as the component does. */
  draw(): void {
    for (let view = undefined as unknown; view !== this.model.view();) {
      view = this.model.view()
      this.top += this.model.takeShift()
      const { items, range } = this.model.view()
      const heights = new Map(
        items.slice(range.first, range.end).map(key => [key, this.trueHeight(key)] as const),
      )
      this.model.take({ band: { top: this.top, height: HEIGHT }, width: this.width, rem: REM, heights })
    }
  }

  scrollTo(top: number): void {
    this.top = top
    this.model.moveTo({ top, height: HEIGHT })
    this.draw()
  }

  /** Where a row is drawn, from the top of the screen. */
  placeOf(key: string): number | undefined {
    const { items, range, lead } = this.model.view()
    let place = lead - this.top
    for (const item of items.slice(range.first, range.end)) {
      if (item === key) return place
      place += this.trueHeight(item)
    }
    return undefined
  }

  /** The rows on screen and where they are. */
  seen(): Map<string, number> {
    const { items, range } = this.model.view()
    const places = items.slice(range.first, range.end).map(key => [key, this.placeOf(key) ?? NaN] as const)
    return new Map(places.filter(([key, place]) => place < HEIGHT && place + this.trueHeight(key) > 0))
  }
}

test('nothing on screen moves but by the scroll itself, however wrong the estimates are', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 300, maxLength: 300 })
  const steps = fc.array(fc.integer({ min: -400, max: 700 }), { maxLength: 40 })
  fc.assert(
    fc.property(heights, fc.integer({ min: 0, max: 9000 }), steps, (truth, start, moves) => {
      const screen = new Screen(keysOf(300), key => truth[Number(key.slice(1))] ?? 0)
      screen.scrollTo(start)
      for (const move of moves) {
        const before = screen.seen()
        const from = screen.top
        const to = Math.max(from + move, 0)
        screen.scrollTo(to)
        const after = screen.seen()
        for (const [key, place] of before) {
          const now = after.get(key)
          if (now !== undefined) expect(now - place).toBeCloseTo(from - to, 3)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('at the top, and after a rest, the first row is where it belongs', () => {
  const screen = new Screen(keysOf(300), () => 100)
  screen.scrollTo(9000)
  while (screen.model.view().range.first > 0) screen.scrollTo(screen.top - 300)
  screen.scrollTo(screen.top - 300)
  screen.model.rest()
  screen.draw()
  expect(screen.model.view().lead).toBe(0)
  expect(screen.placeOf('k0')).toBeCloseTo(-screen.top, 6)
})

test('a jump to the top ends at the top', () => {
  const screen = new Screen(keysOf(300), () => 100)
  screen.scrollTo(9000)
  for (let step = 0; step < 20; step += 1) screen.scrollTo(screen.top - 300)
  screen.scrollTo(0)
  expect(screen.top).toBe(0)
  expect(screen.placeOf('k0')).toBe(0)
})

test('rows added above hang on those below until their heights are known', () => {
  const screen = new Screen(keysOf(300), () => 60)
  expect(screen.model.view().isHeldBelow).toBe(false)
  screen.scrollTo(9000)
  expect(screen.model.view().isHeldBelow).toBe(false)
  screen.model.moveTo({ top: 8000, height: HEIGHT })
  expect(screen.model.view()).toMatchObject({ isHeldBelow: true, height: 18_000 })
  screen.draw()
  expect(screen.model.view().isHeldBelow).toBe(false)
})

test('another width makes measured heights worthless', () => {
  let rowHeight = 100
  const screen = new Screen(keysOf(100), () => rowHeight)
  screen.scrollTo(3000)
  screen.scrollTo(0)
  rowHeight = 70
  screen.width = 812
  screen.draw()
  const { range, tail } = screen.model.view()
  // What is not drawn is estimated again: 3 rem.
  expect(tail).toBeCloseTo((100 - range.end) * 60, 6)
})

test('a further page and new rows on top leave the customer in place, another selection begins at its top', () => {
  const screen = new Screen(keysOf(100), () => 60)
  screen.scrollTo(3000)
  const place = screen.placeOf('k50')
  expect(screen.setItems(keysOf(200))).toBe(true)
  screen.draw()
  expect(screen.placeOf('k50')).toBe(place)
  expect(screen.setItems([...keysOf(150, 'new'), ...keysOf(200)])).toBe(true)
  screen.draw()
  expect(screen.placeOf('k50')).toBe(place)
  expect(screen.setItems(keysOf(80, 'other'))).toBe(false)
  screen.scrollTo(0)
  expect(screen.placeOf('other0')).toBe(0)
})

test('rows taken out at different places leave the customer in place, the first one on the screen as well', () => {
  const screen = new Screen(keysOf(100), () => 60)
  screen.scrollTo(3000)
  const place = screen.placeOf('k51')
  const gone = ['k3', 'k7', 'k20', 'k50', 'k60', 'k61', 'k90']
  expect(screen.setItems(keysOf(100).filter(key => !gone.includes(key)))).toBe(true)
  screen.draw()
  expect(screen.placeOf('k51')).toBe(place)
})

test('the end of a list that has become shorter is shown to who was beyond it', () => {
  const screen = new Screen(keysOf(100), () => 60)
  screen.scrollTo(5000)
  expect(screen.setItems(keysOf(40))).toBe(true)
})

test('another selection begins at its top, also when it has the row that was read', () => {
  const screen = new Screen(keysOf(100), () => 60)
  screen.scrollTo(3000)
  expect(screen.setItems(keysOf(90), true)).toBe(false)
  screen.scrollTo(0)
  expect(screen.placeOf('k0')).toBe(0)
})

test('new rows on top are seen by who is at the top', () => {
  const screen = new Screen(keysOf(100), () => 60)
  screen.setItems([...keysOf(2, 'new'), ...keysOf(100)])
  screen.draw()
  expect(screen.placeOf('new0')).toBe(0)
})

test.each([
  ['above', 1, 3000, true],
  ['below', 90, 0, false],
])('a focused row %s the window stays drawn, and no height is lost', (_, row, top, isAbove) => {
  const screen = new Screen(keysOf(100), () => 60)
  screen.scrollTo(row * 60)
  screen.model.setFocus(`k${row}`)
  screen.scrollTo(top)
  const { focused, lead, tail, range } = screen.model.view()
  expect(focused).toMatchObject({ row, isAbove })
  expect(lead + tail + (focused?.gap ?? 0) + (range.end - range.first + 1) * 60).toBeCloseTo(6000, 6)
  screen.model.setFocus(undefined)
  expect(screen.model.view().focused).toBeUndefined()
})

test('listeners hear of what is to be drawn anew, and of nothing else', () => {
  const screen = new Screen(keysOf(100), () => 60)
  const listener = jest.fn()
  const forget = screen.model.subscribe(listener)
  screen.scrollTo(20)
  expect(listener).not.toHaveBeenCalled()
  screen.scrollTo(2000)
  expect(listener).toHaveBeenCalled()
  forget()
  listener.mockClear()
  screen.scrollTo(0)
  expect(listener).not.toHaveBeenCalled()
})

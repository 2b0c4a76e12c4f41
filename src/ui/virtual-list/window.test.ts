import fc from 'fast-check'
import { cpuTime } from '@test/cpu-time'
import { OffsetIndex } from './offset-index'
import { isNearEnd, nextRange, rowsIn, WINDOW_ROWS } from './window'

const sizes = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 200 })
const even = (rows: number, size: number) => new OffsetIndex(Array.from({ length: rows }, () => size))

describe('OffsetIndex', () => {
  it('knows offsets and rows as adding the sizes up does, also after changes', () => {
    const changes = fc.array(fc.tuple(fc.nat(199), fc.integer({ min: 0, max: 300 })), { maxLength: 30 })
    fc.assert(
      fc.property(sizes, changes, fc.integer({ min: -100, max: 70_000 }), (start, steps, offset) => {
        const plain = [...start]
        const index = new OffsetIndex(start)
        for (const [row, size] of steps.filter(([row]) => row < plain.length)) {
          plain[row] = size
          index.resize(row, size)
        }
        const tops = plain.map((_, row) => plain.slice(0, row).reduce((sum, size) => sum + size, 0))
        tops.forEach((top, row) => expect(index.offsetOf(row)).toBe(top))
        expect(index.total).toBe(plain.reduce((sum, size) => sum + size, 0))
        const last = tops.reduce((found, top, row) => (top <= offset ? row : found), 0)
        expect(index.rowAt(offset)).toBe(last)
      }),
    )
  })

  it.each([
    ['nothing', [], 5, 0],
    ['before the first', [10, 10], -1, 0],
    ['the edge belongs to the lower row', [10, 10, 10], 10, 1],
    ['past the end', [10, 10], 500, 1],
  ])('%s', (_, rows, offset, row) => expect(new OffsetIndex(rows).rowAt(offset)).toBe(row))

  it('takes 10,000 changed heights in no time', () => {
    const index = even(10_000, 60)
    const resizeAll = () => {
      for (let row = 0; row < 10_000; row += 1) {
        index.resize(row, 61)
        index.rowAt(index.offsetOf(row) + 1)
      }
    }
    expect(cpuTime(resizeAll)).toBeLessThan(1000)
    expect(index.total).toBe(610_000)
  })
})

const REACH = { rendered: 1.25, kept: 0.5 }

describe('nextRange', () => {
  const NONE = { first: 0, end: 0 }

  it('covers what is seen and stays within the limit, wherever the list is scrolled to', () => {
    const tall = fc.array(fc.integer({ min: 30, max: 300 }), { minLength: 1, maxLength: 400 })
    fc.assert(
      fc.property(tall, fc.array(fc.integer({ min: -500, max: 60_000 }), { maxLength: 8 }), (rows, tops) => {
        const index = new OffsetIndex(rows)
        let range = NONE
        for (const top of tops) {
          range = nextRange(range, index, { top, height: 800 }, REACH)
          const seen = rowsIn(index, top, top + 800)
          expect(range.first).toBeLessThanOrEqual(seen.first)
          expect(range.end).toBeGreaterThanOrEqual(seen.end)
          expect(range.end - range.first).toBeLessThanOrEqual(WINDOW_ROWS)
          expect(range.end).toBeLessThanOrEqual(rows.length)
        }
      }),
    )
  })

  it('is the same object while the strip is well inside', () => {
    const index = even(1000, 64)
    const range = nextRange(NONE, index, { top: 6400, height: 800 }, REACH)
    expect(nextRange(range, index, { top: 6700, height: 800 }, REACH)).toBe(range)
    expect(nextRange(range, index, { top: 7300, height: 800 }, REACH)).not.toBe(range)
  })

  it('keeps rows that are there as long as there is room', () => {
    const index = even(1000, 64)
    const range = nextRange(NONE, index, { top: 0, height: 800 }, REACH)
    expect(nextRange(range, index, { top: 700, height: 800 }, REACH).first).toBe(0)
  })

  it('moves in steps, not with every pixel, where more rows fit on the screen than may be drawn', () => {
    const index = even(1000, 10)
    const range = nextRange(NONE, index, { top: 3000, height: 400 }, REACH)
    expect(range.end - range.first).toBe(WINDOW_ROWS)
    expect(nextRange(range, index, { top: 3010, height: 400 }, REACH)).toBe(range)
  })

  it('is empty for an empty list, and forgets rows that are gone', () => {
    expect(nextRange(NONE, even(0, 0), { top: 0, height: 800 }, REACH)).toEqual(NONE)
    expect(nextRange({ first: 0, end: 40 }, even(3, 64), { top: 0, height: 800 }, REACH)).toEqual({
      first: 0,
      end: 3,
    })
  })
})

test.each([
  ['far away', 0, false],
  ['a screen and a half away', 10_000 - 800 - 1200, true],
  ['at the end', 9_200, true],
])('the end is %s', (_, top, isNear) => expect(isNearEnd(even(100, 100), { top, height: 800 })).toBe(isNear))

test('an empty list has no end to come near to', () => {
  expect(isNearEnd(even(0, 0), { top: 0, height: 800 })).toBe(false)
})

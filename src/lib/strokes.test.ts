import fc from 'fast-check'
import {
  addStroke,
  boxOf,
  drawStrokes,
  drawTip,
  isSignature,
  NOTHING_WRITTEN,
  onPaper,
  packStrokes,
  placeIn,
  smoothed,
  type Stroke,
  thin,
  undoStroke,
  unpackStrokes,
} from './strokes'

const LIMITS = { strokes: 3, pointsPerStroke: 5, points: 12 }
/** A stroke through places, 10 ms from one to the next. */
const stroke = (...places: [number, number][]): Stroke =>
  places.map(([x, y], index) => ({ x, y, t: index * 10 }))
const line = stroke([0.1, 0.5], [0.3, 0.5], [0.6, 0.6])
const dot = stroke([0.5, 0.5])

describe('writing', () => {
  const one = addStroke(NOTHING_WRITTEN, line, 1.2, LIMITS)

  test('takes strokes on the shape of paper they were made on, and takes the last one back', () => {
    expect(one).toEqual({ strokes: [line], ratio: 1.2 })
    const two = one && addStroke(one, dot, 1.2, LIMITS)
    expect(two?.strokes).toEqual([line, dot])
    expect(two && undoStroke(two)).toEqual(one)
    expect(undoStroke(NOTHING_WRITTEN)).toEqual(NOTHING_WRITTEN)
    expect(one && addStroke(one, [], 0.5, LIMITS)).toBe(one)
  })

  test.each([
    ['strokes', { ...LIMITS, strokes: 1 }],
    ['points', { ...LIMITS, points: 3 }],
  ])('has no room for more %s than there may be', (_name, limits) => {
    expect(one && addStroke(one, dot, 1.2, limits)).toBeUndefined()
  })

  test('on a wider paper it is smaller, on the same base line; on the old one it is as it was', () => {
    const upright = { strokes: [stroke([0, 0.9], [1, 0])], ratio: 1.2 }
    const wide = onPaper(upright, 0.6)
    // The base line lies at 0.9 of 1.2, and at 0.45 of 0.6.
    expect(wide.strokes[0]).toEqual(stroke([0.25, 0.45], [0.75, 0]))
    expect(onPaper(upright, 1.2).strokes).toBe(upright.strokes)
    const tall = onPaper({ strokes: [stroke([0, 0.45], [1, 0.45])], ratio: 0.6 }, 1.2)
    expect(tall.strokes[0]?.map(({ x, y }) => [x, Math.round(y * 100) / 100])).toEqual([
      [0, 0.9],
      [1, 0.9],
    ])
  })
})

test.each<[string, Stroke, number, Stroke]>([
  [
    'leaves out what cannot be told',
    stroke([0, 0], [0.001, 0], [0.5, 0]),
    9,
    [stroke([0, 0])[0]!, { x: 0.5, y: 0, t: 20 }],
  ],
  [
    'keeps where the pen left',
    stroke([0, 0], [0.5, 0], [0.501, 0]),
    9,
    [
      { x: 0, y: 0, t: 0 },
      { x: 0.501, y: 0, t: 20 },
    ],
  ],
  ['keeps a dot', stroke([0.2, 0.2], [0.2001, 0.2]), 9, stroke([0.2, 0.2])],
  [
    'has no more points than it may',
    stroke([0, 0], [0.1, 0], [0.2, 0], [0.3, 0], [0.4, 0]),
    3,
    [
      { x: 0, y: 0, t: 0 },
      { x: 0.2, y: 0, t: 20 },
      { x: 0.4, y: 0, t: 40 },
    ],
  ],
])('thinning %s', (_name, before, max, after) => {
  expect(thin(before, max)).toEqual(after)
})

test.each([
  ['nothing', false, []],
  ['one dot', false, [dot]],
  ['a dot that slipped', false, [stroke([0.5, 0.5], [0.51, 0.5], [0.52, 0.51])]],
  ['many dots', false, Array.from({ length: 40 }, () => dot)],
  ['the character 一', true, [stroke([0.4, 0.5], [0.55, 0.5])]],
  ['a name', true, [line, line, dot]],
  ['a small name of many strokes', true, Array.from({ length: 10 }, () => stroke([0.4, 0.4], [0.42, 0.42]))],
])('%s is a signature: %s', (_name, is, strokes) => {
  expect(isSignature(strokes)).toBe(is)
})

test('the box around strokes', () => {
  expect(boxOf([])).toBeUndefined()
  expect(boxOf([line, stroke([0.9, 0.2])])).toEqual({ left: 0.1, top: 0.2, right: 0.9, bottom: 0.6 })
})

describe('smoothing', () => {
  test('nothing, a dot, a straight line and a bend', () => {
    const [a, b, c] = stroke([0, 0], [0.2, 0], [0.2, 0.2])
    expect(smoothed([])).toEqual([])
    expect(smoothed([a!])).toEqual([{ from: a, to: a }])
    const half = { x: 0.1, y: 0, t: 5 }
    expect(smoothed([a!, b!])).toEqual([
      { from: a, to: half },
      { from: half, to: b },
    ])
    const next = { x: 0.2, y: 0.1, t: 15 }
    expect(smoothed([a!, b!, c!])).toEqual([
      { from: a, to: half },
      { from: half, control: b, to: next },
      { from: next, to: c },
    ])
  })

  test('begins and ends where the pen did, and has no gap', () => {
    const place = fc.tuple(
      fc.float({ min: 0, max: 1, noNaN: true }),
      fc.float({ min: 0, max: 1, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), places => {
        const points = stroke(...places)
        const curves = smoothed(points)
        expect(curves[0]?.from).toEqual(points[0])
        expect(curves[curves.length - 1]?.to).toEqual(points[points.length - 1])
        curves.slice(1).forEach((curve, index) => expect(curve.from).toEqual(curves[index]?.to))
      }),
    )
  })
})

describe('drawing', () => {
  const paper = () => {
    const calls: string[] = []
    const note =
      (name: string) =>
      (...values: number[]) =>
        void calls.push([name, ...values.map(value => Math.round(value * 100) / 100)].join(' '))
    const context = {
      ...{
        lineWidth: 0,
        lineCap: 'butt' as CanvasLineCap,
        lineJoin: 'miter' as CanvasLineJoin,
        strokeStyle: '',
      },
      ...{ beginPath: note('begin') as () => void, moveTo: note('move'), lineTo: note('line') },
      ...{ quadraticCurveTo: note('bend'), stroke: note('stroke') as () => void },
    }
    return { context, calls }
  }

  test('one path to a stroke, round, at its place', () => {
    const { context, calls } = paper()
    const pen = { scale: 100, left: 10, top: 20, width: 4, colour: '#123456' }
    drawStrokes(context, [stroke([0, 0], [0.2, 0], [0.2, 0.2]), dot], pen)
    const path = ['begin', 'move 10 20', 'line 20 20', 'bend 30 20 30 30', 'line 30 40', 'stroke']
    expect(calls).toEqual([...path, 'begin', 'move 60 70', 'line 60.01 70', 'stroke'])
    const { lineWidth, lineCap, lineJoin, strokeStyle } = context
    expect([lineWidth, lineCap, lineJoin, strokeStyle]).toEqual([4, 'round', 'round', '#123456'])
  })

  test('the tip of a stroke under way is what its last point adds', () => {
    const points = stroke([0, 0], [0.2, 0], [0.2, 0.2], [0.4, 0.2])
    const pen = { scale: 100, width: 4, colour: '#000' }
    const drawn = (length: number) => {
      const { context, calls } = paper()
      drawTip(context, points.slice(0, length), pen)
      return calls
    }
    expect(drawn(0)).toEqual([])
    expect(drawn(1)).toEqual(['begin', 'move 0 0', 'line 0.01 0', 'stroke'])
    expect(drawn(2)).toEqual(['begin', 'move 0 0', 'line 10 0', 'stroke'])
    expect(drawn(4)).toEqual(['begin', 'move 20 10', 'bend 20 20 30 20', 'stroke'])
  })

  test.each([
    ['as wide as the picture lets it', [stroke([0.2, 0.5], [0.6, 0.6])], { scale: 200, left: -30, top: -60 }],
    ['no larger than it may', [stroke([0.5, 0.5], [0.51, 0.5])], { scale: 300, left: -101.5, top: -100 }],
    ['nothing', [], { scale: 300 }],
  ])('in a picture: %s', (_name, strokes, place) => {
    const { scale, left, top } = placeIn(strokes, { width: 100, height: 100, margin: 10 }, 300)
    const round = (value: number | undefined) => value && Math.round(value * 100) / 100
    expect({ scale: round(scale), left: round(left), top: round(top) }).toEqual(place)
  })
})

test('what is sent is what was drawn, to the ten-thousandth', () => {
  const late = stroke([0.11115, 0.2], [0.3, 0.19]).map(point => ({ ...point, t: point.t + 5000 }))
  const packed = packStrokes([late, stroke([0.5, 0.5]).map(point => ({ ...point, t: 5100 }))])
  expect(packed).toEqual([
    [1112, 2000, 0, 1888, -100, 10],
    [5000, 5000, 100],
  ])
  expect(unpackStrokes(packed)).toEqual([
    [
      { x: 0.1112, y: 0.2, t: 0 },
      { x: 0.3, y: 0.19, t: 10 },
    ],
    [{ x: 0.5, y: 0.5, t: 100 }],
  ])
  expect(packStrokes([])).toEqual([])
})

import fc from 'fast-check'
import {
  fitWithin,
  isCut,
  judgePhoto,
  type Luminance,
  luminanceOf,
  type PhotoProblem,
  type PhotoSubject,
  sharpness,
} from './photo-quality'

const WIDTH = 480
const HEIGHT = 360

type Paint = (x: number, y: number) => number

const picture = (paint: Paint, width = WIDTH, height = HEIGHT): Luminance => {
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = Math.max(0, Math.min(255, paint(x, y)))
  }
  return { width, height, pixels }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
const isIn = ({ left, top, width, height }: Box, x: number, y: number) =>
  x >= left && x < left + width && y >= top && y < top + height

const WHOLE: Box = { left: 60, top: 70, width: 360, height: 226 }

/** A card with lines of print on a table: `card`, `table` and `ink` are their brightness. */
const cardOn =
  (box: Box, { card = 215, table = 90, ink = 50 } = {}): Paint =>
  (x, y) => {
    if (!isIn(box, x, y)) return table
    const [inX, inY] = [x - box.left, y - box.top]
    const isLine = inX > 20 && inX < 200 && inY > 20 && inY % 24 < 8
    return isLine && inX % 7 < 4 ? ink : card
  }

/** As if through a lens out of focus: the mean of a square around each pixel, twice. */
function blurred(source: Luminance, radius: number): Luminance {
  const once = (from: Luminance) =>
    picture((x, y) => {
      let sum = 0
      let count = 0
      for (let dy = -radius; dy <= radius; dy += 1) {
        for (let dx = -radius; dx <= radius; dx += 1) {
          const [u, v] = [x + dx, y + dy]
          if (u < 0 || v < 0 || u >= from.width || v >= from.height) continue
          sum += from.pixels[v * from.width + u] ?? 0
          count += 1
        }
      }
      return Math.round(sum / count)
    })
  return once(once(source))
}

const shine =
  (under: Paint, centreX: number, centreY: number, radius: number): Paint =>
  (x, y) =>
    (x - centreX) ** 2 + (y - centreY) ** 2 < radius ** 2 ? 255 : under(x, y)
const times =
  (under: Paint, by: number): Paint =>
  (x, y) =>
    Math.round(under(x, y) * by)

const SIZE = { width: 2000, height: 1500 }
const judged = (photo: Luminance, subject: PhotoSubject = 'card', size = SIZE) =>
  judgePhoto(photo, size, subject).problems

const CASES: readonly [string, Luminance, readonly PhotoProblem[]][] = [
  ['a card on a dark table', picture(cardOn(WHOLE)), []],
  ['a card on a light table', picture(cardOn(WHOLE, { card: 120, table: 230, ink: 20 })), []],
  ['a white card with print, in good light', picture(cardOn(WHOLE, { card: 245 })), []],
  ['a card in the shade', picture(times(cardOn(WHOLE), 0.7)), []],
  ['a card on its short side', picture(cardOn({ left: 150, top: 20, width: 190, height: 310 })), []],
  ['out of focus', blurred(picture(cardOn(WHOLE)), 4), ['blurred']],
  ['at night', picture(times(cardOn(WHOLE), 0.25)), ['dark']],
  ['a lens with a finger on it', picture(() => 8), ['dark']],
  ['a lamp in the middle', picture(shine(cardOn(WHOLE), 200, 180, 40)), ['glare']],
  ['a spark at the rim', picture(shine(cardOn(WHOLE), 400, 280, 8)), []],
  ['cut at the right', picture(cardOn({ ...WHOLE, left: 160 })), ['cut']],
  ['cut at the top', picture(cardOn({ ...WHOLE, top: -60 })), ['cut']],
  ['cut at a corner', picture(cardOn({ left: 200, top: 150, width: 400, height: 300 })), ['cut']],
  [
    'out of focus under a lamp',
    blurred(picture(shine(cardOn(WHOLE), 200, 180, 70)), 4),
    ['blurred', 'glare'],
  ],
]

test.each(CASES)('%s', (_name, photo, expected) => expect(judged(photo)).toEqual(expected))

test.each([
  ['card', { width: 799, height: 600 }, ['small']],
  ['card', { width: 800, height: 600 }, []],
  ['card', { width: 600, height: 800 }, []],
  ['card', { width: 2000, height: 299 }, ['small']],
  ['person', { width: 400, height: 300 }, []],
  ['person', { width: 399, height: 300 }, ['small']],
] as [PhotoSubject, typeof SIZE, PhotoProblem[]][])('%s of %p', (subject, size, expected) => {
  expect(judged(picture(cardOn(WHOLE)), subject, size)).toEqual(expected)
})

test('a page may fill the picture, and a person has no edges', () => {
  const full = picture(cardOn({ left: -10, top: -10, width: 500, height: 400 }))
  expect([judged(full, 'page'), judged(full, 'person')]).toEqual([[], []])
})

test('where card and table look alike nobody can tell whether it is all there, and nothing is claimed', () => {
  const alike = picture(cardOn(WHOLE, { card: 200, table: 195 }))
  expect(isCut(alike)).toBeUndefined()
  expect(judgePhoto(alike, SIZE, 'card')).toEqual({ problems: [], isSure: false })
  const filling = picture(cardOn({ left: -10, top: -10, width: 500, height: 400 }))
  expect(isCut(filling)).toBeUndefined()
  expect(judgePhoto(picture(cardOn(WHOLE)), SIZE, 'card').isSure).toBe(true)
})

test('the more out of focus, the less sharp', () => {
  const sharp = picture(cardOn(WHOLE))
  const values = [sharp, blurred(sharp, 1), blurred(sharp, 2), blurred(sharp, 4)].map(sharpness)
  expect([...values].sort((a, b) => b - a)).toEqual(values)
})

test('the darker the same card, the sooner it is dark, and never blurred as well', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.4, noNaN: true }), light => {
      const problems = judged(picture(times(cardOn(WHOLE), light)))
      expect(problems).toEqual(['dark'])
    }),
    { numRuns: 20 },
  )
})

test('no picture is too odd to be judged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (width, height) => {
      expect(
        judged(
          picture(() => 128, width, height),
          'card',
          { width, height },
        ),
      ).toContain('small')
    }),
  )
})

test('brightness is weighed as eyes do', () => {
  const rgba = [255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]
  expect([...luminanceOf(rgba, 2, 2).pixels]).toEqual([255, 0, 150, 29])
})

test.each([
  [4032, 3024, 2000, { width: 2000, height: 1500 }],
  [3024, 4032, 2000, { width: 1500, height: 2000 }],
  [800, 600, 2000, { width: 800, height: 600 }],
  [10_000, 1, 2000, { width: 2000, height: 1 }],
])('%p × %p within %p', (width, height, limit, expected) => {
  expect(fitWithin(width, height, limit)).toEqual(expected)
})

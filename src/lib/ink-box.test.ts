import { cropOf, inkBoxOf, type PageBox, pageCropOf, samplePages, WHOLE_PAGE } from './ink-box'

const WHITE = [255, 255, 255, 255]

/** A picture of 10 × 20 dots that is white but for these. */
function picture(dots: readonly (readonly [x: number, y: number, colour?: readonly number[]])[]): number[] {
  const pixels = Array.from({ length: 200 }, () => WHITE).flat()
  for (const [x, y, colour = [0, 0, 0, 255]] of dots) pixels.splice((y * 10 + x) * 4, 4, ...colour)
  return pixels
}

const box = (left: number, top: number, right: number, bottom: number): PageBox => ({
  left,
  top,
  right,
  bottom,
})

test.each<[string, Parameters<typeof picture>[0], PageBox | undefined]>([
  ['nothing', [], undefined],
  ['paper that is not quite white', [[4, 4, [250, 251, 249, 255]]], undefined],
  ['one dot', [[2, 5]], box(0.2, 0.25, 0.3, 0.3)],
  [
    'text, and a page number far below it',
    [
      [1, 2],
      [8, 3],
      [5, 18],
    ],
    box(0.1, 0.1, 0.9, 0.95),
  ],
  ['a red seal', [[9, 19, [255, 230, 230, 255]]], box(0.9, 0.95, 1, 1)],
  ['a faint line', [[0, 0, [240, 240, 240, 255]]], box(0, 0, 0.1, 0.05)],
])('ink of a page: %s', (_name, dots, expected) => {
  expect(inkBoxOf(picture(dots), 10, 20)).toEqual(expected)
})

test.each<[string, (PageBox | undefined)[], PageBox]>([
  ['no page with ink is shown whole', [undefined], WHOLE_PAGE],
  ['one page', [box(0.1, 0.2, 0.9, 0.8)], box(0.08, 0.18, 0.92, 0.82)],
  [
    'all pages, the blank ones left out',
    [box(0.1, 0.2, 0.5, 0.5), undefined, box(0.3, 0.1, 0.9, 0.8)],
    box(0.08, 0.08, 0.92, 0.82),
  ],
  ['never beyond the paper', [box(0, 0.01, 1, 0.99)], WHOLE_PAGE],
])('crop of a paper: %s', (_name, inks, expected) => {
  for (const [side, value] of Object.entries(cropOf(inks))) {
    expect(value).toBeCloseTo(expected[side as keyof PageBox])
  }
})

const PAPER = box(0.1, 0.1, 0.9, 0.9)

test.each<[string, PageBox | undefined, PageBox]>([
  ['a blank page', undefined, PAPER],
  ['ink within the crop', box(0.2, 0.2, 0.3, 0.3), PAPER],
  ['ink up to its edge', PAPER, PAPER],
  ['ink further below', box(0.2, 0.2, 0.3, 0.96), box(0.1, 0.1, 0.9, 0.98)],
  ['a mark in the corner', box(0.005, 0.005, 0.3, 0.3), box(0, 0, 0.9, 0.9)],
])('crop of a page: %s', (_name, ink, expected) => {
  expect(pageCropOf(PAPER, ink)).toEqual(expected)
})

test.each([
  [0, []],
  [1, [1]],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [38, [1, 2, 19, 38]],
])('pages looked at of %i: %j', (pageCount, expected) => {
  expect(samplePages(pageCount)).toEqual(expected)
})

import {
  entryAction,
  nextPage,
  pageNumber,
  previousPage,
  readingMinutes,
  startPage,
  storyPages,
} from './report-pages'

const ALL = storyPages('1')
const SHORT = storyPages('0')

test.each([
  ['0', [1, 2, 7, 8]],
  ['1', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['2', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['9', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['', [1, 2, 3, 4, 5, 6, 7, 8]],
])('user type "%s" reads the pages %j', (userType, pages) => {
  expect(storyPages(userType)).toEqual(pages)
})

test.each([
  [ALL, 2, 3, undefined],
  [ALL, 5, 6, 4],
  [ALL, 8, undefined, 7],
  [SHORT, 2, 7, undefined],
  [SHORT, 7, 8, 2],
  [SHORT, 8, undefined, 7],
] as const)('among %j page %i is followed by %s and preceded by %s', (pages, page, next, previous) => {
  expect([nextPage(pages, page), previousPage(pages, page)]).toEqual([next, previous])
})

test.each([
  [ALL, undefined, 2],
  [ALL, '1', 2],
  [ALL, '5', 5],
  [ALL, '8', 8],
  [ALL, '9', 2],
  [ALL, '0', 2],
  [ALL, '-3', 2],
  [ALL, '5x', 2],
  [ALL, '05', 2],
  [SHORT, '3', 7],
  [SHORT, '8', 8],
] as const)('among %j the address "%s" opens page %i', (pages, asked, page) => {
  expect(startPage(pages, asked)).toBe(page)
})

test('pages are counted with the cover', () => {
  expect([pageNumber(ALL, 8), pageNumber(SHORT, 2), pageNumber(SHORT, 7), pageNumber(SHORT, 8)]).toEqual([
    8, 2, 3, 4,
  ])
  expect([readingMinutes(8), readingMinutes(4)]).toEqual([2, 1])
})

test.each([
  ['1', '0', '0', 'start'],
  ['1', '0', '1', 'result'],
  ['7', '0', '0', 'start'],
  ['', '0', '0', 'start'],
  ['0', '0', '0', 'notOpen'],
  ['0', '1', '0', 'expired'],
  ['2', '0', '0', 'expired'],
  ['2', '0', '1', 'expired'],
  ['1', '1', '1', 'expired'],
] as const)('status "%s", isDue %s, ispartLottery %s: %s', (status, isDue, ispartLottery, action) => {
  expect(entryAction({ status, isDue, ispartLottery })).toBe(action)
})

import { INNER } from '@/contract/codes'
import { REPORT_CAPACITY } from '../store/error-reports'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

const REPORT = {
  name: 'TypeError',
  message: 'x is undefined',
  frames: ['phone/js/app.js:1:2'],
  route: 'home',
  target: 'h5',
}
const kept = async () =>
  (await (await browser.fetch('/sandbox/api/errors')).json()) as (typeof REPORT & { at: string })[]

test('a report is kept without a session, the newest first', async () => {
  await browser.call('errorReport', REPORT)
  await browser.call('errorReport', { ...REPORT, name: 'RangeError' })
  expect((await kept()).map(({ name }) => name)).toEqual(['RangeError', 'TypeError'])
  expect((await kept())[1]).toMatchObject(REPORT)
})

test.each([
  { ...REPORT, message: 'x'.repeat(201) },
  { ...REPORT, frames: Array.from({ length: 11 }, () => 'a.js:1:1') },
  { ...REPORT, target: 'android' },
  {},
])('a report that is too long or none is refused', async report => {
  expect((await browser.call('errorReport', report)).inner).toBe(INNER.invalidInput)
  expect(await kept()).toEqual([])
})

test('only the latest are kept', async () => {
  for (let index = 0; index <= REPORT_CAPACITY; index += 1) {
    await browser.call('errorReport', { ...REPORT, message: `defect ${index}` })
  }
  const all = await kept()
  expect([all.length, all[0]?.message, all.at(-1)?.message]).toEqual([
    REPORT_CAPACITY,
    `defect ${REPORT_CAPACITY}`,
    'defect 1',
  ])
})

test('the page that shows them is there', async () => {
  expect(await (await browser.fetch('/sandbox/errors')).text()).toContain('错误报告')
})

import { filesBelow, read } from './project'

/** The helpers that ask again and again: what they wait between two questions is nobody's time limit. */
const POLLERS = [
  'test/support/until.ts',
  'test/support/page-stack.tsx',
  'test/weapp/phone.ts',
  'test/weapp/host-fixture.ts',
]

/** Ways to wait for a time and not for what is meant. A phone that goes to sleep is given no number. */
const FIXED_WAITS = [
  /waitForTimeout\(/,
  /setTimeout\(\s*(resolve|done)\b/,
  /[^.]setTimeout\(\(\) => resolve\(/,
  /\bsleep\([^)]/,
  /from '(node:)?timers\/promises'/,
]

const files = filesBelow('test').filter(
  file => /\.tsx?$/.test(file) && file !== 'test/architecture/fixed-waits.test.ts',
)

/** Lines of a text that wait for a time. */
const fixedWaits = (text: string) =>
  text.split('\n').filter(line => FIXED_WAITS.some(pattern => pattern.test(line)))

test('no test waits for a time: it waits for what it means, or lets time pass by the page’s clock', () => {
  expect(files.length).toBeGreaterThan(50)
  const found = files
    .filter(file => !POLLERS.includes(file))
    .flatMap(file => fixedWaits(read(file)).map(line => `${file}: ${line.trim()}`))
  expect(found).toEqual([])
})

test.each([
  'await page.waitForTimeout(300)',
  'await new Promise(resolve => setTimeout(resolve, 100))',
  'new Promise<void>(resolve => setTimeout(() => resolve(), 5))',
  'await driver.sleep(100)',
  "import { setTimeout as pause } from 'node:timers/promises'",
])('a fixed wait is seen: %s', line => {
  expect(fixedWaits(line)).toEqual([line])
})

test.each(['phone.host.sleep()', "await until('it came', () => seen)", 'page.clock.runFor(300)'])(
  'no fixed wait is seen in %s',
  line => {
    expect(fixedWaits(line)).toEqual([])
  },
)

import TestUtils from '@tarojs/test-utils-react'
import { useDeadlines } from './use-deadlines'

const utils = new TestUtils()
const SERVER = '2026-11-20 10:00:20'
const START = Date.parse('2026-11-20T10:00:20+08:00')
const MINUTE = 60_000

function Page({ deadlines, onOver }: { deadlines: readonly string[]; onOver: () => void }) {
  return <>{useDeadlines(deadlines, SERVER, onOver)}</>
}

/** The device's clock is an hour behind: only the time that passes counts. */
async function show(deadlines: readonly string[]) {
  jest.useFakeTimers({ now: START - 60 * MINUTE, doNotFake: ['requestAnimationFrame'] })
  const onOver = jest.fn()
  await utils.mount(() => <Page deadlines={deadlines} onOver={onOver} />)
  const pass = async (minutes: number): Promise<void> => {
    await utils.act(() => void jest.advanceTimersByTime(minutes * MINUTE))
  }
  return { onOver, pass, shown: () => document.body.textContent?.trim() }
}

afterEach(() => {
  utils.unmout() // the library spells it so
  jest.useRealTimers()
  document.body.innerHTML = ''
})

test('time goes on by the minute from what the server said', async () => {
  const { pass, shown } = await show([])
  expect(shown()).toBe('2026-11-20 10:00:00')
  await pass(1)
  expect(shown()).toBe('2026-11-20 10:01:00')
  await pass(61)
  expect(shown()).toBe('2026-11-20 11:02:00')
})

test('each deadline that passes is told once, after its minute', async () => {
  const { onOver, pass } = await show(['2026-11-20 10:01:00', '2026-11-20 10:03:30'])
  await pass(1)
  expect(onOver).toHaveBeenCalledTimes(0)
  await pass(1)
  expect(onOver).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(onOver).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(onOver).toHaveBeenCalledTimes(2)
  await pass(30)
  expect(onOver).toHaveBeenCalledTimes(2)
})

test.each([
  ['none is set', ['']],
  ['it was over when the server answered', ['2026-11-20 10:00:10', '2026-05-31 23:59:59']],
  ['it is another day', ['2026-11-21 10:00:00']],
])('nothing is told where %s', async (_name, deadlines) => {
  const { onOver, pass } = await show(deadlines)
  await pass(90)
  expect(onOver).not.toHaveBeenCalled()
})

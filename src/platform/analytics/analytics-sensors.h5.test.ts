/** @jest-environment jsdom */
import type { StopReason } from './analytics'

type Entry = (context: { data: unknown }, info: { cancellationToken: { stop(): void } }) => unknown

const mockSdk = {
  readyState: { state: 3 },
  registerInterceptor: jest.fn(),
  use: jest.fn(),
  init: jest.fn(),
  login: jest.fn(),
  logout: jest.fn(),
  quick: jest.fn(),
  track: jest.fn(),
}
jest.mock('sa-sdk-javascript/dist/web/sensorsdata.es6.js', () => ({ __esModule: true, default: mockSdk }))

const KEPT = ['sawebjssdk-batch', 'tab-sawebjssdk-1', 'sawebjssdkpageleave', 'webjssdkvtrackcollect']
const OTHERS = ['telephone', 'my-sawebjssdk']

/** The module anew, as a page load has it. */
function load() {
  let sensors!: typeof import('./analytics-sensors.h5')
  jest.isolateModules(() => {
    sensors = jest.requireActual('./analytics-sensors.h5')
  })
  return sensors
}

const calls = (name: 'login' | 'logout' | 'quick' | 'init') => mockSdk[name].mock.calls as unknown[][]

/** Whether an event of this customer gets through the last door before the network. */
function gets(customer: string): boolean {
  const { send } = (mockSdk.registerInterceptor.mock.calls[0] as [string, { send: { entry: Entry } }])[1]
  const stop = jest.fn()
  const record = {
    distinct_id: customer,
    type: 'track',
    event: '$pageview',
    time: 1_790_000_000_000,
    properties: {},
  }
  send.entry({ data: record }, { cancellationToken: { stop } })
  return stop.mock.calls.length === 0
}

/** Lets every step of a start have its task. */
async function steps(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise(next => setTimeout(next))
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  mockSdk.readyState.state = 3
  localStorage.clear()
  for (const key of [...KEPT, ...OTHERS]) localStorage.setItem(key, '1')
})

/** What stays on the device, whatever the reason: a member that is new does not compile without its case. */
const STOPS: Record<StopReason, readonly string[]> = {
  // What was batched for one customer must not go out while the next is logged in.
  loggedOut: [...KEPT.filter(key => key !== 'sawebjssdk-batch'), ...OTHERS],
  withdrawn: OTHERS,
}

test.each(Object.entries(STOPS) as [StopReason, string[]][])(
  'stopped (%s): nothing goes out, and what stays',
  async (reason, stays) => {
    const sensors = load()
    sensors.startSensors('100001')
    await steps()
    expect(gets('100001')).toBe(true)
    sensors.stopSensors(reason)
    expect(gets('100001')).toBe(false)
    expect(calls('logout')).toHaveLength(1)
    expect(Object.keys(localStorage).sort()).toEqual([...stays].sort())
    sensors.stopSensors(reason)
    expect(calls('logout')).toHaveLength(1)
  },
)

test('of what was kept for another customer nothing goes out', async () => {
  const sensors = load()
  sensors.startSensors('100001')
  await steps()
  sensors.startSensors('100002')
  await steps()
  expect([gets('100001'), gets('100002')]).toEqual([false, true])
  expect([calls('logout').length, calls('login')]).toEqual([1, [['100001'], ['100002']]])
})

test('the same customer is not begun twice', async () => {
  const sensors = load()
  sensors.startSensors('100001')
  sensors.startSensors('100001')
  await steps()
  sensors.startSensors('100001')
  await steps()
  expect(calls('login')).toEqual([['100001']])
})

test('an id that is none, and a page that shows the click map, start nothing', async () => {
  const sensors = load()
  sensors.startSensors('')
  expect(calls('init')).toEqual([])
  mockSdk.readyState.state = 1
  sensors.startSensors('100001')
  await steps()
  expect([calls('login'), gets('100001')]).toEqual([[], false])
})

test('who is gone before all steps of the start are done begins nothing more, and whoever comes then begins alone', async () => {
  const sensors = load()
  sensors.startSensors('100001')
  sensors.stopSensors('loggedOut')
  await steps()
  expect([calls('login'), calls('quick')]).toEqual([[], []])
  sensors.startSensors('100001')
  sensors.startSensors('100002')
  await steps()
  expect([calls('login'), calls('quick')]).toEqual([[['100002']], [['autoTrack']]])
})

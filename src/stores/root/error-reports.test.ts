/** @jest-environment jsdom */
import { fakeTransport, flush, http, success } from '@test/transport'
import { query } from '@/api/query'
import { assetReportLotteryInfo } from '@/contract/asset-report'
import { reportDefect } from '@/lib/defects'
import { Resource } from '@/stores/primitives/resource'
import { RootStore } from './root-store'

const lotteryInfo = query('assetReportLotteryInfo')

function setUp(answers: Parameters<typeof fakeTransport>[0] = { errorReport: success({}) }) {
  const { transport, calls } = fakeTransport(answers)
  const root = new RootStore(transport)
  return {
    root,
    /** What has been sent, once the code for it has come. */
    reports: async () => {
      await import('./error-reports')
      await flush()
      return calls.filter(({ name }) => name === 'errorReport').map(({ body }) => body.requestData)
    },
  }
}

let warned: jest.SpyInstance
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => {})))
afterEach(() => jest.restoreAllMocks())

test('a defect behind a fetch is reported with the route in front, and told as 系统繁忙', async () => {
  const { root, reports } = setUp()
  root.navigation.arrived('main/home', {})
  const resource = new Resource(() => Promise.reject(new TypeError("reading 'map'")))
  await resource.load()
  expect(resource.state).toMatchObject({ kind: 'error', error: { message: '系统繁忙，请稍后再试' } })
  expect(await reports()).toEqual([
    expect.objectContaining({
      name: 'TypeError',
      message: "reading 'map'",
      route: 'main/home',
      target: 'h5',
    }),
  ])
  expect(warned).toHaveBeenCalledWith("[app] TypeError: reading 'map'")
})

test('an answer against the contract is one, a failed call is none', async () => {
  const { root, reports } = setUp({
    errorReport: success({}),
    assetReportLotteryInfo: success({ currentYear: 'secret' }),
  })
  await expect(root.read(assetReportLotteryInfo, lotteryInfo())).resolves.toMatchObject({
    currentYear: '2024',
  })
  const failing = setUp({ assetReportLotteryInfo: http(500) })
  await new Resource(() => failing.root.read(assetReportLotteryInfo, lotteryInfo())).load()
  expect(await reports()).toEqual([
    expect.objectContaining({
      name: 'Defect',
      message: 'assetReportLotteryInfo: the answer breaks the contract at currentYear',
    }),
  ])
  expect(await failing.reports()).toEqual([])
})

test('what nobody caught is reported', async () => {
  const { reports } = setUp()
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('deep') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new SyntaxError('json') }))
  // A picture that does not load.
  window.dispatchEvent(new Event('error'))
  await flush()
  expect((await reports()).map(({ name }) => name)).toEqual(['RangeError', 'SyntaxError'])
})

test('the same defect goes once, and no more than twenty in all', async () => {
  const { reports } = setUp()
  for (let index = 0; index < 60; index += 1) reportDefect(`defect ${index % 30}`)
  expect(await reports()).toHaveLength(20)
})

test('a report that fails is dropped', async () => {
  const { root, reports } = setUp({ errorReport: () => Promise.reject(new Error('offline')) })
  reportDefect(new TypeError('x'))
  await flush()
  expect([(await reports()).length, root.ui.toast]).toEqual([1, undefined])
})

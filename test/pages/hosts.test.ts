import { PageStack } from '@test/page-stack'
import { until } from '@test/until'
import { hostWindow } from '@/platform/host/host.h5'

const stack = new PageStack({
  'advisor/advisor': () => import('@/packages/advisor/card/advisor'),
  'membership/points': () => import('@/packages/membership/points/points'),
  'report/story': () => import('@/packages/report/story/story'),
  'report/result': () => import('@/packages/report/lottery/result'),
})

/** What the native app around the page is told. */
function enterNativeApp() {
  const posted: { action: string; data: Record<string, unknown> }[] = []
  hostWindow().webkit = {
    messageHandlers: {
      trustApp: { postMessage: message => posted.push(message as (typeof posted)[number]) },
    },
  }
  return (action: string) => posted.filter(message => message.action === action).map(({ data }) => data)
}

afterEach(() => {
  const host = hostWindow()
  delete host.webkit
  delete host.__wxjs_environment
  Reflect.deleteProperty(navigator, 'share')
})
afterAll(() => stack.close())

/** To the result of the draw, which opens by itself. */
async function draw(): Promise<void> {
  await stack.open('report/story', { page: '8' }, 'U1')
  await stack.tap('report-draw')
  await until('the result', () => stack.address === 'assetsReport/result')
  await stack.settle()
}

const toast = () => stack.root.ui.toast?.text

test('the advisor goes into the address book of the native app, and nothing is said', async () => {
  const told = enterNativeApp()
  await stack.open('advisor/advisor', {}, 'U1')
  await stack.tap('advisor-save')
  expect(told('saveContact')).toEqual([
    {
      name: expect.stringMatching(/^[\u4e00-\u9fff]{2,4}$/) as string,
      mobile: '19900000091',
      organisation: expect.stringMatching(/^远岚信托 .+/) as string,
    },
  ])
  expect(toast()).toBeUndefined()
})

test('a web-view, which has no address book, says what to do instead', async () => {
  hostWindow().__wxjs_environment = 'miniprogram'
  await stack.open('advisor/advisor', {}, 'U1')
  await stack.tap('advisor-save')
  expect(toast()).toBe('当前环境无法保存联系人，请记下手机号')
})

test('the drawn points lead to where they are listed', async () => {
  await draw()
  await stack.tap('report-points')
  expect(stack.address).toBe('vipmembership/integraldetail')
  expect(stack.text).toMatch(/抽奖|报告/)
})

test('who closes the share sheet has nothing copied', async () => {
  const copy = jest.fn(() => Promise.resolve())
  Object.assign(navigator, { clipboard: { writeText: copy } })
  const closed = Promise.reject(new DOMException('closed', 'AbortError'))
  closed.catch(() => undefined)
  Object.defineProperty(navigator, 'share', { value: () => closed, configurable: true })
  await draw()
  stack.root.ui.hideToast()
  await stack.tap('report-share')
  expect([copy.mock.calls, toast()]).toEqual([[], undefined])
})

import { PageStack } from '@test/page-stack'
import { line } from '@test/screen-table'
import { until } from '@test/until'
import { SmsCheck } from '@/domains/verification/sms-check'
import { EnrollStore } from '@/packages/account/registration/enroll-store'
import { LoginStore } from '@/packages/account/session/login/login-store'

const stack = new PageStack({
  'assets/position': () => import('@/packages/assets/holdings/position'),
  'assets/trade': () => import('@/packages/assets/trades/trade'),
  'assets/trades': () => import('@/packages/assets/trades/trades'),
  'account/category': () => import('@/packages/account/personal-info/category'),
  'content/survey': () => import('@/packages/content/surveys/survey'),
  'content/visit': () => import('@/packages/content/surveys/visit'),
  'content/article': () => import('@/packages/content/articles/article'),
  'membership/charity': () => import('@/packages/membership/giving/charity'),
  'membership/center': () => import('@/packages/membership/center/center'),
  'membership/activity': () => import('@/packages/membership/activities/activity'),
  'messages/trades': () => import('@/packages/messages/inbox/trades'),
  'messages/researches': () => import('@/packages/messages/feedback/researches'),
  'messages/notices': () => import('@/packages/messages/inbox/notices'),
  'main/messages': () => import('@/pages/messages'),
  'main/home': () => import('@/pages/home'),
  'account/enroll': () => import('@/packages/account/registration/enroll'),
  'account/login': () => import('@/packages/account/session/login'),
  'report/entry': () => import('@/packages/report/cover/entry'),
  'report/story': () => import('@/packages/report/story/story'),
  'report/expire': () => import('@/packages/report/cover/expire'),
  'report/result': () => import('@/packages/report/lottery/result'),
})
const { server } = stack

/** What is asked of the server from now on. */
async function asked(act: () => Promise<void>): Promise<string[]> {
  const known = server.calls.length
  await act()
  return server.calls.slice(known).map(line)
}

const askedOnReturn = async () => {
  await stack.go('content/help-center')
  return asked(() => stack.back())
}

afterAll(() => stack.close())

test('what lies over the pages is drawn once, over the one in front', async () => {
  const said = () =>
    [...document.querySelectorAll('.taro_page')].map(page => page.textContent?.match(/已保存/g)?.length ?? 0)
  await stack.open('main/home', {}, 'U1')
  await stack.go('messages/trades')
  stack.root.ui.showMessage({ text: '已保存', durationMs: 2000 }, 'success')
  await stack.settle()
  expect(said()).toEqual([0, 1])
  await stack.back()
  stack.root.ui.showMessage({ text: '已保存', durationMs: 2000 }, 'success')
  await stack.settle()
  expect(said()).toEqual([1])
})

test('plain values are masked at once when that is wanted', async () => {
  await stack.open('account/category', { category: 'identity' }, 'U1')
  await stack.tap('pi-reveal')
  await stack.verify('查看')
  await stack.tap('立即隐藏')
  expect(stack.text).not.toMatch(/\d{17}[\dX]/)
})

test('plain values are masked the moment another page lies over them', async () => {
  await stack.open('account/category', { category: 'identity' }, 'U1')
  const masked = stack.text
  await stack.tap('pi-reveal')
  await stack.verify('查看')
  expect(stack.text).toMatch(/\d{17}[\dX]/)
  await stack.go('content/help-center')
  expect(document.body.textContent).not.toMatch(/\d{17}[\dX]/)
  await stack.back()
  expect(stack.text.startsWith(masked)).toBe(true)
})

test('plain values are masked the moment the app is covered', async () => {
  await stack.open('account/category', { category: 'identity' }, 'U1')
  await stack.tap('pi-reveal')
  await stack.verify('查看')
  expect(stack.text).toMatch(/\d{17}[\dX]/)
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await stack.settle()
  expect(stack.text).not.toMatch(/\d{17}[\dX]/)
  state.mockRestore()
})

test('a position is fetched anew after one of its trades was cancelled on the page over it, and only then', async () => {
  await stack.open('assets/position', { positionId: 'U1-P08' }, 'U1')
  const before = stack.text
  expect(before).toContain('冻结份额10,000.00 份')
  expect((await askedOnReturn()).filter(call => call.startsWith('position'))).toEqual([])
  await stack.go('assets/trade', { tradeId: 'T2026111900126' })
  await stack.tap('trade-cancel')
  await stack.tap('确认撤销')
  await stack.verify('确认撤销')
  expect(server.sent('tradeCancel')).toHaveLength(1)
  expect(await asked(() => stack.back())).toContain('positionDetail positionId=U1-P08')
  expect(stack.text).toContain('冻结份额0.00 份')
})

test('the points centre is fetched anew once points have moved on a page over it, and only then', async () => {
  await stack.open('membership/center', {}, 'U1')
  expect(stack.text).toContain('可用积分12,680')
  await stack.go('membership/charity', { charityId: 'CP1' })
  await stack.tap('charity-donate')
  await stack.type('捐赠积分', '100')
  await stack.tap('下一步')
  await stack.confirm('确认捐赠')
  expect(await asked(() => stack.back())).toContain('vipHome')
  expect(stack.text).toContain('可用积分12,580')
})

test('only the page in front hears what the native app asks', async () => {
  const asksToReadAll = () =>
    asked(async () => {
      await stack.root.nativeCalls.receive('noticeAllRead', undefined)
      await stack.settle()
    })
  await stack.open('main/messages', {}, 'U1')
  await stack.go('content/help-center')
  expect(await asksToReadAll()).toEqual([])
  await stack.back()
  expect(await asksToReadAll()).toEqual(['messageReadAll'])
})

test('the invitations to researches hear that all is read', async () => {
  await stack.open('messages/researches', {}, 'U1')
  await stack.root.nativeCalls.receive('noticeAllRead', undefined)
  await stack.settle()
  expect(server.sent('messageReadAll')).toMatchObject([{ category: '6' }])
})

test('the statement of a product is made of this product alone', async () => {
  await stack.open('assets/trades', { productId: 'P05' }, 'U1')
  await stack.tap('trades-export')
  await stack.tap('CSV 表格')
  await stack.tap('下一步：短信验证')
  await stack.verify('导出')
  expect(server.sent('tradeRecordExport')).toMatchObject([{ productId: 'P05', format: 'csv' }])
})

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test.each([
  ['content/survey', { surveyId: 'SV1' }],
  ['content/visit', { token: 'visit-open-2026' }],
] as const)('%s: words that were not handed in are not left without a question', async (page, params) => {
  await stack.open(page, params, 'U1')
  expect(asksBeforeLeaving()).toBe(false)
  const field = stack.page.querySelector('textarea')
  await stack.type(field?.labels?.[0]?.textContent ?? field?.placeholder ?? '', '希望字再大一些')
  expect(asksBeforeLeaving()).toBe(true)
  await stack.open('main/home', {}, 'U1')
  expect(asksBeforeLeaving()).toBe(false)
})

test('who came by a shared link into the mini-program has a way home', async () => {
  Object.assign(window, { __wxjs_environment: 'miniprogram' })
  const waysHome = async (params: Record<string, string>) => {
    await stack.open('content/article', { articleId: 'AR30', ...params }, 'U1')
    return stack.tappables().filter(element => element.getAttribute('aria-label') === '回到首页').length
  }
  expect([await waysHome({}), await waysHome({ pageShare: '1' })]).toEqual([0, 1])
  Reflect.deleteProperty(window, '__wxjs_environment')
})

test('the eleventh page comes instead of the tenth', async () => {
  await stack.open('main/home', {}, 'U1')
  for (let page = 2; page <= 12; page += 1) {
    await stack.go('assets/position', { positionId: `U1-P0${page % 9}` })
    expect(stack.depth).toBe(Math.min(page, 10))
  }
})

test.each([
  ['account/enroll', {}, undefined, EnrollStore],
  ['account/login', {}, undefined, LoginStore],
  ['account/category', { category: 'identity' }, 'U1', SmsCheck],
] as const)('%s: what still counts down is stopped with the page', async (page, params, customer, Store) => {
  const dispose = jest.spyOn(Store.prototype, 'dispose')
  await stack.open(page, params, customer)
  expect(dispose).not.toHaveBeenCalled()
  await stack.open('content/help-center')
  expect(dispose).toHaveBeenCalledTimes(1)
})

test('foreign parameters of an address are no part of where the customer is', async () => {
  await stack.open('assets/position', { positionId: 'U1-P05', from: 'mail', pageShare: '1' }, 'U1')
  expect(stack.root.navigation.returnAddress).toBe('assets/assetsDetail?positionId=U1-P05')
})

test.each([
  ['main/messages', {}, ['userDetail', 'messageHome']],
  ['main/home', {}, ['userDetail', 'messageHome', 'homeTasks']],
  ['membership/center', {}, ['userDetail']],
  ['report/entry', {}, ['userDetail', 'assetReportLotteryInfo']],
  ['report/story', {}, ['userDetail', 'assetReportLotteryInfo']],
  ['report/expire', {}, ['userDetail']],
] as const)('%s: what is asked again on the way back', async (page, params, calls) => {
  await stack.open(page, params, 'U1')
  expect((await askedOnReturn()).sort()).toEqual([...calls].sort())
})

test('a message that leads on counts as read, and is read no more on the way back', async () => {
  await stack.open('messages/trades', {}, 'U1')
  const [message] = [...stack.page.querySelectorAll<HTMLElement>('button')].filter(row =>
    row.textContent?.startsWith('赎回申请已受理未读'),
  )
  await stack.tap(message?.textContent ?? '')
  expect(server.sent('messageRead')).toHaveLength(1)
  await stack.back()
  expect(stack.text).toContain('赎回申请已受理昨天')
})

test('what must be read is read only once it was acknowledged', async () => {
  await stack.open('messages/notices', {}, 'U1')
  expect(server.sent('messageRead')).toEqual([])
  await stack.tap('我已阅读并知悉')
  expect(server.sent('messageRead')).toHaveLength(1)
})

test('the result of a draw that was not made leads to the draw', async () => {
  await stack.open('report/result', {}, 'U1')
  expect(stack.address).toBe('assetsReport/report?page=8')
})

test('a tap on share waits for the words to share, however late they come', async () => {
  const share = jest.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await stack.open('report/story', { page: '8' }, 'U1')
  await stack.tap('report-draw')
  const held: (() => void)[] = []
  server.instead('assetReportShareInfo', send => new Promise(resolve => held.push(() => resolve(send()))))
  stack.root.navigation.go('report/result')
  const button = () => stack.tappables().find(({ dataset }) => dataset.track === 'report-share')
  await until('the button to share', () => button() !== undefined)
  button()?.click()
  expect(share).not.toHaveBeenCalled()
  while (held.length > 0) held.pop()?.()
  await stack.settle()
  expect(share).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'share')
})

test('reading aloud ends with the page', async () => {
  const cancel = jest.fn()
  const speak = jest.fn()
  Object.assign(window, { speechSynthesis: { cancel, speak }, SpeechSynthesisUtterance: class {} })
  await stack.open('content/article', { articleId: 'AR30' }, 'U1')
  await stack.tap('article-read-aloud')
  expect(speak).toHaveBeenCalled()
  cancel.mockClear()
  await stack.go('content/help-center')
  expect(cancel).toHaveBeenCalledTimes(1)
  await stack.back()
  expect(stack.text).toContain('朗读全文')
})

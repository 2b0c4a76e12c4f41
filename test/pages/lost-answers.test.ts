import { PageStack } from '@test/page-stack'
import type { EndpointName } from '@/contract/registry'
import { AppError } from '@/lib/app-error'
import type { RouteName } from '@/routes'
import type { CustomerKey } from '@test/control'

const stack = new PageStack({
  'content/article': () => import('@/packages/content/articles/article'),
  'content/help-center': () => import('@/packages/content/help/help-center'),
  'membership/activity': () => import('@/packages/membership/activities/activity'),
  'membership/charity': () => import('@/packages/membership/giving/charity'),
  'messages/researches': () => import('@/packages/messages/feedback/researches'),
  'main/messages': () => import('@/pages/messages'),
  'advisor/advisor': () => import('@/packages/advisor/card/advisor'),
  'account/collected': () => import('@/packages/account/personal-info/collected'),
  'main/family-trusts': () => import('@/pages/family-trusts'),
  'report/story': () => import('@/packages/report/story/story'),
})

afterAll(() => stack.close())

interface Write {
  readonly endpoint: EndpointName
  readonly page: RouteName
  readonly params?: Readonly<Record<string, string>>
  readonly as?: CustomerKey
  /** What the customer does to send it, and does again after the answer was lost. */
  readonly act: () => Promise<void>
  /** What stands on the page once it went well. */
  readonly says: readonly string[]
}

const tapAll =
  (...taps: string[]) =>
  async () => {
    for (const tap of taps) await stack.tap(tap)
  }

const WRITES: readonly Write[] = [
  {
    endpoint: 'articleLike',
    page: 'content/article',
    params: { articleId: 'AR30' },
    act: tapAll('article-like'),
    says: ['已赞 73'],
  },
  {
    endpoint: 'articleCollect',
    page: 'content/article',
    params: { articleId: 'AR30' },
    act: tapAll('article-collect'),
    says: ['已收藏 36'],
  },
  {
    endpoint: 'activityJoin',
    page: 'membership/activity',
    params: { activityId: 'AC3' },
    act: tapAll('activity-join'),
    says: ['已参加'],
  },
  {
    endpoint: 'charityDonate',
    page: 'membership/charity',
    params: { charityId: 'CP1' },
    act: async () => {
      await stack.tap('charity-donate')
      await stack.type('捐赠积分', '100')
      await stack.tap('下一步')
      await stack.tap('确认捐赠')
    },
    says: ['捐赠成功', '捐赠积分100', '剩余积分12,580'],
  },
  {
    endpoint: 'userResearchJoin',
    page: 'messages/researches',
    act: tapAll('参加'),
    says: [],
  },
  {
    endpoint: 'messageReadAll',
    page: 'main/messages',
    act: async () => {
      await stack.tap('messages-read-all')
      await stack.confirm('全部已读')
    },
    says: ['已全部标为已读'],
  },
  {
    endpoint: 'consentGive',
    page: 'account/collected',
    act: tapAll('consent-wechat', '同意'),
    says: ['微信账号绑定使用微信快捷登录2026-11-20 同意已开启'],
  },
  {
    endpoint: 'assetReportLottery',
    page: 'report/story',
    params: { page: '8' },
    act: tapAll('report-draw'),
    says: [],
  },
]

test.each(WRITES.map(write => [write.endpoint, write] as const))(
  '%s: its answer is lost, and the next try asks for the same',
  async (endpoint, { page, params, as = 'U1', act, says }) => {
    await stack.open(page, params, as)
    stack.server.instead(endpoint, send => {
      send()
      throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
    })
    await act()
    expect(stack.server.sent(endpoint)).toHaveLength(1)
    for (const saying of says) expect(stack.text).not.toContain(saying)
    stack.server.instead(endpoint, send => send())
    await act()
    const [first, second] = stack.server.sent(endpoint)
    expect(first?.requestNo).toEqual(expect.stringMatching(/^[\da-f-]{36}$/))
    expect(second).toEqual(first)
    for (const saying of says) expect(stack.text).toContain(saying)
  },
)

test('the certificate of a donation is the donation’s own', async () => {
  await stack.open('membership/charity', { charityId: 'CP1' }, 'U1')
  await WRITES.find(({ endpoint }) => endpoint === 'charityDonate')?.act()
  const call = stack.server.calls.find(({ name }) => name === 'charityDonate')
  const { donationId } = call?.answer?.result?.data as { donationId: string }
  await stack.tap('donated-certificate')
  expect(stack.address).toBe(`vipmembership/donationCertificate?donationId=${donationId}`)
})

test.each([
  ['ftApplicationWithdraw', '撤回申请', '确认撤回'],
  ['ftApplicationDelete', '删除草稿', '确认删除'],
] as const)(
  '%s: its answer is lost, and the list shows what became of it',
  async (endpoint, offer, confirm) => {
    await stack.open('main/family-trusts', {}, 'U1')
    stack.server.instead(endpoint, send => {
      send()
      throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
    })
    await tapAll(offer, confirm)()
    expect(stack.server.sent(endpoint)).toHaveLength(1)
    expect(stack.server.sent('ftApplicationList')).toHaveLength(2)
    expect(stack.tappables().map(({ textContent }) => textContent)).not.toContain(offer)
  },
)

test.each(WRITES.map(write => [write.endpoint, write] as const))(
  '%s: it was carried out and its answer cannot be read: that is no failure, and it is not done twice',
  async (endpoint, { page, params, as = 'U1', act }) => {
    await stack.open(page, params, as)
    stack.server.instead(endpoint, send => {
      const { body, ...answer } = send()
      const { code, result } = body as { code: string; result: { statusCode: string } }
      return { ...answer, body: { code, result: { statusCode: result.statusCode, data: { strange: [1] } } } }
    })
    await act()
    expect(stack.text).not.toMatch(/失败|数据异常|结果尚未确认/)
    stack.server.instead(endpoint, send => send())
    await act().catch(() => undefined)
    expect(new Set(stack.server.sent(endpoint).map(({ requestNo }) => requestNo)).size).toBe(1)
  },
)

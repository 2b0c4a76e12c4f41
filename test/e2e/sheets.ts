import type { RouteName } from '../../src/routes'
import { addressOf, type Place } from '../places'
import { by, byVisitor } from '../places/place'
import { offer, typeAmount } from './buying-steps'
import type { App, Visit } from './harness'
import { ORDERS } from './signing-steps'
import { decideLast } from './trust-steps'

/** A sheet, or a question, that a customer can open. */
export interface Sheet {
  /** Where it is written, below `src`. */
  readonly source: string
  readonly title: string | RegExp
  readonly page: RouteName
  readonly place: Place
  readonly open: (visit: Visit, app: App) => Promise<void>
  /** The company does something for it first. */
  readonly isPrepared?: boolean
}

type Step = string | RegExp

/** Taps what is called so on the page, whether it is a button, leads on, or is one of several. */
export async function tapOn(visit: Visit, name: Step): Promise<void> {
  const front = visit.front()
  const found = (['link', 'radio', 'switch', 'tab', 'checkbox'] as const).reduce(
    (all, role) => all.or(front.getByRole(role, { name })),
    front.getByRole('button', { name }),
  )
  await found.filter({ visible: true }).first().click()
}

/** A sheet that opens by taps one after the other. */
function sheet(source: string, title: Step, page: RouteName, place: Place, ...steps: Step[]): Sheet {
  const open = async (visit: Visit) => {
    for (const step of steps) await tapOn(visit, step)
  }
  return { source, title, page, place, open }
}

const QUESTION = 'domains/shell/overlays'
const FT1 = { trustId: 'FT1' }
const DRAFT = { applyId: 'FA5' }
const RECORDING = { recordId: 'D2026111010012' }
const C02 = { productId: 'C02' }

/** Forms and lists that rise from the bottom. */
const RISING: readonly Sheet[] = [
  sheet('domains/trades/period-sheet', '选择时间', 'assets/trades', by('U1'), /^时间：/),
  sheet('packages/assets/trades/statement-sheet', '导出对账单', 'assets/trades', by('U1'), '导出对账单'),
  sheet('packages/income/year/span-sheet', '自定义期间', 'income/year', by('U1'), '自定义'),
  sheet('domains/documents/pdf-bar', '跳转到', 'content/pdf', by('U1', { fileId: 'FD100' }), '跳转到某一页'),
  sheet(
    'packages/suitability/risk/answers-sheet',
    '我的作答',
    'suitability/risk-result',
    by('U1'),
    /项作答$/,
  ),
  sheet('packages/report/shared/rules-sheet-part', '抽奖规则', 'report/entry', by('U1'), '抽奖规则'),
  sheet(
    'packages/products/orders/order-sheets',
    '我已打款',
    'products/order-detail',
    by('U1', { orderId: 'D2026111810004' }),
    '我已打款',
  ),
  sheet(
    'packages/products/orders/order-sheets',
    '撤销订单',
    'products/order-detail',
    by('U1', { orderId: ORDERS.toSign }),
    '撤销订单',
  ),
  sheet(
    'packages/recording/records/booking-sheet',
    '预约人工视频双录',
    'recording/record-list',
    by('U1', RECORDING),
    '预约人工视频',
  ),
  sheet(
    'packages/advisor/card/advisor-services',
    '更换理财经理',
    'advisor/advisor',
    by('U1'),
    /^更换理财经理/,
  ),
  sheet('packages/advisor/contact/call-back-sheet', '预约回电', 'advisor/contact', by('U1'), /预约回电/),
  sheet(
    'packages/advisor/tickets/ticket-view',
    '再次提问',
    'advisor/ticket',
    by('U1', { ticketId: 'TS2026092800417263' }),
    '再次提问',
  ),
  sheet(
    'packages/membership/giving/donate-sheet',
    '捐赠积分',
    'membership/charity',
    by('U1', { charityId: 'CP1' }),
    '捐赠积分',
  ),
  sheet(
    'packages/trust-people/plans/plan-sheet',
    '新增方案',
    'trust-people/plans',
    by('U6', DRAFT),
    '新增方案',
  ),
  sheet(
    'packages/trust-requests/claims/claim-view',
    '取消分配申请',
    'trust-requests/claim',
    by('U1', { distId: 'DR039' }),
    '取消申请',
  ),
  sheet(
    'domains/bank-cards/card-sheet',
    '添加银行卡',
    'trust-requests/append-apply',
    by('U1', FT1),
    '现金',
    '添加银行卡',
  ),
  sheet(
    'domains/regions/region-field',
    '选择所在地区',
    'trust-application/principal',
    by('U1', { applyId: 'FA3' }),
    /^所在地区：/,
  ),
  sheet(
    'domains/countries/country-picker',
    '选择国家（地区）',
    'identity/identity-info',
    by('U3'),
    /本人单独同意/,
    '护照',
    /^国籍（地区）：/,
  ),
  sheet('domains/verification/proof-sheet', '请完成人脸识别', 'settings/mobile', by('U1'), '验证身份'),
  sheet('ui/overlays/choice-button', '证件类型', 'trust-people/beneficiary', by('U1', FT1), /^证件类型：/),
  {
    ...sheet(
      'domains/verification/picture-sheet',
      '安全验证',
      'account/enroll',
      byVisitor({ code: 'YL8806' }),
    ),
    open: async visit => {
      await visit.front().getByLabel('手机号', { exact: true }).fill('19911112222')
      await tapOn(visit, '获取验证码')
      await visit.page.getByRole('img', { name: '图形验证码，4 位数字' }).waitFor()
    },
  },
  {
    ...sheet(
      'domains/verification/sms-check-part',
      '验证身份后赎回',
      'products/redeem',
      by('U1', { positionId: 'U1-P11' }),
    ),
    open: async visit => {
      await visit.front().getByLabel('赎回份额（份）').fill('318120.55')
      await tapOn(visit, '确认赎回')
      await visit.page.getByRole('dialog').getByRole('button', { name: '确认赎回', exact: true }).click()
    },
  },
  {
    ...sheet(
      'packages/trust-requests/appends/append-view',
      '我已打款',
      'trust-requests/append',
      by('U1', { appendId: 'AP2' }),
    ),
    isPrepared: true,
    open: async (visit, app) => {
      await decideLast(app, 'append')
      await visit.page.reload()
      await tapOn(visit, '我已打款')
    },
  },
  {
    ...sheet(
      'packages/products/product/purchase-confirm',
      '确认认购',
      'products/product-detail-fixed',
      by('U1', C02),
    ),
    isPrepared: true,
    open: async (visit, app) => {
      await app.control('POST', 'ready-to-buy', { customer: 'U1' })
      await visit.page.reload()
      await offer(visit, '400000')
    },
  },
  {
    ...sheet(
      'packages/products/product/senior-notice',
      '风险确认',
      'products/product-detail',
      by('U4', { productId: 'C03' }),
    ),
    isPrepared: true,
    open: async (visit, app) => {
      await app.control('POST', 'ready-to-buy', { customer: 'U4', riskLevel: 'C3' })
      await visit.page.reload()
      await typeAmount(visit, '1000000')
      await tapOn(visit, '请认真阅读并确认您已了解相关风险')
    },
  },
]

/** Questions: with a second way, with a long list, and one that must be answered. */
const ASKED: readonly Sheet[] = [
  sheet(QUESTION, '退出登录？', 'settings/settings', by('U1'), '退出登录'),
  sheet(QUESTION, /^退出/, 'settings/devices', by('U1'), /^退出/),
  sheet(QUESTION, /全部/, 'main/messages', by('U1'), '全部已读'),
  sheet(QUESTION, '不参加这次调研？', 'messages/researches', by('U1'), '不参加'),
  sheet(QUESTION, /调整的通知/, 'messages/notices', by('U1')),
  sheet(QUESTION, /^撤回/, 'trust-requests/append', by('U1', { appendId: 'AP2' }), '撤回申请'),
  sheet(QUESTION, /^撤回/, 'trust-application/application', by('U1', { applyId: 'FA4' }), '撤回申请'),
  sheet(QUESTION, /^删除/, 'trust-people/people', by('U6', DRAFT), /^删除/),
  sheet('packages/account/personal-info/consent-dialog', /^撤回/, 'account/collected', by('U1'), /^人脸/),
]

/** Lists of choices: every one that a page has. */
export const CHOICES: readonly (readonly [page: RouteName, place: Place, ...titles: string[]])[] = [
  ['assets/certificates', by('U1'), '证明状态'],
  ['assets/history', by('U1'), '清算年份'],
  ['assets/overview', by('U1'), '排序方式'],
  ['assets/distributions', by('U1'), '产品', '分配年份'],
  ['assets/trades', by('U1'), '交易类型', '交易状态'],
  ['assets/disclosures', by('U1'), '产品', '披露类型', '披露年份'],
  ['membership/points', by('U1'), '积分类型', '年份'],
  ['trusts/records', by('U2', FT1), '年份', '分配方式'],
  ['account/collected', by('U1'), '时间'],
  ['trust-people/beneficiary', by('U6', DRAFT), '与委托人关系', '证件类型', '税收居民身份', '受益顺位'],
  ['trust-people/guardian', by('U1', { ...FT1, beneId: 'FT1-B1' }), '与受益人关系', '证件类型'],
  ['advisor/ticket', by('U3', { topic: '6' }), '事由'],
  ['trust-requests/instructions', by('U1', FT1), '指令状态'],
  ['trust-requests/instruction-products', by('U1', { ...FT1, side: 'in' }), '风险等级', '产品类型'],
]

export const SHEETS = [...RISING, ...ASKED]

export const sheetAddress = ({ page, place }: Pick<Sheet, 'page' | 'place'>) =>
  addressOf({ name: page, params: place.params })

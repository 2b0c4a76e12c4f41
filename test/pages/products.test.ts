import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'products/net-values': () => import('@/packages/products/net-values/net-values'),
  'advisor/advisor': () => import('@/packages/advisor/card/advisor'),
  'products/intro': () => import('@/packages/products/product/intro'),
  'products/intro-fixed': () => import('@/packages/products/product/intro-fixed'),
  'products/product-detail': () => import('@/packages/products/product/product-detail'),
  'products/product-detail-fixed': () => import('@/packages/products/product/product-detail-fixed'),
  'products/booking': () => import('@/packages/products/booking/booking'),
  'products/order-detail': () => import('@/packages/products/orders/order-detail'),
})

describeScreens(stack, [
  {
    page: 'products/net-values',
    params: {
      productId: 'P05',
    },
    as: 'U1',
    reads: ['netValueList productId=P05 range=1y'],
    says: [
      '远岚·双利增强3号',
      '近1年涨跌▲+4.21%最大回撤0.81%',
      '2026-11-19净值1.0632基准1.0615',
      '近1月近3月近6月近1年成立以来',
      '近1年净值由 1.0202 升至 1.0632，涨 4.21%；期间最大回撤 0.81%。',
    ],
    sends: [
      ['近1月', 'netValueList productId=P05 range=1m'],
      ['近3月', 'netValueList productId=P05 range=3m'],
      ['近6月', 'netValueList productId=P05 range=6m'],
      ['近1年', 'netValueList productId=P05 range=1y'],
      ['成立以来', 'netValueList productId=P05 range=all'],
    ],
  },
  {
    page: 'advisor/advisor',
    as: 'U1',
    reads: ['advisorInfo', 'referralInfo'],
    says: [
      '从业 14 年，擅长家族信托架构与养老金规划。主张先听懂家庭，再谈配置。',
      '工号YL20180312',
      '从业资格编号T0000000000001',
      '手机19900000091',
      '更换理财经理说明原因，3 个工作日内与您联系',
      '复制邀请链接推荐码 LIN2026 · 已有 0 人注册',
    ],
  },
  {
    page: 'advisor/advisor',
    as: 'U3',
    reads: ['advisorInfo'],
    spares: ['referralInfo'],
  },
  {
    page: 'products/intro',
    params: { productId: 'C03' },
    as: 'U1',
    reads: ['qualifiedViewInfo', 'productDetail productId=C03', 'netValueList productId=C03 range=1y'],
    says: ['远岚·双利增强7号', '最大回撤', '投资策略', '每个工作日开放申购和赎回'],
  },
  {
    page: 'products/intro-fixed',
    params: { productId: 'C06' },
    as: 'U1',
    reads: ['qualifiedViewInfo', 'productDetail productId=C06'],
    says: ['远岚·稳泰24号', '封闭运作', '募集已结束'],
  },
  {
    page: 'products/product-detail',
    params: { productId: 'C05' },
    as: 'U1',
    reads: [
      'qualifiedViewInfo',
      'productDetail productId=C05',
      'purchaseCheck productId=C05',
      'productTermJudge productId=C05',
      'draftQuery kind=purchase subject=C05',
    ],
    says: ['该产品风险等级高于您的风险承受能力，无法购买', '300 万元起，以 50 万元递增'],
  },
  {
    page: 'products/booking',
    params: { productId: 'C02', reserveId: 'D2026111110011' },
    as: 'U1',
    reads: ['qualifiedViewInfo', 'reserveDetail reserveId=D2026111110011'],
    says: ['预约成功', '400,000.00', '预约不代表认购成功', '取消预约去认购'],
  },
])

test('the address of another kind of product leads to the right page, in its place', async () => {
  await stack.open('products/intro', { productId: 'C02' }, 'U1')
  expect(stack.address).toBe('product/projectIntroFix?productId=C02')
})

test('what the native app asks for takes an order back, to the end', async () => {
  await stack.open('products/order-detail', { orderId: 'D2026111910003' }, 'U1')
  await stack.root.nativeCalls.receive('openCancelDialog', undefined)
  await stack.settle()
  expect(stack.text).toContain('撤单原因')
  await stack.tap('资金安排有变化')
  await stack.tap('提交撤单')
  await stack.confirm('确认撤单')
  for (const saying of ['已撤单', '客户撤单']) expect(stack.text).toContain(saying)
  expect(stack.server.sent('orderCancel')).toHaveLength(1)
})

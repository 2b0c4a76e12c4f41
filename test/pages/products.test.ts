import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'products/net-values': () => import('@/packages/products/net-values/net-values'),
  'products/advisor': () => import('@/packages/products/advisor/advisor'),
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
    page: 'products/advisor',
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
    page: 'products/advisor',
    as: 'U3',
    reads: ['advisorInfo'],
    spares: ['referralInfo'],
  },
])

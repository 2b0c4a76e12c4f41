import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'report/entry': () => import('@/packages/report/cover/entry'),
  'report/result': () => import('@/packages/report/lottery/result'),
  'report/story': () => import('@/packages/report/story/story'),
  'report/expire': () => import('@/packages/report/cover/expire'),
})

describeScreens(stack, [
  {
    page: 'report/story',
    as: 'U1',
    reads: ['assetReportLotteryInfo', 'userAssetReportInfo'],
    says: [
      '第 2 页，共 8 页',
      '这是我们相伴的第2,459天2019年4月8日，您在远岚注册。那一年种下的信任，如今已成远山。2019-04-08 出发',
      '2 / 8直接去抽奖下一页',
    ],
  },
  {
    page: 'report/entry',
    as: 'U1',
    reads: ['assetReportLotteryInfo', 'userAssetReportInfo'],
    says: [
      '远岚信托远山有信岁月有回响2025 年度资产报告林*远',
      '开始阅读共 8 页，约 2 分钟统计截至 2025-12-31抽奖规则',
    ],
    leads: [['report-start', 'assetsReport/report?page=2']],
  },
  {
    page: 'report/expire',
    as: 'U1',
    reads: ['assetReportLotteryInfo'],
    leads: [['report-entry', 'assetsReport/entry', 'instead']],
  },
  {
    page: 'report/story',
    params: {
      page: '3',
    },
    as: 'U1',
    reads: ['assetReportLotteryInfo', 'userAssetReportInfo'],
    says: [
      '第 3 页，共 8 页',
      '1,000,000.00',
      '2019年4月12日远岚·稳泰01号这只产品累计收益 ▲+23,650.18 元',
      '可了解的产品：远岚·稳泰26号、远岚·双利增强7号、远岚·短债增利信息以产品合同与说明书为准，不构成投资建议。',
      '3 / 8直接去抽奖下一页',
    ],
  },
])

import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'assets/disclosures': () => import('@/packages/assets/disclosures/disclosures'),
  'assets/history': () => import('@/packages/assets/holdings/history'),
  'assets/history-position': () => import('@/packages/assets/holdings/history-position'),
  'assets/distributions': () => import('@/packages/assets/income/distributions'),
  'assets/distribution': () => import('@/packages/assets/income/distribution'),
})

describeScreens(stack, [
  {
    page: 'assets/disclosures',
    as: 'U1',
    reads: ['disclosureList pageNum=1 pageSize=20'],
    says: [
      '全部类型全部年份9 条未读',
      '远岚·稳泰21号到期公告未读到期/清算报告 · 2026-11-18 · 2 页',
      '远岚·稳泰21号收益分配公告（2026-11-18）收益分配公告 · 2026-11-18 · 1 页',
      '远岚·全球优选权益开放日公告未读开放日公告 · 2026-11-17 · 1 页',
      '远岚·稳泰18号到期提示公告未读到期/清算报告 · 2026-11-16 · 1 页',
      '远岚·量化对冲1号关于变更投资经理的公告未读临时公告 · 2026-11-13 · 2 页',
      '远岚·稳泰25号关于延长募集期的公告未读临时公告 · 2026-11-10 · 1 页',
      '远岚·稳泰18号2026年第三季度管理报告季度管理报告 · 2026-10-23 · 4 页',
      '林氏家族信托2026年第三季度管理报告未读季度管理报告 · 2026-10-23 · 3 页',
      '上滑加载更多 · 20 / 94',
    ],
    leads: [
      ['远岚·稳泰21号到期公告未读到期/清算报告 · 2026-11-18 · 2 页', 'showPdf?fileId=FD150'],
      ['林氏家族信托2026年第三季度管理报告未读季度管理报告 · 2026-10-23 · 3 页', 'showPdf?fileId=FD130'],
    ],
  },
  {
    page: 'assets/history',
    as: 'U1',
    reads: ['historyPositionList pageNum=1 pageSize=20'],
    says: ['已显示全部 6 只'],
    leads: [
      [
        '远岚·双利增强1号累计收益 ▲+116,229.052022-01-14 至 2025-06-30 · 持有 1263 天投入 1,000,000.00收回 1,116,229.05',
        'assets/historyAssetsDetail?positionId=U1-H06',
      ],
      [
        '远岚·稳泰01号累计收益 ▲+112,200.002019-04-15 至 2021-04-15 · 持有 731 天投入 1,500,000.00收回 1,612,200.00',
        'assets/historyAssetsDetail?positionId=U1-H01',
      ],
    ],
  },
  {
    page: 'assets/history',
    as: 'U3',
    reads: ['historyPositionList pageNum=1 pageSize=20'],
  },
  {
    page: 'assets/history-position',
    params: {
      positionId: 'U1-H01',
    },
    as: 'U1',
    reads: ['historyPositionDetail positionId=U1-H01'],
    says: [
      '远岚·稳泰01号固收R2 中低风险',
      '收回金额（元） · 2021-04-151,612,200.00',
      '投入本金1,500,000.00累计收益▲+112,200.00累计收益率▲+7.48%',
      '产品代码YL2019H01',
      '持有期间2019-04-15 至 2021-04-15',
      '持有天数731 天',
      '清算日期2021-04-15',
      '2020-01-15现金分红16,500.00',
      '2019-10-15现金分红16,500.00',
      '2019-07-15现金分红16,500.00',
    ],
    leads: [
      ['2021-04-15现金分红6,600.00', 'assets/allocationDetail?distId=T2021041500113'],
      ['2019-07-15现金分红16,500.00', 'assets/allocationDetail?distId=T2019071500113'],
      ['清算报告', 'showPdf?fileId=FD014'],
      ['交易记录', 'assets/tradingRecord?productId=H01'],
      ['信息披露', 'assets/infoDisclosure?productId=H01'],
    ],
  },
  {
    page: 'assets/distributions',
    as: 'U1',
    reads: ['incomeDistributionList pageNum=1 pageSize=50'],
    says: [
      '2026年税后合计 222,494.46',
      '远岚·稳泰21号11-18 · 现金 · 招商银行(0005)+24,200.00',
      '远岚·双利增强5号10-20 · 再投资12,406.18已扣税 1,378.47',
      '远岚·产融08号09-30 · 现金 · 招商银行(0005)+81,300.00',
      '远岚·稳泰21号08-18 · 现金 · 招商银行(0005)+14,200.00',
      '远岚·短债增利06-22 · 再投资4,624.04已扣税 513.78',
      '远岚·量化对冲1号06-22 · 再投资4,369.78已扣税 485.53',
      '远岚·全球优选权益12-22 · 现金 · 招商银行(0005)+4,500.00已扣税 500.00',
      '远岚·双利增强3号12-22 · 现金 · 招商银行(0005)+10,152.00已扣税 1,128.00',
      '上滑加载更多 · 50 / 90',
    ],
    leads: [
      [
        '远岚·稳泰21号11-18 · 现金 · 招商银行(0005)+24,200.00',
        'assets/allocationDetail?distId=T2026111800113',
      ],
      [
        '远岚·双利增强3号12-22 · 现金 · 招商银行(0005)+10,152.00已扣税 1,128.00',
        'assets/allocationDetail?distId=T2025122200126',
      ],
    ],
  },
  {
    page: 'assets/disclosures',
    params: {
      productId: 'P05',
    },
    as: 'U1',
    reads: ['disclosureList productId=P05 pageNum=1 pageSize=20'],
    says: [
      '全部类型全部年份0 条未读',
      '远岚·双利增强3号开放日公告开放日公告 · 2026-11-05 · 1 页',
      '远岚·双利增强3号2026年第三季度管理报告季度管理报告 · 2026-10-26 · 4 页',
      '远岚·双利增强3号净值公告（2026-09-30）净值公告 · 2026-09-30 · 1 页',
      '远岚·双利增强3号2025年年度管理报告年度管理报告 · 2026-03-27 · 5 页',
      '远岚·双利增强3号收益分配公告（2025-12-22）收益分配公告 · 2025-12-22 · 1 页',
      '远岚·双利增强3号成立公告成立公告 · 2024-01-03 · 1 页',
      '已显示全部 6 条',
    ],
    leads: [
      ['远岚·双利增强3号开放日公告开放日公告 · 2026-11-05 · 1 页', 'showPdf?fileId=FD143'],
      ['远岚·双利增强3号成立公告成立公告 · 2024-01-03 · 1 页', 'showPdf?fileId=FD054'],
    ],
  },
  {
    page: 'assets/distributions',
    params: {
      productId: 'P05',
    },
    as: 'U1',
    reads: ['incomeDistributionList productId=P05 pageNum=1 pageSize=50'],
    says: [
      '远岚·双利增强3号全部年份',
      '2025年税后合计 10,152.00',
      '远岚·双利增强3号12-22 · 现金 · 招商银行(0005)+10,152.00已扣税 1,128.00',
      '2024年税后合计 8,907.41',
      '远岚·双利增强3号12-20 · 现金 · 招商银行(0005)+8,907.41已扣税 989.71',
      '已显示符合条件的全部 2 笔分配',
    ],
    leads: [
      [
        '远岚·双利增强3号12-22 · 现金 · 招商银行(0005)+10,152.00已扣税 1,128.00',
        'assets/allocationDetail?distId=T2025122200126',
      ],
      [
        '远岚·双利增强3号12-20 · 现金 · 招商银行(0005)+8,907.41已扣税 989.71',
        'assets/allocationDetail?distId=T2024122000126',
      ],
    ],
  },
  {
    page: 'assets/distribution',
    params: {
      distId: 'T2026102000113',
    },
    as: 'U1',
    reads: ['incomeDistributionDetail distId=T2026102000113'],
    says: [
      '远岚·双利增强5号红利再投资确认成功',
      '税后金额（元） · 2026-10-2012,406.18',
      '税前金额13,784.65代扣税款1,378.47',
      '分配编号SY2026102000113',
      '登记日2026-10-19',
      '登记份额937,731.23 份',
      '每份收益（元）0.0147',
      '发放日2026-10-20',
      '再投资份额12,268.77 份',
      '再投资净值1.0112',
    ],
    leads: [['收益分配公告', 'showPdf?fileId=FD128']],
  },
])

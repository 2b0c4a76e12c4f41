import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'main/home': () => import('@/pages/home'),
  'account/login': () => import('@/packages/account/session/login'),
  'main/my-trust': () => import('@/pages/my-trust'),
  'main/family-trusts': () => import('@/pages/family-trusts'),
  'main/orders': () => import('@/pages/orders'),
  'main/positions': () => import('@/pages/positions'),
  'main/messages': () => import('@/pages/messages'),
})

describeScreens(stack, [
  {
    page: 'main/my-trust',
    as: 'U1',
    reads: [
      'trustPositionList holderRole=1 pageNum=1 pageSize=50',
      'ftApplicationList pageNum=1 pageSize=20',
      'myOrderBadge',
      // The badge of the messages in the tab bar.
      'messageHome',
    ],
    says: [
      '家族信托2我的项目9我的持仓',
      '林氏家族信托家族信托 · 2023-05-18 成立 · 期限 50 年',
      '信托财产总额（元） · 2026-11-1918,652,300.00',
      '累计收益▲+3,412,860.25累计分配1,860,000.00',
      '申请编号 FT2026110700021 · 设立金额 200 万元',
      '7 步均已填写',
      '11-19 16:20 重新提交，预计 2 个工作日内完成审核。退回的 2 处（配偶手机号、林*木关系证明）已修改。',
      '申请编号 FT2026101500009',
      '申请编号 FT2023041200006 · 设立金额 1,500 万元',
      '信托已于2023-05-18成立。',
      '家族信托设立金额不低于 1,000 万元家庭服务信托设立金额不低于 100 万元',
    ],
    leads: [
      ['家族信托2', 'Myorder/TabbarsPage', 'instead'],
      ['我的持仓', 'Myorder/TabbarsPage?tab=2', 'instead'],
      ['family-trust-open', 'myPosition/positiondetailsclient?trustId=FT1'],
      ['受益人6 位', 'myPosition/beneficiaryinformation?trustId=FT1'],
      ['分配方案5 项', 'myPosition/allocationScheme?trustId=FT1'],
      ['投资指令1 待审', 'myPosition/instructionList?trustId=FT1'],
      ['追加委托', 'myPosition/supplementarydistri?trustId=FT1'],
    ],
    sends: [
      [
        '刷新',
        'myOrderBadge',
        'trustPositionList holderRole=1 pageNum=1 pageSize=50',
        'ftApplicationList pageNum=1 pageSize=20',
      ],
    ],
  },
  {
    page: 'main/my-trust',
    params: {
      tab: '1',
    },
    as: 'U1',
    reads: ['orderList orderTab=0 pageNum=1 pageSize=20', 'myOrderBadge', 'messageHome'],
    says: [
      '家族信托2我的项目9我的持仓',
      '全部 18待处理 9处理中 4已完成 1已关闭 4金额 ',
      '远岚·双利增强7号待打款',
      '认购金额（元）1,000,000.00',
      '申请时间2026-11-20 09:05',
      '订单编号2026112010001',
      '请在 3 天内打款',
      '订单编号2024072610018',
      '冷静期至2024-07-28 10:40',
      '已显示全部 18 条',
    ],
    leads: [
      ['家族信托2', 'Myorder/TabbarsPage?tab=0', 'instead'],
      ['我的持仓', 'Myorder/TabbarsPage?tab=2', 'instead'],
    ],
    sends: [
      ['刷新', 'myOrderBadge', 'orderList orderTab=0 pageNum=1 pageSize=20'],
      ['全部 18', 'orderList orderTab=0 pageNum=1 pageSize=20'],
      ['待处理 9', 'orderList orderTab=1 pageNum=1 pageSize=20'],
      ['处理中 4', 'orderList orderTab=2 pageNum=1 pageSize=20'],
      ['已完成 1', 'orderList orderTab=3 pageNum=1 pageSize=20'],
      ['已关闭 4', 'orderList orderTab=4 pageNum=1 pageSize=20'],
    ],
  },
  {
    page: 'main/my-trust',
    params: {
      tab: '2',
    },
    as: 'U1',
    reads: [
      'trustPositionList holderRole=1 pageNum=1 pageSize=20 sort=amount',
      'myOrderBadge',
      'messageHome',
    ],
    says: [
      '家族信托2我的项目9我的持仓',
      '委托人 13受益人 1',
      '合计（元） 33,297,825.57',
      '全部 13固收 4固收+ 3权益 2股权 2现金 1家族信托 1',
      '远岚·稳泰21号2,000,000.00集合资金信托 · 到期待兑付已分配 96,000.00',
      '远岚·医疗成长股权1,120,000.00集合资金信托 · 持有中累计 ▲+159,500.00',
      '远岚·硬科技股权二期481,500.00集合资金信托 · 持有中累计 ▼−21,000.01',
      '远岚·短债增利499,999.56下次分配 2026-12-21累计 ▲+70,697.68',
      '远岚·稳泰25号集合资金信托 · 待确认',
      '已显示全部 13 条',
    ],
    leads: [
      ['家族信托2', 'Myorder/TabbarsPage?tab=0', 'instead'],
      ['我的项目9', 'Myorder/TabbarsPage?tab=1', 'instead'],
      [
        '林氏家族信托18,652,300.00下次分配 2026-12-10累计 ▲+3,412,860.25',
        'myPosition/positiondetailsclient?trustId=FT1',
      ],
      [
        '远岚·日日盈现金管理1,200,000.00集合资金信托 · 持有中已分配 18,240.55',
        'assets/assetsDetail?positionId=U1-P01',
      ],
      ['远岚·稳泰25号集合资金信托 · 待确认', 'assets/assetsDetail?positionId=U1-P12'],
    ],
    sends: [
      ['刷新', 'myOrderBadge', 'trustPositionList holderRole=1 pageNum=1 pageSize=20 sort=amount'],
      ['委托人 13', 'trustPositionList holderRole=1 pageNum=1 pageSize=20 sort=amount'],
      ['固收 4', 'trustPositionList holderRole=1 pageNum=1 pageSize=20 positionClass=0 sort=amount'],
      ['家族信托 1', 'trustPositionList holderRole=1 pageNum=1 pageSize=20 positionClass=trust sort=amount'],
      ['受益人 1', 'trustPositionList holderRole=2 pageNum=1 pageSize=20 sort=amount'],
    ],
  },
  {
    page: 'main/family-trusts',
    as: 'U3',
    reads: [
      'trustPositionList holderRole=1 pageNum=1 pageSize=50',
      'ftApplicationList pageNum=1 pageSize=20',
      'myOrderBadge',
    ],
    says: ['家族信托设立金额不低于 1,000 万元家庭服务信托设立金额不低于 100 万元'],
    leads: [
      ['我的项目', 'Myorder/myorderList', 'instead'],
      ['我的持仓', 'myPosition/myPositionlist', 'instead'],
    ],
    sends: [
      [
        '刷新',
        'myOrderBadge',
        'trustPositionList holderRole=1 pageNum=1 pageSize=50',
        'ftApplicationList pageNum=1 pageSize=20',
      ],
    ],
  },
  {
    page: 'main/orders',
    as: 'U6',
    reads: ['orderList orderTab=0 pageNum=1 pageSize=20', 'myOrderBadge'],
    says: [
      '家族信托1我的项目9我的持仓',
      '全部 40待处理 9处理中 5已完成 2已关闭 24金额 ',
      '认购金额（元）99,999,999.99',
      '申请时间2026-11-19 12:23',
      '订单编号2026111960001',
      '上滑加载更多 · 20 / 40',
    ],
    leads: [
      ['家族信托1', 'Myorder/ftsapplication', 'instead'],
      ['我的持仓', 'myPosition/myPositionlist', 'instead'],
    ],
    sends: [['刷新', 'myOrderBadge', 'orderList orderTab=0 pageNum=1 pageSize=20']],
  },
  {
    page: 'main/positions',
    as: 'U2',
    reads: [
      'trustPositionList holderRole=1 pageNum=1 pageSize=20 sort=amount',
      // Nothing is held there: the other side has something.
      'trustPositionList holderRole=2 pageNum=1 pageSize=20 sort=amount',
      'myOrderBadge',
    ],
    says: ['委托人 0受益人 1', '林氏家族信托家族信托 · 已成立已分配 696,400.50'],
    leads: [
      ['家族信托', 'Myorder/ftsapplication', 'instead'],
      ['我的项目', 'Myorder/myorderList', 'instead'],
    ],
    sends: [
      ['刷新', 'myOrderBadge', 'trustPositionList holderRole=2 pageNum=1 pageSize=20 sort=amount'],
      ['委托人 0', 'trustPositionList holderRole=1 pageNum=1 pageSize=20 sort=amount'],
      ['受益人 1', 'trustPositionList holderRole=2 pageNum=1 pageSize=20 sort=amount'],
    ],
  },
  {
    page: 'main/messages',
    as: 'U1',
    reads: ['messageHome'],
    says: [
      '11 条未读全部已读',
      '交易动态09:31认购申请确认中5',
      '重要公告09:1212 月 31 日系统维护安排2',
      '活动消息昨天客户沙龙：家族治理与传承1',
      '福利助手11-182,000 积分将于 12-31 到期2',
      '最新资讯11-15三季度宏观与配置回顾',
      '问卷调研11-10移动客户端使用体验调研1',
    ],
    leads: [
      ['messages-must-read', 'message/detail?msgId=M0207'],
      ['messages-1', 'message/transactionDynamics'],
      ['messages-2', 'message/importantnotice'],
      ['messages-3', 'message/activityMessage'],
      ['messages-4', 'message/benefitAssistant'],
      ['messages-5', 'message/newlist'],
      ['messages-6', 'message/surveyList'],
    ],
    sends: [['刷新', 'messageHome']],
  },
  {
    page: 'main/messages',
    as: 'U3',
    reads: ['messageHome'],
    says: [
      '2 条未读全部已读',
      '交易动态暂无消息重要公告昨天请完成实名认证2活动消息暂无消息福利助手昨天新客户指引最新资讯暂无消息问卷调研暂无消息',
    ],
    leads: [
      ['messages-1', 'message/transactionDynamics'],
      ['messages-2', 'message/importantnotice'],
      ['messages-3', 'message/activityMessage'],
      ['messages-4', 'message/benefitAssistant'],
      ['messages-5', 'message/newlist'],
      ['messages-6', 'message/surveyList'],
    ],
    sends: [['刷新', 'messageHome']],
  },
  {
    page: 'main/home',
    as: 'U1',
    reads: ['messageHome', 'homeSummary', 'homeTasks', 'homeSchedule'],
    says: [
      '林*远，您好大字总资产（元） · 2026-11-19',
      '昨日收益▲+6,218.40待确认500,000.00家族信托18,652,300.00',
      '打款 · 远岚·稳泰26号600,000.00今日 12:00 截止，剩 ',
      '12-10 林氏家族信托',
      '我的资产收益分配交易记录信息披露公益中心',
      '2025 年度资产报告相伴 2,459 天，约 2 分钟读完',
      '沈清和 · 您的理财经理工作日 9:00–18:00',
      '消息中心交易动态、重要公告与活动11',
    ],
    leads: [
      ['home-guide', 'guide'],
      ['home-task-orderPay', 'Myorder/myorderList/myorderdetails?orderId=D2026111810004'],
      ['home-family-trust', 'Myorder/TabbarsPage?tab=0'],
      ['home-assets', 'assets/assetsList'],
      ['home-income', 'assets/allocationList'],
      ['home-trades', 'assets/tradingRecord'],
      ['home-disclosures', 'assets/infoDisclosure'],
      ['home-trust', 'Myorder/TabbarsPage'],
      ['home-messages', 'message/list'],
      ['home-report', 'assetsReport/entry'],
      ['home-advisor', 'contactAdvisor?topic=0'],
      ['home-articles', 'information/list'],
      ['home-charity', 'vipmembership/yuanqiCenter'],
      ['home-settings', 'settings'],
    ],
  },
  {
    page: 'main/home',
    as: 'U2',
    reads: ['messageHome', 'homeSummary', 'homeTasks', 'homeSchedule'],
    says: [
      '累计分配给我（元）696,400.50受益信托1 个下次分配暂无安排',
      '受益权分配方案受益记录信息披露公益中心',
    ],
    leads: [
      ['home-benefit', 'myPosition/positiondetailsbeneficiary?trustId=FT1&beneId=FT1-B4'],
      ['home-my-scheme', 'myPosition/beneficiaryallocationScheme?trustId=FT1&beneId=FT1-B4'],
      ['home-records', 'myPosition/beneficiaryrecords?trustId=FT1&beneId=FT1-B4'],
      ['home-trust-disclosures', 'myPosition/informationdisclosure?trustId=FT1'],
    ],
  },
  {
    page: 'main/home',
    as: 'U3',
    reads: ['messageHome', 'homeSummary', 'homeTasks'],
    says: [
      '完成以下步骤后，可办理信托业务下一步实名认证约 3 分钟身份证原件本人刷脸开始认证没有身份证？用护照等证件办理',
      '开户进度0 / 41. 实名认证确认是您本人在操作待完成',
      '新手指引资讯公益中心',
    ],
    leads: [
      ['home-next', 'realNameAuth/IDCard/identityScan'],
      ['home-other-document', 'realNameAuth/nonIDCard/identityInfo'],
      ['home-step-3', 'riskAssessment/index'],
    ],
  },
  {
    page: 'main/home',
    says: ['远岚信托大字受人之托行稳致远登录后查看资产、家族信托与待办登录', '年度资产报告'],
  },
  {
    page: 'account/login',
    says: ['手机号验证码获取验证码验证码 5 分钟内有效，请勿告诉他人'],
    leads: [['login-enroll', 'registered/enroll']],
  },
])

test.each([
  ['main/my-trust', '家族信托'],
  ['main/family-trusts', '家族信托'],
  ['main/orders', '我的项目'],
  ['main/positions', '我的持仓'],
] as const)('%s: the tab of its name is the chosen one, and the only one', async (page, name) => {
  await stack.open(page, {}, 'U1')
  const chosen = [...stack.page.querySelectorAll('[role="tab"][aria-selected="true"]')]
  expect(chosen.map(tab => tab.textContent?.replace(/\d+$/, ''))).toEqual([name])
})

test('every trust that is counted is a row of its own', async () => {
  await stack.open('main/positions', {}, 'U1')
  expect(stack.text).toContain('委托人 13')
  expect(stack.page.querySelectorAll('.position-row')).toHaveLength(13)
})

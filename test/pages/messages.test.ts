import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'
import type { RouteName } from '@/routes'

const stack = new PageStack({
  'messages/message': () => import('@/packages/messages/inbox/message'),
  'messages/trades': () => import('@/packages/messages/inbox/trades'),
  'messages/news': () => import('@/packages/messages/inbox/news'),
  'messages/notices': () => import('@/packages/messages/inbox/notices'),
  'messages/activities': () => import('@/packages/messages/inbox/activities'),
  'messages/welfare': () => import('@/packages/messages/inbox/welfare'),
  'messages/surveys': () => import('@/packages/messages/feedback/surveys'),
  'messages/researches': () => import('@/packages/messages/feedback/researches'),
})

describeScreens(stack, [
  {
    page: 'messages/message',
    params: {
      msgId: 'M0201',
    },
    as: 'U1',
    reads: ['messageDetail msgId=M0201'],
    says: ['重要公告 · 2026-08-05 10:00', '附件识别冒名诈骗的要点.pdf1 页 · 2 KB'],
  },
  {
    page: 'messages/message',
    params: {
      msgId: 'M0114',
    },
    as: 'U1',
    reads: ['messageDetail msgId=M0114'],
    says: ['交易动态 · 2026-11-20 09:31'],
    leads: [['message-link', 'assets/tradingDetail?tradeId=T2026111900152']],
  },
  {
    page: 'messages/trades',
    as: 'U1',
    reads: ['tradeNoticeList pageNum=1 pageSize=20', 'messageHome'],
    says: ['已显示全部 14 条'],
    leads: [
      [
        '认购申请确认中未读09:31您认购远岚·稳泰25号 500,000.00 元的申请正在确认，冷静期至 2026-11-21 09:30，期间可无条件解除合同。远岚·稳泰25号 · 认购 · 确认中−500,000.00',
        'assets/tradingDetail?tradeId=T2026111900152',
      ],
      [
        '赎回款已到账10-29远岚·短债增利的赎回款 320,010.00 元已划入您的收款账户，请注意查收。远岚·短债增利 · 赎回 · 已到账+320,010.00',
        'assets/tradingDetail?tradeId=T2026102700113',
      ],
      [
        '受益账户变更审核中11-12林氏家族信托的受益账户变更申请已提交，审核完成以前仍按原账户分配信托利益。林氏家族信托 · 受益账户变更 · 审核中',
        'assets/tradingRecordDetail?applyId=BC2026111200008',
      ],
    ],
    sends: [
      ['刷新', 'tradeNoticeList pageNum=1 pageSize=20', 'messageHome'],
      ['全部', 'tradeNoticeList pageNum=1 pageSize=20'],
      ['未读', 'tradeNoticeList readFlag=0 pageNum=1 pageSize=20'],
    ],
  },
  {
    page: 'messages/trades',
    as: 'U3',
    reads: ['tradeNoticeList pageNum=1 pageSize=20', 'messageHome'],
    sends: [
      ['刷新', 'tradeNoticeList pageNum=1 pageSize=20', 'messageHome'],
      ['全部', 'tradeNoticeList pageNum=1 pageSize=20'],
      ['未读', 'tradeNoticeList readFlag=0 pageNum=1 pageSize=20'],
    ],
  },
  {
    page: 'messages/notices',
    as: 'U3',
    reads: ['systemNoticeList pageNum=1 pageSize=20', 'messageHome'],
    says: ['已显示全部 2 条'],
    leads: [
      [
        '请完成实名认证未读昨天完成实名认证与风险测评之后，才能查看产品详情和提交认购申请。',
        'message/detail?msgId=M3202',
      ],
      [
        '欢迎使用远岚信托客户端未读昨天您已完成注册。在这里可以查看资产、交易与信息披露，常见问题请看帮助中心。',
        'message/detail?msgId=M3201',
      ],
    ],
    sends: [
      ['刷新', 'systemNoticeList pageNum=1 pageSize=20', 'messageHome'],
      ['全部', 'systemNoticeList pageNum=1 pageSize=20'],
      ['未读', 'systemNoticeList readFlag=0 pageNum=1 pageSize=20'],
    ],
  },
  {
    page: 'messages/activities',
    as: 'U1',
    reads: ['activityNoticeList pageNum=1 pageSize=20', 'messageHome'],
    says: ['已显示全部 6 条'],
    leads: [
      [
        '客户沙龙：家族治理与传承未开始未读昨天与信托经理、律师面对面，聊聊家族宪章与子女教育安排，席位有限，先到先得。活动时间 2026-12-05',
        'activity/activityDetail?activityId=AC1',
      ],
      [
        '中秋家书征集已结束09-01写一封家书，说说想留给家人的话，入选的家书收进了年度客户文集。活动时间 2026-09-01 至 2026-09-25',
        'activity/activityDetail?activityId=AC5',
      ],
    ],
    sends: [
      ['刷新', 'activityNoticeList pageNum=1 pageSize=20', 'messageHome'],
      ['全部', 'activityNoticeList pageNum=1 pageSize=20'],
      ['未读', 'activityNoticeList readFlag=0 pageNum=1 pageSize=20'],
    ],
  },
  {
    page: 'messages/welfare',
    as: 'U1',
    reads: ['welfareAssistantList pageNum=1 pageSize=20', 'messageHome'],
    says: [
      '体检权益待领取权益未读11-12白金会员年度体检权益已经发放，可在公益中心查看使用说明，有效期至 2027-03-31。',
      '图书角项目有了新进展活动10-18您捐赠过的乡村图书角项目更新了进展，第二批图书已经送到三所学校。',
      '会员等级保持白金积分07-01上半年的会员等级已经评定，您的等级保持为白金，权益有效期延至 2027-06-30。',
      '生日快乐生日03-15祝您生日快乐，平安顺遂。生日积分 200 分已经放进您的账户。',
      '已显示全部 5 条',
    ],
    leads: [
      [
        '2,000 积分将于 12-31 到期积分未读11-18您有 2,000 积分将在 2026-12-31 到期，可以捐赠给公益项目，到期后自动清零。',
        'vipmembership/integraldetail',
      ],
      [
        '生日快乐生日03-15祝您生日快乐，平安顺遂。生日积分 200 分已经放进您的账户。',
        'vipmembership/integraldetail',
      ],
      [
        '体检权益待领取权益未读11-12白金会员年度体检权益已经发放，可在公益中心查看使用说明，有效期至 2027-03-31。',
        'vipmembership/yuanqiCenter',
      ],
      [
        '图书角项目有了新进展活动10-18您捐赠过的乡村图书角项目更新了进展，第二批图书已经送到三所学校。',
        'vipmembership/yuanqiCenter',
      ],
      [
        '会员等级保持白金积分07-01上半年的会员等级已经评定，您的等级保持为白金，权益有效期延至 2027-06-30。',
        'vipmembership/integralRule',
      ],
    ],
    sends: [
      ['刷新', 'welfareAssistantList pageNum=1 pageSize=20', 'messageHome'],
      ['全部', 'welfareAssistantList pageNum=1 pageSize=20'],
      ['未读', 'welfareAssistantList readFlag=0 pageNum=1 pageSize=20'],
    ],
  },
  {
    page: 'messages/news',
    as: 'U1',
    reads: ['newsNoticeList pageNum=1 pageSize=20', 'messageHome'],
    says: [
      '三季度宏观与配置回顾11-15一篇读完三季度的增长、物价与利率，以及资产配置的几点体会。来源 远岚研究部',
      '家族信托里的“意愿书”写什么11-06意愿书没有固定格式，写清三件事，受托人执行时就有依据。来源 家族办公室',
      '如何读懂净值公告10-28单位净值、累计净值与估值日，三个词弄清楚，公告就读懂了一半。来源 投资者教育基地',
      '公司发布 2025 年社会责任报告10-12报告从受托服务、公益慈善与绿色运营三个方面回顾了过去一年。来源 远岚信托',
      '已显示全部 4 条',
    ],
    leads: [
      ['news-all', 'information/list'],
      [
        '三季度宏观与配置回顾11-15一篇读完三季度的增长、物价与利率，以及资产配置的几点体会。来源 远岚研究部',
        'information/detail?articleId=AR30',
      ],
      [
        '公司发布 2025 年社会责任报告10-12报告从受托服务、公益慈善与绿色运营三个方面回顾了过去一年。来源 远岚信托',
        'information/detail?articleId=AR21',
      ],
    ],
    sends: [
      ['刷新', 'newsNoticeList pageNum=1 pageSize=20', 'messageHome'],
      ['全部', 'newsNoticeList pageNum=1 pageSize=20'],
      ['未读', 'newsNoticeList readFlag=0 pageNum=1 pageSize=20'],
    ],
  },
  {
    page: 'messages/surveys',
    as: 'U1',
    reads: ['surveyList pageNum=1 pageSize=20', 'messageHome'],
    says: ['已显示全部 3 份'],
    leads: [
      ['surveys-researches', 'message/userResearch'],
      [
        '移动客户端使用体验调研进行中未读请您说说日常使用客户端的感受，您的意见会用于改进页面与服务。约 5 分钟 · 100 积分截止时间 2026-12-15 23:59',
        'survey/surveyCustom?surveyId=SV1',
      ],
      [
        '信息披露阅读习惯调研已截止想了解您阅读管理报告与净值公告的习惯。约 3 分钟 · 50 积分 · 匿名截止时间 2026-10-31 23:59',
        'survey/surveyCustom?surveyId=SV3',
      ],
    ],
  },
  {
    page: 'messages/researches',
    as: 'U1',
    reads: ['userResearchList pageNum=1 pageSize=20'],
    says: [
      '约 15 分钟 · 300 积分',
      '截止时间 2026-12-10 23:59',
      '约 30 分钟 · 500 积分',
      '截止时间 2026-11-25 23:59',
      '约 10 分钟 · 100 积分',
      '截止时间 2026-10-20 23:59',
      '已显示全部 3 项',
    ],
    leads: [
      ['参加', 'survey/surveyCustom?surveyId=SV1'],
      ['查看问卷', 'survey/surveyCustom?surveyId=SV2'],
    ],
    sends: [['刷新', 'userResearchList pageNum=1 pageSize=20']],
  },
  {
    page: 'messages/notices',
    as: 'U1',
    reads: ['systemNoticeList pageNum=1 pageSize=20', 'messageHome'],
    says: [
      '您有项目等待打款11-18您有认购项目尚未打款，请在打款期限前完成，逾期未打款的申请将自动失效。',
      '家族信托申请尚未提交11-17您填写的林氏二期家族信托申请已保存到第 3 步，资料自最后一次填写起保留两个月，可继续填写。',
      '关于变更投资经理的公告11-13远岚·量化对冲1号的投资经理发生变更，公告全文请在信息披露中查阅。',
      '国庆假期交易时间安排已失效09-2210 月 1 日至 8 日暂停受理交易申请，9 日恢复；假期前提交的申请照常确认。',
      '谨防冒用公司名义的诈骗08-05公司不会以任何理由要求您向个人账户转账。请核对来电号码，妥善保管短信验证码。',
      '已显示全部 8 条',
    ],
    leads: [
      [
        '关于远岚·全球优选权益风险等级调整的通知必读未读09:12产品风险等级由 R3 调整为 R4，不影响您的现有持仓；追加申购前请重新核对风险承受能力。',
        'message/detail?msgId=M0207',
      ],
      [
        '谨防冒用公司名义的诈骗08-05公司不会以任何理由要求您向个人账户转账。请核对来电号码，妥善保管短信验证码。',
        'message/detail?msgId=M0201',
      ],
    ],
    sends: [
      ['刷新', 'systemNoticeList pageNum=1 pageSize=20', 'messageHome'],
      ['全部', 'systemNoticeList pageNum=1 pageSize=20'],
      ['未读', 'systemNoticeList readFlag=0 pageNum=1 pageSize=20'],
      ['我已阅读并知悉', 'messageRead msgIds=M0207'],
    ],
  },
])

/** The category that a page's button marks as read; the news have nothing unread. */
const READ_ALL: readonly [RouteName, string][] = [
  ['messages/trades', '1'],
  ['messages/notices', '2'],
  ['messages/activities', '3'],
  ['messages/welfare', '4'],
  ['messages/surveys', '6'],
]

test.each(READ_ALL)(
  '%s: all of its own messages are marked as read, and no others',
  async (page, category) => {
    await stack.open(page, {}, 'U1')
    // What must be read asks first, on the page of the notices.
    stack.root.ui.settleConfirm(false)
    await stack.settle()
    await stack.tap('messages-read-all')
    await stack.confirm('全部已读')
    expect(stack.server.sent('messageReadAll')).toMatchObject([{ category }])
  },
)

import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'membership/center': () => import('@/packages/membership/center/center'),
  'membership/charity': () => import('@/packages/membership/giving/charity'),
  'membership/rules': () => import('@/packages/membership/points/rules'),
  'membership/points': () => import('@/packages/membership/points/points'),
  'membership/certificate': () => import('@/packages/membership/giving/certificate'),
  'membership/activity': () => import('@/packages/membership/activities/activity'),
  'membership/activity-over': () => import('@/packages/membership/activities/activity-over'),
})

describeScreens(stack, [
  {
    page: 'membership/center',
    as: 'U1',
    reads: ['vipHome', 'charityList pageNum=1 pageSize=20', 'donationList pageNum=1 pageSize=20'],
    says: [
      '12,680积分明细',
      '再获得 27,195 积分升级为钻石会员',
      '2,000 积分将于 2026-12-31 到期',
      '3次捐赠3,600贡献值1张证书',
      '公益项目共 4 个',
      '银龄陪伴 · 社区助老远山社区服务中心已筹 173,240 积分 · 86%655 人参与 · 还有 10 天',
      '清源计划 · 山区饮水改造北京公益慈善基金会已筹 640,000 积分 · 64%1,208 人参与 · 还有 42 天',
      '山里的图书室2024-12-18 · 查看证书1,000 积分',
      '山里的图书室2024-05-12 · 查看证书600 积分',
      '已显示全部 3 笔捐赠',
    ],
    leads: [
      ['升级指引', 'vipmembership/integralRule'],
      ['积分明细', 'vipmembership/integraldetail'],
      [
        '银龄陪伴 · 社区助老远山社区服务中心已筹 173,240 积分 · 86%655 人参与 · 还有 10 天',
        'vipmembership/charitydetails?charityId=CP3',
      ],
      [
        '山里的图书室已完成北京公益慈善基金会已筹 300,000 积分 · 100%862 人参与 · 已结束',
        'vipmembership/charitydetails?charityId=CP2',
      ],
      [
        '清源计划 · 山区饮水改造2025-09-09 · 查看证书2,000 积分',
        'vipmembership/donationCertificate?donationId=D2025090900103',
      ],
      [
        '山里的图书室2024-05-12 · 查看证书600 积分',
        'vipmembership/donationCertificate?donationId=D2024051200101',
      ],
    ],
    sends: [['刷新', 'vipHome', 'charityList pageNum=1 pageSize=20', 'donationList pageNum=1 pageSize=20']],
  },
  {
    page: 'membership/center',
    as: 'U3',
    reads: ['vipHome', 'charityList pageNum=1 pageSize=20', 'donationList pageNum=1 pageSize=20'],
    says: [
      '普通会员升级指引可用积分0积分明细再获得 5,000 积分升级为银卡会员',
      '0次捐赠0贡献值0张证书',
      '公益项目共 4 个',
      '银龄陪伴 · 社区助老远山社区服务中心已筹 173,240 积分 · 86%655 人参与 · 还有 10 天',
      '清源计划 · 山区饮水改造北京公益慈善基金会已筹 640,000 积分 · 64%1,208 人参与 · 还有 42 天',
      '湿地候鸟守护未开始蓝湾生态保护协会已筹 0 积分 · 0%0 人参与 · 2026-12-15 开始',
      '山里的图书室已完成北京公益慈善基金会已筹 300,000 积分 · 100%862 人参与 · 已结束',
      '捐赠积分由公司按 100 积分折合 1 元拨付，捐赠后不可撤回',
    ],
    leads: [
      ['升级指引', 'vipmembership/integralRule'],
      ['积分明细', 'vipmembership/integraldetail'],
      [
        '银龄陪伴 · 社区助老远山社区服务中心已筹 173,240 积分 · 86%655 人参与 · 还有 10 天',
        'vipmembership/charitydetails?charityId=CP3',
      ],
      [
        '山里的图书室已完成北京公益慈善基金会已筹 300,000 积分 · 100%862 人参与 · 已结束',
        'vipmembership/charitydetails?charityId=CP2',
      ],
    ],
    sends: [['刷新', 'vipHome', 'charityList pageNum=1 pageSize=20', 'donationList pageNum=1 pageSize=20']],
  },
  {
    page: 'membership/charity',
    params: {
      charityId: 'CP1',
    },
    as: 'U1',
    reads: ['charityDetail charityId=CP1'],
    says: [
      '清源计划 · 山区饮水改造已筹 640,000 积分 · 64%1,208 人参与 · 还有 42 天',
      '到今天，已有 64 个村庄用上了达标的饮用水。我们想在明年春天之前，再为 36 个村庄送去清水。',
      '登记证号慈登字 2016-0108',
      '项目期间2025-03-01 至 2027-01-01',
      '每次至少100 积分',
      '2026-11-02第 64 个村庄通水，水质检测全部达标。',
      '2026-08-15三座蓄水池完成加固，汛期运行正常。',
      '林*远2025-09-092,000 积分',
      '何*2025-05-154,800 积分',
      '王*之2025-04-12200 积分',
    ],
  },
  {
    page: 'membership/charity',
    params: {
      charityId: 'CP2',
    },
    as: 'U1',
    reads: ['charityDetail charityId=CP2'],
    says: [
      '山里的图书室已完成已筹 300,000 积分 · 100%862 人参与 · 已结束',
      '为 30 所乡村小学各建一间图书室：书架、阅览桌椅、两千册图书，和一位受过培训的图书老师。',
      '登记证号慈登字 2016-0108',
      '项目期间2023-09-01 至 2026-06-30',
      '每次至少50 积分',
      '项目进展2026-06-28最后一间图书室交付，项目圆满完成。2025-09-10首批 20 位图书老师完成培训。',
      '何*2025-08-154,800 积分',
      '林*远2024-05-12600 积分',
      '何*2024-02-154,800 积分',
      '何*2023-11-156,800 积分',
    ],
  },
  {
    page: 'membership/rules',
    as: 'U1',
    reads: ['pointsRule'],
    says: [
      '银卡会员累计获得 5,000 积分普通会员全部权益生日月积分礼遇 100 积分',
      '金卡会员累计获得 15,000 积分银卡会员全部权益每季线上投资者教育课程',
      '累计获得 30,000 积分',
      '金卡会员全部权益生日月积分礼遇 200 积分专属理财经理一对一年度回顾每年两次线下公益探访名额',
      '钻石会员累计获得 60,000 积分白金会员全部权益家族办公室咨询每年四次公益探访可携家人同行',
      '积分有效期积分自获得之日起，至后两年的12月31日有效；到期未使用的积分自动失效，不再补发。',
      '公益捐赠公司按100积分折合1元拨付给项目执行机构，捐赠后不可撤回。单次捐赠超过1,000积分需短信验证。',
    ],
  },
  {
    page: 'membership/points',
    as: 'U1',
    reads: ['pointsRecordList pageNum=1 pageSize=50'],
    says: [
      '可用积分12,6802,000 积分将于 2026-12-31 到期积分与等级规则',
      '2026年11月获得 630使用 0',
      '阅读投资者教育文章获得 · 11-17 20:05+120余额 12,680',
      '产品持有奖励获得 · 11-10 09:30+220余额 12,560',
      '完成问卷：家族信托服务需求调研获得 · 11-06 19:42+200余额 12,340',
      '每月签到获得 · 11-03 08:12+90余额 12,140',
      '2026年10月获得 490使用 0',
      '阅读投资者教育文章获得 · 08-17 20:05+90余额 10,950',
      '产品持有奖励获得 · 08-10 09:30+230余额 10,860',
      '上滑加载更多 · 50 / 240',
    ],
    leads: [['积分与等级规则', 'vipmembership/integralRule']],
  },
  {
    page: 'membership/certificate',
    params: {
      donationId: 'D2025090900103',
    },
    as: 'U1',
    reads: ['donationCertificate donationId=D2025090900103'],
  },
  {
    page: 'membership/activity',
    params: {
      activityId: 'AC3',
    },
    as: 'U1',
    reads: ['activityDetail activityId=AC3'],
    says: [
      '线上课堂：读懂一份管理报告进行中2026-11-06 00:00 至 2026-12-18 23:59',
      '参加即可获得 200 积分，课程资料将发送至消息中心。',
    ],
    sends: [['activity-join', 'activityJoin activityId=AC3']],
  },
  {
    page: 'membership/activity-over',
    as: 'U1',
    reads: ['activityList pageNum=1 pageSize=20'],
    says: [
      '秋日健步公益行2026-11-01 00:00 至 2026-11-30 23:59进行中',
      '客户沙龙：家族治理与传承2026-12-05 14:00 至 2026-12-05 17:30未开始',
      '线上课堂：读懂一份管理报告2026-11-06 00:00 至 2026-12-18 23:59进行中',
      '岁末艺术展邀请2026-12-20 09:00 至 2027-01-05 18:00未开始',
      '已显示全部 4 条',
    ],
    leads: [
      ['返回首页', 'home', 'instead'],
      [
        '秋日健步公益行2026-11-01 00:00 至 2026-11-30 23:59进行中',
        'activity/activityDetail?activityId=AC2',
        'instead',
      ],
      [
        '岁末艺术展邀请2026-12-20 09:00 至 2027-01-05 18:00未开始',
        'activity/activityDetail?activityId=AC4',
        'instead',
      ],
    ],
  },
  {
    page: 'membership/activity',
    params: {
      activityId: 'AC1',
    },
    as: 'U1',
    reads: ['activityDetail activityId=AC1'],
    says: [
      '客户沙龙：家族治理与传承未开始2026-12-05 14:00 至 2026-12-05 17:30',
      '与信托经理、律师面对面，聊聊家族宪章与子女教育安排。现场签到即可获得 100 积分。',
      '活动将于 2026-12-05 14:00 开始分享立即参加',
    ],
  },
])

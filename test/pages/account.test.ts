import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'account/enroll': () => import('@/packages/account/registration/enroll'),
  'account/registered': () => import('@/packages/account/registration/registered'),
  'account/collected': () => import('@/packages/account/personal-info/collected'),
  'account/category': () => import('@/packages/account/personal-info/category'),
  'account/copy': () => import('@/packages/account/personal-info/copy'),
  'account/copy-applied': () => import('@/packages/account/personal-info/copy-applied'),
  'account/third-parties': () => import('@/packages/account/personal-info/third-parties'),
})

describeScreens(stack, [
  {
    page: 'account/enroll',
    params: {
      code: 'YL8806',
    },
    as: 'U3',
    reads: ['referrerInfo referralCode=YL8806'],
    says: [
      '手机号请用本人实名登记的号码，仅用于识别账户、发送验证码与重要通知验证码获取验证码验证码 5 分钟内有效，请勿告诉他人语音验证码',
    ],
    leads: [
      ['enroll-register', 'agreement/register'],
      ['enroll-privacy', 'agreement/privacyPolicy'],
      ['enroll-login', 'login', 'instead'],
    ],
  },
  {
    page: 'account/registered',
    as: 'U3',
    says: [
      '1. 用刚才的手机号和验证码登录',
      '2. 下载APP，完成实名认证（请准备好身份证件）',
      '3. 完成风险承受能力评估与合格投资者认定，之后可以查看和认购产品',
    ],
    leads: [
      ['registered-login', 'login', 'instead'],
      ['registered-download', 'download'],
    ],
  },
  {
    page: 'account/collected',
    as: 'U1',
    reads: ['piChecklist'],
    says: [
      '基本信息识别账户、核实身份、联系您最近一次 2026-02-09 09:156 次',
      '身份信息核实身份，履行反洗钱义务敏感个人信息 · 最近一次 2026-06-16 11:023 次',
      '人脸信息确认是您本人，不保存图像敏感个人信息 · 所选时间内没有收集0 次',
      '账户信息划付款项，核对户名敏感个人信息 · 最近一次 2019-04-10 14:182 次',
      '合同信息证明您同意的协议与版本最近一次 2026-03-02 09:303 次',
      '通知信息告知业务事项，保障账户安全最近一次 2026-11-20 09:3140 次',
      '设备信息识别异常登录最近一次 2026-11-19 08:323 次',
      '人脸信息处理在实名认证和敏感操作时确认是您本人2026-06-16 同意已开启',
      '向合作机构提供信息由合作机构为您提供税务咨询、养老服务等增值服务2026-04-20 同意已开启',
      '申请个人信息副本选择范围与格式，15 个工作日内完成',
    ],
    leads: [
      ['pi-basic', 'PersonalInfodetail?category=basic'],
      ['pi-device', 'PersonalInfodetail?category=device'],
      ['pi-copy', 'exportInfodetail'],
      ['pi-third-parties', 'thirdPartysharing'],
      ['pi-privacy', 'agreement/privacyPolicy'],
      ['pi-correct', 'realNameAuth/IDCard/identifyInfo'],
    ],
  },
  {
    page: 'account/collected',
    as: 'U3',
    reads: ['piChecklist'],
    says: [
      '基本信息识别账户、核实身份、联系您最近一次 2026-11-12 10:201 次',
      '身份信息核实身份，履行反洗钱义务敏感个人信息 · 所选时间内没有收集0 次',
      '人脸信息确认是您本人，不保存图像敏感个人信息 · 所选时间内没有收集0 次',
      '账户信息划付款项，核对户名敏感个人信息 · 所选时间内没有收集0 次',
      '交易信息办理交易、出具对账单敏感个人信息 · 所选时间内没有收集0 次',
      '合同信息证明您同意的协议与版本所选时间内没有收集0 次',
      '通知信息告知业务事项，保障账户安全最近一次 2026-11-19 20:153 次',
      '设备信息识别异常登录最近一次 2026-11-19 08:323 次',
      '使用行为改进页面与服务，不用于营销所选时间内没有收集0 次',
      '申请个人信息副本选择范围与格式，15 个工作日内完成',
    ],
    leads: [
      ['pi-basic', 'PersonalInfodetail?category=basic'],
      ['pi-device', 'PersonalInfodetail?category=device'],
      ['pi-copy', 'exportInfodetail'],
      ['pi-third-parties', 'thirdPartysharing'],
      ['pi-privacy', 'agreement/privacyPolicy'],
      ['pi-correct', 'realNameAuth/IDCard/identifyInfo'],
    ],
  },
  {
    page: 'account/category',
    params: {
      category: 'identity',
    },
    as: 'U1',
    reads: ['piDetail category=identity'],
    says: [
      '1100**********0014',
      '收集次数2 次',
      '最近一次2026-06-16 11:02',
      '保存期限业务关系终止后5年',
      '收集次数1 次',
      '最近一次2019-04-10 14:05',
    ],
  },
  {
    page: 'account/copy',
    as: 'U1',
    reads: ['piExportList pageNum=1 pageSize=20'],
    says: [
      '副本含您的完整信息，请妥善保管。文件生成后保留 7 天，最迟 15 个工作日完成。',
      '2026-04-08 09:20 申请已失效',
      '编号 GX202604080001',
      '文件已超过 7 天，自动删除',
      '已显示全部 1 条',
    ],
  },
  {
    page: 'account/copy-applied',
    params: {
      exportId: 'PE202604080001',
    },
    as: 'U1',
    reads: ['piExportDetail exportId=PE202604080001'],
    says: [
      '文件已失效文件已超过 7 天，自动删除',
      '申请编号GX202604080001内容基本信息、交易 · PDF最迟完成日期2026-04-29接收方式在应用内查看',
    ],
    leads: [
      ['重新申请', 'exportInfodetail', 'instead'],
      ['完成', 'PersonalInfoChecklist', 'instead'],
    ],
  },
  {
    page: 'account/third-parties',
    as: 'U1',
    reads: ['thirdPartyList pageNum=1 pageSize=20'],
    says: [
      '神策分析 SDK SDK2025-09-03 同意',
      '讯达通信服务有限公司 合作机构提供服务所必需',
      '泰和养老服务有限公司 合作机构2026-04-20 同意',
    ],
    sends: [
      ['全部', 'thirdPartyList pageNum=1 pageSize=20'],
      ['SDK', 'thirdPartyList type=1 pageNum=1 pageSize=20'],
      ['合作机构', 'thirdPartyList type=2 pageNum=1 pageSize=20'],
    ],
  },
])

test('a picture that did not come is asked for once, and once more with each try', async () => {
  await stack.open('account/enroll')
  stack.server.instead('captchaGet', () => ({ status: 500, statusText: '', body: {} }))
  await stack.type('手机号', '19900008801')
  await stack.tap('获取验证码')
  expect([stack.text.includes('暂时无法显示'), stack.server.sent('captchaGet').length]).toEqual([true, 1])
  await stack.tap('重试')
  expect(stack.server.sent('captchaGet')).toHaveLength(2)
})

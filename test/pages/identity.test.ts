import { PageStack } from '@test/page-stack'
import { RiskTestOn } from '@test/risk-test'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'identity/mini-program-face': () => import('@/packages/identity/face/mini-program-face'),
  'identity/tax-type': () => import('@/packages/identity/tax/tax-type'),
  'identity/tax-details': () => import('@/packages/identity/tax/tax-details'),
  'identity/tax-result': () => import('@/packages/identity/tax/tax-result'),
  'suitability/risk-overview': () => import('@/packages/suitability/risk/risk-overview'),
  'suitability/risk-questions': () => import('@/packages/suitability/risk/risk-questions'),
  'suitability/risk-result': () => import('@/packages/suitability/risk/risk-result'),
  'suitability/risk-code': () => import('@/packages/suitability/risk/risk-code'),
  'identity/identity-scan': () => import('@/packages/identity/real-name/identity-scan'),
  'identity/identity-scan-info': () => import('@/packages/identity/real-name/identity-scan-info'),
  'suitability/identify-info': () => import('@/packages/suitability/hub/identify-info'),
  'identity/face-verify': () => import('@/packages/identity/real-name/face-verify'),
  'identity/identity-info': () => import('@/packages/identity/papers/identity-info'),
  'identity/upload-file': () => import('@/packages/identity/papers/upload-file'),
  'identity/upload-result': () => import('@/packages/identity/papers/upload-result'),
  'identity/auth-detail': () => import('@/packages/identity/papers/auth-detail'),
  'identity/real-name-result': () => import('@/packages/identity/real-name/real-name-result'),
})

const risk = new RiskTestOn(stack)

const HUB = 'realNameAuth/IDCard/identifyInfo'
const FROM_HUB = `returnTo=${encodeURIComponent(HUB)}`

describeScreens(stack, [
  {
    page: 'identity/mini-program-face',
    params: { scene: 'realName' },
    as: 'U1',
    says: [
      '请完成人脸识别办理涉及您账户安全的业务，需要确认是您本人在操作。',
      '识别完成后不保存人脸图像',
      '开始人脸识别',
      '申请人工审核',
    ],
  },
  {
    page: 'identity/tax-type',
    as: 'U1',
    reads: ['taxDeclareInfo', 'draftQuery kind=taxDeclare'],
    says: [
      '您已于 2023-05-20 声明“仅为中国税收居民”。情况有变化时，请在30日内重新声明。',
      '仅为非居民需填写税收居民国（地区）与纳税人识别号',
      '军人、武装警察无须填写本声明。',
      '还缺税收居民身份和确认勾选',
    ],
  },
  {
    page: 'identity/tax-result',
    as: 'U1',
    reads: ['taxDeclareInfo'],
    says: ['声明已生效', '税收居民身份仅为中国税收居民', '声明日期2023-05-20'],
    leads: [['信息有变化，重新声明', 'declareIdentity/identity', 'instead']],
  },
  {
    page: 'identity/tax-result',
    as: 'U3',
    reads: ['taxDeclareInfo'],
    says: ['尚未声明'],
    leads: [['去声明', 'declareIdentity/identity', 'instead']],
  },
  {
    page: 'identity/identity-scan',
    as: 'U3',
    reads: ['agreementContent code=sensitive', 'draftQuery kind=identity', 'identityApplication'],
    says: [
      '本人单独同意远岚信托收集身份证影像，仅用于核实身份。',
      '请先勾选上方的单独同意',
      '这样的照片不能通过',
    ],
    leads: [['《敏感个人信息处理授权书》', 'agreement/richText?agreementId=AG-SENS-10']],
  },
  {
    page: 'identity/identity-scan',
    as: 'U1',
    reads: ['agreementContent code=sensitive', 'draftQuery kind=identity', 'identityApplication'],
    says: ['您已完成实名认证', '证件有效期至长期', '更新证件'],
  },
  {
    page: 'identity/identity-scan',
    as: 'U5',
    reads: ['agreementContent code=sensitive', 'draftQuery kind=identity', 'identityApplication'],
    says: ['认证审核中', '无需重复提交'],
    leads: [['查看进度', 'realNameAuth/nonIDCard/authDetail', 'instead']],
  },
  {
    page: 'identity/identity-info',
    as: 'U3',
    reads: ['agreementContent code=sensitive', 'draftQuery kind=papers', 'nonIdCardDetail', 'countryList'],
    says: ['填写证件信息', '本人单独同意远岚信托收集证件信息与影像', '护照', '港澳台居民居住证', '户口簿'],
  },
  {
    page: 'identity/identity-info',
    as: 'U1',
    reads: ['agreementContent code=sensitive', 'draftQuery kind=papers', 'nonIdCardDetail', 'countryList'],
    says: ['您已完成实名认证', '更新证件'],
  },
  {
    page: 'identity/upload-result',
    as: 'U5',
    reads: ['nonIdCardDetail'],
    says: [
      '资料已提交，等待审核',
      '申请编号ZJ202611180001',
      '证件类型护照',
      '最迟办结2026-11-23',
      '1 至 3 个工作日',
    ],
    leads: [['查看认证详情', 'realNameAuth/nonIDCard/authDetail?applyNo=ZJ202611180001', 'instead']],
  },
  {
    page: 'identity/upload-result',
    as: 'U3',
    reads: ['nonIdCardDetail'],
    says: ['还没有提交证件资料'],
    leads: [
      ['去填写', 'realNameAuth/nonIDCard/identityInfo', 'instead'],
      ['用居民身份证认证', 'realNameAuth/IDCard/identityScan', 'instead'],
    ],
  },
  {
    page: 'identity/auth-detail',
    params: { applyNo: 'ZJ202611180001' },
    as: 'U5',
    reads: ['nonIdCardDetail applyNo=ZJ202611180001'],
    says: [
      '护照审核中',
      '姓名J***H',
      '证件号码*******78',
      '国籍（地区）美国',
      '出生日期1975-**-**',
      '手机号199****0005',
      '资料页',
      '手持证件照',
      '提交资料2026-11-18 14:00:00',
      '人工审核（待进行）最迟 2026-11-23 告知结果',
    ],
  },
  {
    page: 'identity/auth-detail',
    as: 'U3',
    reads: ['nonIdCardDetail'],
    says: ['还没有提交证件资料'],
  },
  {
    page: 'identity/real-name-result',
    params: { authApplyId: 'SM201904100001' },
    as: 'U1',
    reads: ['identityApplication authApplyId=SM201904100001'],
    says: ['实名认证已通过', '姓名林*远', '证件号码1100**********0014', '证件有效期至长期', '完成'],
  },
  {
    page: 'identity/real-name-result',
    as: 'U3',
    reads: ['identityApplication'],
    says: ['认证尚未完成'],
    leads: [['去认证', 'realNameAuth/IDCard/identityScan', 'instead']],
  },
  {
    page: 'suitability/identify-info',
    as: 'U1',
    reads: ['identifyInfo'],
    says: [
      '实名认证有效姓名林*远证件号码1100**********0014有效期至长期更新证件',
      '税收居民身份有效声明内容仅为中国税收居民声明日期2023-05-20有效期至长期',
      '风险测评有效风险承受能力C4 积极型有效期至2027-03-01',
      '合格投资者认定有效有效期至2027-06-30',
    ],
    leads: [
      ['hub-identity-scan', `realNameAuth/IDCard/identityScan?isUpdating=1&${FROM_HUB}`],
      ['hub-tax-result', `declareIdentity/result?${FROM_HUB}`],
      ['hub-risk-overview', `riskAssessment/index?${FROM_HUB}`],
      ['hub-investor-declaration', `agreement/investorExplain?${FROM_HUB}`],
      ['hub-reveal', 'PersonalInfodetail?category=identity'],
    ],
  },
  {
    page: 'suitability/identify-info',
    as: 'U2',
    reads: ['identifyInfo'],
    says: [
      '认购、追加前，还需认定合格投资者。',
      '风险测评即将到期',
      '距到期还有 56 天，请提前更新。',
      '请准备资产、负债或近 3 年收入的证明，约需 5 分钟。',
    ],
  },
  {
    page: 'suitability/identify-info',
    as: 'U3',
    reads: ['identifyInfo'],
    says: [
      '认购、追加前，还需完成实名认证、声明税收居民身份、完成风险测评、认定合格投资者。',
      '实名认证未办理',
      '税收居民身份未办理声明以证件上的姓名为准，请先完成实名认证。',
      '合格投资者认定未办理',
    ],
    leads: [
      ['去认证', `realNameAuth/IDCard/identityScan?${FROM_HUB}`],
      ['去测评', `riskAssessment/index?${FROM_HUB}`],
    ],
  },
  {
    page: 'suitability/identify-info',
    as: 'U4',
    reads: ['identifyInfo'],
    says: [
      '认购、追加前，还需更新身份证件、重新做风险测评、重新认定合格投资者。',
      '实名认证已过期',
      '有效期至2026-10-01证件已过期，更新前不能认购、赎回或变更信息。',
      '风险测评已过期',
      '合格投资者认定已过期有效期至2026-05-31',
    ],
    leads: [['立即更新证件', `realNameAuth/IDCard/identityScan?isUpdating=1&${FROM_HUB}`]],
  },
  {
    page: 'suitability/identify-info',
    params: { returnTo: 'assets/assetsList' },
    as: 'U5',
    reads: ['identifyInfo'],
    says: ['等待实名认证审核通过', '实名认证办理中', '无需重复提交'],
    leads: [
      [
        '查看进度',
        `realNameAuth/nonIDCard/authDetail?applyNo=ZJ202611180001&returnTo=${encodeURIComponent(`${HUB}?returnTo=assets%2FassetsList`)}`,
      ],
      [
        '去声明',
        `declareIdentity/identity?returnTo=${encodeURIComponent(`${HUB}?returnTo=assets%2FassetsList`)}`,
      ],
      ['返回继续办理', 'assets/assetsList', 'instead'],
    ],
  },
])

describe('what counts of the customer', () => {
  test('says nothing above it while all counts', async () => {
    await stack.open('suitability/identify-info', {}, 'U1')
    expect(stack.text).not.toContain('还需')
  })

  test('is fetched anew after a test was taken on a page over it', async () => {
    await stack.open('suitability/identify-info', {}, 'U3')
    await stack.tap('去测评')
    await risk.take()
    await stack.tap('risk-confirm')
    await stack.tap('获取验证码')
    await stack.type('6 位数字', stack.server.lastCode)
    await stack.tap('确认结果')
    expect(stack.address).toBe(HUB)
    expect(stack.text).toContain('风险测评有效')
    expect(stack.text).toContain('认购、追加前，还需完成实名认证、声明税收居民身份、认定合格投资者。')
    // The one that the test was begun from lies below: it has caught up by itself.
    while (stack.depth > 1) await stack.back()
    expect(stack.address).toBe(HUB)
    expect(stack.text).toContain('风险测评有效')
  })

  test('tells of a test that was left in the middle, on the way back', async () => {
    await stack.open('suitability/identify-info', {}, 'U3')
    await stack.tap('去测评')
    await risk.tick()
    await stack.tap('risk-begin')
    await risk.choose(0)
    const leaving = stack.back()
    await stack.settle()
    await stack.confirm('离开')
    await leaving
    await stack.back()
    expect(stack.address).toBe(HUB)
    expect(stack.text).toContain('风险测评办理中')
    expect(stack.text).toContain('上次的问卷还没有答完，可以继续作答。')
  })
})

describe('an application by ID card', () => {
  test('of somebody else says that it cannot be seen', async () => {
    await stack.open('identity/real-name-result', { authApplyId: 'SM201904100001' }, 'U2')
    expect(stack.text).toContain('您无权查看该内容')
  })

  test.each(['identity/identity-scan-info', 'identity/face-verify'] as const)(
    'that is not begun leads from %s to the photos',
    async page => {
      await stack.open(page, {}, 'U3')
      expect(stack.address).toBe('realNameAuth/IDCard/identityScan')
    },
  )

  test('that is decided leads from its address to its result', async () => {
    await stack.open('identity/face-verify', { authApplyId: 'SM201904100001' }, 'U1')
    expect(stack.address).toBe('realNameAuth/IDCard/result?authApplyId=SM201904100001')
  })
})

describe('a face check', () => {
  test('starts after the consent alone', async () => {
    await stack.open('identity/mini-program-face', { scene: 'realName' }, 'U1')
    await stack.tap('开始人脸识别')
    expect([stack.text.includes('请阅读并同意人脸信息处理规则'), stack.server.sent('faceStart')]).toEqual([
      true,
      [],
    ])
  })

  test('of somebody else, or of nobody, says that it cannot be seen', async () => {
    await stack.open('identity/mini-program-face', { scene: 'realName', bizToken: 'nobody-0123456789' }, 'U1')
    expect(stack.server.sent('faceResult')).toEqual([{ bizToken: 'nobody-0123456789' }])
    expect(stack.text).toContain('您无权查看该内容')
    expect(stack.text).toContain('重新识别')
  })
})

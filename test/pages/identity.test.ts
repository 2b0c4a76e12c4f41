import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'identity/mini-program-face': () => import('@/packages/identity/face/mini-program-face'),
  'identity/tax-type': () => import('@/packages/identity/tax/tax-type'),
  'identity/tax-details': () => import('@/packages/identity/tax/tax-details'),
  'identity/tax-result': () => import('@/packages/identity/tax/tax-result'),
  'identity/risk-overview': () => import('@/packages/identity/risk/risk-overview'),
  'identity/risk-questions': () => import('@/packages/identity/risk/risk-questions'),
  'identity/risk-result': () => import('@/packages/identity/risk/risk-result'),
  'identity/risk-code': () => import('@/packages/identity/risk/risk-code'),
  'identity/identity-scan': () => import('@/packages/identity/real-name/identity-scan'),
  'identity/identity-scan-info': () => import('@/packages/identity/real-name/identity-scan-info'),
  'identity/identify-info': () => import('@/packages/identity/hub/identify-info'),
  'identity/face-verify': () => import('@/packages/identity/real-name/face-verify'),
  'identity/identity-info': () => import('@/packages/identity/papers/identity-info'),
  'identity/upload-file': () => import('@/packages/identity/papers/upload-file'),
  'identity/upload-result': () => import('@/packages/identity/papers/upload-result'),
  'identity/auth-detail': () => import('@/packages/identity/papers/auth-detail'),
  'identity/real-name-result': () => import('@/packages/identity/real-name/real-name-result'),
})

const HUB = 'realNameAuth/IDCard/identifyInfo'
const FROM_HUB = `returnTo=${encodeURIComponent(HUB)}`

const choose = async (option: number) => {
  const radio = stack.page.querySelectorAll<HTMLElement>('[role="radio"]')[option]
  radio?.click()
  await stack.settle()
}
const tick = async () => {
  stack.page.querySelector<HTMLElement>('[role="checkbox"]')?.click()
  await stack.settle()
}
/** Answers every question with its first option, up to handing in. */
const answerAll = async () => {
  for (let number = 1; number <= 15; number += 1) {
    await choose(0)
    await stack.tap(number < 15 ? 'risk-next' : 'risk-submit')
  }
}
/** A whole test, up to its result that waits. */
const takeRiskTest = async () => {
  await tick()
  await stack.tap('risk-begin')
  await answerAll()
}

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
    page: 'identity/risk-overview',
    as: 'U1',
    reads: ['riskInfo'],
    says: [
      '您的风险承受能力C4积极型',
      '得分72',
      '测评日期2026-03-02',
      '有效期至2027-03-01',
      '今日还可测2 次（每日最多 2 次）',
      '近12个月还可测7 次（最多 8 次）',
      'C3 稳健型2025-03-03已更新',
      '重新测评',
    ],
  },
  {
    page: 'identity/risk-overview',
    as: 'U3',
    reads: ['riskInfo'],
    says: ['您还没有做过风险测评', '15 题，约需5分钟，可以中途保存', '开始测评'],
  },
  {
    page: 'identity/risk-overview',
    as: 'U4',
    reads: ['riskInfo'],
    says: ['测评结果已过期。认购、追加前，请重新测评。', '您上次的风险承受能力C2谨慎型'],
  },
  {
    page: 'identity/risk-result',
    as: 'U1',
    reads: ['riskResult'],
    says: [
      'C4积极型',
      '有效至2027-03-01',
      '这是对您作答的归类，不是投资建议。',
      'R4中高风险匹配',
      'R5高风险不匹配',
      '您持有 2 只 R5 产品：远岚·医疗成长股权、远岚·硬科技股权二期。可以继续持有，不能追加。',
      '查看我的 15 项作答',
      '上次 C3，2025-03-03',
      '今日还可测 2 次，近12个月还可测 7 次',
    ],
    leads: [
      ['risk-again', 'riskAssessment/index', 'instead'],
      ['risk-history', 'riskAssessment/index'],
    ],
  },
  {
    page: 'identity/risk-result',
    as: 'U3',
    reads: ['riskResult'],
    says: ['还没有测评结果'],
    leads: [['去测评', 'riskAssessment/index', 'instead']],
  },
  {
    page: 'identity/risk-code',
    as: 'U1',
    reads: ['riskResult'],
    says: ['没有待确认的测评结果'],
    leads: [['查看测评', 'riskAssessment/index', 'instead']],
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
      '1至3个工作日',
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
    page: 'identity/identify-info',
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
      ['hub-reveal', 'PersonalInfodetail?category=identity'],
    ],
  },
  {
    page: 'identity/identify-info',
    as: 'U2',
    reads: ['identifyInfo'],
    says: [
      '认购、追加前，还需认定合格投资者。',
      '风险测评即将到期',
      '距到期还有 56 天，请提前更新。',
      '请准备资产或收入证明，联系信托经理或拨打 400-000-0000办理。',
    ],
  },
  {
    page: 'identity/identify-info',
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
    page: 'identity/identify-info',
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
    page: 'identity/identify-info',
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
    await stack.open('identity/identify-info', {}, 'U1')
    expect(stack.text).not.toContain('还需')
  })

  test('is fetched anew after a test was taken on a page over it', async () => {
    await stack.open('identity/identify-info', {}, 'U3')
    await stack.tap('去测评')
    await takeRiskTest()
    await stack.tap('risk-confirm')
    await stack.tap('获取验证码')
    await stack.type('6位数字', stack.server.lastCode)
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
    await stack.open('identity/identify-info', {}, 'U3')
    await stack.tap('去测评')
    await tick()
    await stack.tap('risk-begin')
    await choose(0)
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

describe('a risk test', () => {
  test('asks for the statement first, chooses nothing, and does not go on without an answer', async () => {
    await stack.open('identity/risk-questions', {}, 'U3')
    expect(stack.address).toBe('riskAssessment/index')
    await stack.tap('risk-begin')
    expect(stack.text).toContain('请确认由本人自主填写')
    await tick()
    await stack.tap('risk-begin')
    expect(stack.address).toBe('riskAssessment/ques')
    expect(stack.page.querySelectorAll('[aria-checked="true"]')).toHaveLength(0)
    await stack.tap('risk-next')
    expect(stack.text).toContain('您的年龄在以下哪个范围？')
    expect(stack.text).toContain('请选择一项')
  })

  test('keeps the answers on the way back, and names two that do not go together without judging them', async () => {
    await stack.open('identity/risk-overview', {}, 'U3')
    await tick()
    await stack.tap('risk-begin')
    await choose(1)
    await stack.tap('risk-next')
    await choose(0)
    await stack.tap('risk-next')
    expect(stack.text).not.toContain('看起来不一致')
    await choose(3)
    expect(stack.text).toContain('这一题与第2题的回答看起来不一致，请核对，并按实际情况作答。')
    await stack.tap('risk-look-again')
    expect(stack.text).toContain('您的家庭最近一年的总收入约为多少？')
    expect(stack.text).toContain('这一题与第3题的回答看起来不一致')
    await choose(2)
    expect(stack.text).not.toContain('看起来不一致')
    await stack.tap('risk-previous')
    expect(stack.page.querySelector('[aria-checked="true"]')?.textContent).toBe('31至50周岁')
  })

  test('is handed in once, waits for its code, and counts from then on', async () => {
    await stack.open('identity/risk-overview', {}, 'U3')
    await takeRiskTest()
    expect(stack.server.sent('riskAnswerSubmit')).toHaveLength(1)
    expect(stack.address).toMatch(/^riskAssessment\/result\?resultId=RR/)
    expect(stack.text).toContain('短信确认后生效')
    await stack.tap('risk-confirm')
    await stack.tap('确认结果')
    expect([stack.text.includes('请输入6位验证码'), stack.server.sent('riskResultConfirm')]).toEqual([
      true,
      [],
    ])
    await stack.tap('获取验证码')
    await stack.type('6位数字', '000000')
    await stack.tap('确认结果')
    expect([stack.text.includes('验证码错误'), stack.server.sent('riskResultConfirm')]).toEqual([true, []])
    await stack.type('6位数字', stack.server.lastCode)
    await stack.tap('确认结果')
    expect(stack.address).toMatch(/^riskAssessment\/result/)
    expect(stack.text).toContain('有效至2027-11-19')
    expect(stack.text).toContain('完成')
    await stack.tap('risk-done')
    expect(stack.address).toBe('riskAssessment/index')
    // The next test begins with nothing said or chosen.
    expect(stack.page.querySelector('[role="checkbox"]')?.getAttribute('aria-checked')).toBe('false')
  })

  test('leads back to what waited for it', async () => {
    await stack.open('identity/risk-overview', { returnTo: 'helpCenter' }, 'U3')
    await takeRiskTest()
    await stack.tap('risk-confirm')
    await stack.tap('获取验证码')
    await stack.type('6位数字', stack.server.lastCode)
    await stack.tap('确认结果')
    expect(stack.address).toBe('helpCenter')
  })
})

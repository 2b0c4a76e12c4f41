import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'identity/mini-program-face': () => import('@/packages/identity/face/mini-program-face'),
  'identity/tax-type': () => import('@/packages/identity/tax/tax-type'),
  'identity/tax-details': () => import('@/packages/identity/tax/tax-details'),
  'identity/tax-result': () => import('@/packages/identity/tax/tax-result'),
  'identity/identity-scan': () => import('@/packages/identity/real-name/identity-scan'),
  'identity/identity-scan-info': () => import('@/packages/identity/real-name/identity-scan-info'),
  'identity/face-verify': () => import('@/packages/identity/real-name/face-verify'),
  'identity/real-name-result': () => import('@/packages/identity/real-name/real-name-result'),
})

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
])

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

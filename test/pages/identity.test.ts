import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'identity/mini-program-face': () => import('@/packages/identity/face/mini-program-face'),
  'identity/tax-type': () => import('@/packages/identity/tax/tax-type'),
  'identity/tax-details': () => import('@/packages/identity/tax/tax-details'),
  'identity/tax-result': () => import('@/packages/identity/tax/tax-result'),
  'identity/identity-scan': () => import('@/packages/identity/real-name/identity-scan'),
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
    reads: ['agreementContent code=sensitive', 'draftQuery kind=identity'],
    says: [
      '本人单独同意远岚信托收集身份证影像，仅用于核实身份。',
      '请先勾选上方的单独同意',
      '这样的照片不能通过',
    ],
    leads: [['《敏感个人信息处理授权书》', 'agreement/richText?agreementId=AG-SENS-10']],
  },
])

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

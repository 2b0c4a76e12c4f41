import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'identity/mini-program-face': () => import('@/packages/identity/face/mini-program-face'),
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

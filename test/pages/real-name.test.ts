import { uploadPhoto } from '@test/id-card-photo'
import { PageStack } from '@test/page-stack'
import { agreementContent } from '@/contract/agreement'
import { draftQuery, draftSave } from '@/contract/draft'
import { CARD_SIDES, type CardSide, idCardOcr } from '@/contract/identity'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { draftOf } from '@/domains/flow/queries'
import { uuid } from '@/lib/uuid'
import { consentText, IDENTITY_DRAFT } from '@/packages/identity/queries'
import type { SpecimenForm } from '../../sandbox/specimens/photo'

const stack = new PageStack({
  'identity/tax-result': () => import('@/packages/identity/tax/tax-result'),
  'identity/identity-scan': () => import('@/packages/identity/real-name/identity-scan'),
  'identity/identity-scan-info': () => import('@/packages/identity/real-name/identity-scan-info'),
  'suitability/identify-info': () => import('@/packages/suitability/hub/identify-info'),
  'identity/face-verify': () => import('@/packages/identity/real-name/face-verify'),
  'identity/upload-file': () => import('@/packages/identity/papers/upload-file'),
  'identity/real-name-result': () => import('@/packages/identity/real-name/real-name-result'),
})
// A browser without a window to scroll.
Element.prototype.scrollIntoView = () => undefined
afterAll(() => stack.close())

/** A page that leads on to the flow, and both sides read on another device; answers the application. */
async function begin(
  forms: Partial<Record<CardSide, SpecimenForm>> = {},
  sides: readonly CardSide[] = CARD_SIDES,
): Promise<string> {
  await stack.open('identity/tax-result', {}, 'U3')
  const { root } = stack
  const { version } = await root.read(agreementContent, consentText())
  let authApplyId = ''
  for (const side of sides) {
    const { fileId } = await uploadPhoto(stack.root, side, forms[side])
    const data = { side, fileId, consentVersion: version }
    const options = { requestNo: uuid(), showLoading: false }
    authApplyId = (await root.write(idCardOcr, data, options)).authApplyId
  }
  return authApplyId
}

/** The holder photographed with the card, on another device. */
async function holdCard(): Promise<void> {
  const { root } = stack
  const { fileId, width, height } = await uploadPhoto(root, 'front', 'fine', PHOTO_TYPES.holding)
  const { revision } = await root.read(draftQuery, draftOf(IDENTITY_DRAFT))
  const content = JSON.stringify({ manual: { held: { fileId, width, height } } })
  await root.write(
    draftSave,
    { ...IDENTITY_DRAFT, revision, content, device: '手机浏览器' },
    { requestNo: uuid(), showLoading: false },
  )
}

const info = (id: string) => `realNameAuth/IDCard/identityScanInfo?authApplyId=${id}`
const face = (id: string) => `realNameAuth/IDCard/faceVerify?authApplyId=${id}`
const result = (id: string) => `realNameAuth/IDCard/result?authApplyId=${id}`

test('whoever opens the flow anew goes on at the first open step', async () => {
  const id = await begin()
  await stack.go('identity/identity-scan')
  expect([stack.address, stack.depth]).toEqual([info(id), 2])
  expect(stack.text).toContain('与注册信息一致')
  expect(stack.text).toContain('110000 19990101 0078')
  await stack.tap('下一步：人脸识别')
  expect([stack.address, stack.depth]).toEqual([face(id), 3])
  expect(stack.text).toContain('证件号码1100**********0078')
  await stack.back()
  expect([stack.address, stack.depth]).toEqual([info(id), 2])
})

test('one side alone leads to the photos, and a later step does too', async () => {
  const id = await begin({}, ['front'])
  await stack.go('identity/face-verify', { authApplyId: id })
  expect(stack.address).toBe(`realNameAuth/IDCard/identityScan`)
  expect(stack.text).toContain('还缺国徽面照片')
})

test('the photos can be taken again from what was read off them', async () => {
  await begin({ front: 'doubtful' })
  await stack.go('identity/identity-scan')
  expect(stack.text).toContain('有 1 处没有看清，请对照证件核对：住址')
  expect(stack.text).toContain('还缺核对住址')
  await stack.tap('重新拍摄')
  expect(stack.address).toBe('realNameAuth/IDCard/identityScan?isRetaking=1')
  expect(stack.text).toContain('已上传重拍')
})

test('a card that has expired says so before it is sent', async () => {
  const id = await begin({ back: 'expired' })
  await stack.go('identity/identity-scan')
  expect(stack.text).toContain('证件已过期，请更新证件')
  await stack.tap('下一步：人脸识别')
  expect([stack.address, stack.server.sent('identitySubmit')]).toEqual([info(id), []])
})

test('a result is left past every step that is done, and a new flow is a new one', async () => {
  const id = await begin()
  await holdCard()
  await stack.go('identity/identity-scan')
  await stack.tap('下一步：人脸识别')
  await stack.tap('提交人工审核')
  expect(stack.address).toContain(`realNameAuth/nonIDCard/uploadFile?authApplyId=${id}`)
  await stack.tap('提交审核')
  expect([stack.address, stack.depth]).toEqual([result(id), 4])
  expect(stack.text).toContain('认证审核中')
  await stack.back()
  expect([stack.address, stack.depth]).toEqual(['declareIdentity/result', 1])
  await stack.go('identity/identity-scan')
  expect([stack.address, stack.depth]).toEqual([result(id), 2])
})

test('the page of one’s own identity goes on with it, and knows on the way back what came of it', async () => {
  const id = await begin()
  await holdCard()
  await stack.go('suitability/identify-info')
  expect(stack.text).toContain('实名认证办理中上次的认证还没有完成')
  await stack.tap('继续认证')
  await stack.tap('下一步：人脸识别')
  await stack.tap('提交人工审核')
  expect(stack.address).toContain(`realNameAuth/nonIDCard/uploadFile?authApplyId=${id}`)
  await stack.tap('提交审核')
  await stack.back()
  expect(stack.address).toBe('realNameAuth/IDCard/identifyInfo')
  expect(stack.text).toContain('最迟 2026-11-25 告知结果，无需重复提交。')
  await stack.tap('查看进度')
  expect(stack.text).toContain('认证审核中')
})

test('another name than the registered one leaves people alone', async () => {
  await begin({ front: 'otherName' })
  await stack.go('identity/identity-scan')
  expect(stack.text).toContain('与注册姓名不一致，将由人工审核')
  await stack.tap('下一步：人脸识别')
  expect(stack.text).toContain('姓名与注册信息不一致，需要人工审核')
  expect(stack.text).not.toContain('开始人脸识别')
})

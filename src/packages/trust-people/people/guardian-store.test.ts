/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { RootStore } from '@/stores/root/root-store'
import { GuardianStore } from './guardian-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const back = new SandboxTransport()
afterAll(() => back.close())

const FILE = {
  ...{ fileId: 'F1', purpose: UPLOAD_PURPOSE.beneficiary, mime: 'application/pdf' },
  ...{ size: 1024, width: 0, height: 0 },
}

test('a guardian is saved upon what was read, so that what another device saved is not lost', async () => {
  back.become('U1')
  back.instead('ftBeneDetail', send => {
    const answer = send()
    const { result } = answer.body as { result: { data: object } }
    Object.assign(result.data, { revision: 7, guardianFiles: [FILE] })
    return answer
  })
  back.instead('fileUploadInfo', () => success({ ...FILE, fileUrl: '/file/F1' }))
  back.instead('ftGuardianSave', () => inner(INNER.invalidInput, '请检查填写内容'))
  const store = new GuardianStore(new RootStore(back.send), { trustId: 'FT1' }, 'FT1-B1')
  await store.detail.load()
  // Saved before the last day of the paper was asked for.
  expect(store.form.fields.idExpireDate.problem).toBe('请选择证件有效期')
  store.form.fields.isLasting.set(true)
  store.form.fields.consent.set(true)
  await store.submission.submit()
  expect(back.sent('ftGuardianSave').map(({ revision }) => revision)).toEqual([7])
  store.dispose()
})

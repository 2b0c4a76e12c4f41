/** @jest-environment jsdom */
import { answerCode } from '@test/sms-code'
import { SandboxTransport } from '@test/sandbox-transport'
import { flush } from '@test/transport'
import { CERT_PURPOSE, CERT_TYPE } from '@/contract/tables/certificate'
import { AppError } from '@/lib/app-error'
import { RootStore } from '@/stores/root/root-store'
import { CertificateApplication } from './certificate-application'
import { CertificatesStore } from './certificates-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: () => Promise.resolve(),
  hasPageBelow: () => false,
}))

const REJECTED = 'CT202610211027180044'
const EMAIL = 'somebody@example.com'

const server = new SandboxTransport()
afterAll(() => server.close())
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  server.become('U1')
})
afterEach(() => jest.useRealTimers())

async function open(certId = '', root = new RootStore(server.send)) {
  const application = new CertificateApplication(root, certId)
  await application.standing.load()
  await flush()
  return { root, application, fields: application.form.fields }
}

/** An application of one day that lacks its code alone. */
async function filled(root?: RootStore) {
  const opened = await open('', root)
  opened.fields.certDate.set('2026-10-30')
  opened.fields.purpose.set(CERT_PURPOSE.business)
  opened.fields.email.set(EMAIL)
  await flush()
  return opened
}

async function apply({ root, application }: { root: RootStore; application: CertificateApplication }) {
  const done = application.submission.submit()
  await flush()
  await answerCode(root, application.application.check, () => server.lastCode)
  await done
}

test('the preview follows the day and the role, and what was shown before them goes at once', async () => {
  const { application, fields } = await open()
  expect([application.cover, application.preview.state.kind]).toEqual([undefined, 'idle'])
  fields.certDate.set('2026-11-19')
  expect(application.reason).toBe('正在计算证明内容')
  await flush()
  expect([application.totalAmount, application.reason]).toEqual(['14645525.57', undefined])
  fields.holderRole.set('2')
  expect(application.totalAmount).toBe('0.00')
  await flush()
  expect([fields.certDate.error, application.reason]).toEqual(['该日期无资产', '该日期无资产'])
  fields.certDate.set('2026-11-20')
  fields.certDate.leave()
  await flush()
  expect([application.cover, fields.certDate.error]).toEqual([undefined, '日期最晚为 2026-11-19'])
})

test('of the products that were chosen only those held on the day count', async () => {
  const { application, fields } = await open()
  fields.certDate.set('2026-11-19')
  fields.scope.set('some')
  await flush()
  fields.productIds.set(['P02', 'P03'])
  expect(application.totalAmount).toBe('5000000.00')
  fields.certDate.set('2024-12-31')
  await flush()
  expect(application.positions.map(({ productId }) => productId)).toEqual(['P02'])
  fields.productIds.set(['P03'])
  expect(fields.productIds.problem).toBe('请至少选择一只产品')
})

test('is handed in with the amount that was shown, once', async () => {
  const opened = await filled()
  await apply(opened)
  expect(server.sent('assetCertApply')).toEqual([
    expect.objectContaining({
      certType: CERT_TYPE.day,
      certDate: '2026-10-30',
      productIds: [],
      totalAmount: opened.application.totalAmount,
    }),
  ])
  expect(opened.application.isOver).toBe(true)
})

test('a rejected one begins with what it said, and what is typed over it stays', async () => {
  const { application, fields } = await open(REJECTED)
  expect([
    fields.certType.value,
    fields.startDate.value,
    fields.endDate.value,
    fields.certDate.content,
    fields.scope.value,
    fields.productIds.value,
    fields.purposeText.value,
    fields.nameEn.value,
  ]).toEqual([
    CERT_TYPE.period,
    '2026-04-01',
    '2026-09-30',
    '',
    'some',
    ['P05', 'P07', 'P08'],
    '子女入学',
    'LIN ZHIYAN',
  ])
  expect(application.draft.isUnsaved).toBe(false)
  fields.nameEn.set('LIN ZHIYUAN')
  await application.draft.flush()
  const again = await open(REJECTED)
  expect(again.fields.nameEn.value).toBe('LIN ZHIYUAN')
})

test('the e-mail address waits in memory alone, for the same customer', async () => {
  const { root, application } = await filled()
  await application.draft.flush()
  application.dispose()
  expect(JSON.stringify(server.sent('draftSave'))).not.toContain(EMAIL)
  expect((await open('', root)).fields.email.value).toBe(EMAIL)
  expect((await open()).fields.email.value).toBe('')
})

test('an answer that was lost is asked for with the same number', async () => {
  const opened = await filled()
  let isLost = true
  server.instead('assetCertApply', send => {
    const answer = send()
    if (!isLost) return answer
    isLost = false
    throw new AppError({ kind: 'network', message: '网络连接失败' })
  })
  await apply(opened)
  expect(opened.application.submission.problem).toContain('结果尚未确认')
  await opened.application.submission.submit()
  const [first, second] = server.sent('assetCertApply')
  expect(second).toEqual(first)
  expect(opened.application.isOver).toBe(true)
})

test('the limit that is reached meanwhile is said, and nothing typed is lost', async () => {
  const one = await filled()
  const other = await filled()
  await apply(one)
  // On another device.
  localStorage.clear()
  jest.advanceTimersByTime(60_000)
  await apply(other)
  expect(other.application.reason).toBe('已有 3 份申请在办理，办结后可以再申请')
  expect(other.fields.email.value).toBe(EMAIL)
})

test('an application that is taken back leaves room, and the list shows it', async () => {
  const root = new RootStore(server.send)
  const store = new CertificatesStore(root)
  await store.certificates.reload()
  const [waiting] = store.certificates.items
  if (!waiting) throw new Error('no application')
  const kept = store.withdraw(waiting)
  root.ui.settleConfirm(false)
  await kept
  expect(server.sent('assetCertCancel')).toEqual([])
  const done = store.withdraw(waiting)
  root.ui.settleConfirm(true)
  await done
  store.certificates.catchUp()
  await flush()
  expect(store.certificates.items[0]?.status).toBe('5')
  const again = store.withdraw(waiting)
  root.ui.settleConfirm(true)
  await again
  expect([store.problemOf(waiting), store.certificates.items[0]?.status]).toEqual([undefined, '5'])
})

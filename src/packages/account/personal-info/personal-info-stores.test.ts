/** @jest-environment jsdom */
import { typeCode } from '@test/sms-code'
import { fakeTransport, flush, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import type { Consent } from '@/contract/personal-info'
import { analyticsUser } from '@/platform/analytics/analytics'
import { openPage } from '@/platform/pages/navigation'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { CategoryStore, REVEAL_SECONDS } from './category-store'
import { CollectedStore } from './collected-store'
import { CopyStore } from './copy-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const USER = { id: '100001', telephone: '19900000001', birDate: '1968-03-15', analyticsConsent: '1' }
const TOKEN = success({ verifyToken: 'token-of-twenty-letters' })

async function setUp(responders: Record<string, HttpAnswer | (() => HttpAnswer)>) {
  const { transport, calls } = fakeTransport({
    userDetail: success(USER),
    smsCodeVerify: TOKEN,
    ...responders,
  })
  const root = new RootStore(transport)
  await root.user.fetchForNavigation('customer')
  const sent = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { root, sent }
}

beforeEach(() => localStorage.clear())
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('plain values', () => {
  const REVEALED = success({ items: [{ itemId: 'idNo', value: '110000196803150014' }] })

  async function show(root: RootStore, store: CategoryStore): Promise<void> {
    const shown = store.show()
    await typeCode(root, store.check, '123456')
    await shown
  }

  test('come after a code and go after fifteen seconds, from everywhere', async () => {
    const { root, sent } = await setUp({ identityReveal: REVEALED })
    const store = new CategoryStore(root, 'identity')
    await show(root, store)
    expect(store.values?.get('idNo')).toBe('110000196803150014')
    expect(store.reveal.result).toBeUndefined()
    expect(sent('identityReveal')).toEqual([{ category: 'identity', verifyToken: 'token-of-twenty-letters' }])
    jest.advanceTimersByTime(REVEAL_SECONDS * 1000 - 1)
    expect(store.values).toBeDefined()
    jest.advanceTimersByTime(1)
    expect(store.values).toBeUndefined()
  })

  test('go at once when the page goes, and stay away when the sheet is closed', async () => {
    const { root, sent } = await setUp({ identityReveal: REVEALED })
    const store = new CategoryStore(root, 'identity')
    await show(root, store)
    store.hide()
    expect(store.values).toBeUndefined()
    const asked = store.show()
    store.check.cancel()
    await asked
    expect([store.values, sent('identityReveal').length]).toEqual([undefined, 1])
  })

  test('that are refused say why, until they are asked for again', async () => {
    const { root } = await setUp({ identityReveal: inner(INNER.verifyTokenMissing, '请重新进行身份验证') })
    const store = new CategoryStore(root, 'identity')
    await show(root, store)
    expect([store.values, store.reveal.error?.message]).toEqual([undefined, '请重新进行身份验证'])
    const asked = store.show()
    expect(store.reveal.error).toBeUndefined()
    store.check.cancel()
    await asked
  })
})

describe('consents', () => {
  const CONSENT: Consent = {
    consentCode: 'analytics',
    name: '使用行为分析',
    purpose: '改进页面',
    status: 'given',
    time: '2025-09-03 15:12:30',
    effects: ['立即停止收集'],
  }
  const answer = (status: 'given' | 'withdrawn') =>
    success({ status, time: '2026-11-20 10:00:00', effects: ['立即停止收集'] })

  test('to analytics hold at once, both ways', async () => {
    const { root } = await setUp({
      piChecklist: success({ list: [], consents: [CONSENT] }),
      consentWithdraw: answer('withdrawn'),
      consentGive: answer('given'),
    })
    const store = new CollectedStore(root)
    await store.checklist.load()
    const current = () => store.checklist.data?.consents[0] ?? CONSENT
    expect(analyticsUser()).toBe('100001')
    store.consent.ask(current())
    await store.consent.confirm()
    expect([current().status, store.consent.isOpen, analyticsUser()]).toEqual(['withdrawn', false, undefined])
    store.consent.ask(current())
    await store.consent.confirm()
    expect([current().status, analyticsUser()]).toEqual(['given', '100001'])
  })

  test('that could not be changed stay, and the question stays open', async () => {
    const { root } = await setUp({
      piChecklist: success({ list: [], consents: [CONSENT] }),
      consentWithdraw: inner(INNER.systemBusy, '系统繁忙，请稍后再试'),
    })
    const store = new CollectedStore(root)
    await store.checklist.load()
    store.consent.ask(CONSENT)
    await store.consent.confirm()
    expect([store.consent.isOpen, store.checklist.data?.consents[0]?.status, analyticsUser()]).toEqual([
      true,
      'given',
      '100001',
    ])
    expect(store.consent.submission.error?.message).toBe('系统繁忙，请稍后再试')
    store.consent.close()
    store.consent.ask({ ...CONSENT, consentCode: 'face' })
    expect([store.consent.isOpen, store.consent.submission.error]).toEqual([true, undefined])
  })
})

describe('a copy', () => {
  const PAGE = { total: 0, pages: 0, pageNum: 1, list: [] }

  async function apply(root: RootStore, store: CopyStore): Promise<void> {
    const applied = store.submission.submit()
    await typeCode(root, store.application.check, '123456')
    await applied
    await flush()
  }

  test('wants a scope, and an address only for mails', async () => {
    const { root } = await setUp({ piExportList: success({ ...PAGE, nextApplyTime: '' }) })
    const { form } = new CopyStore(root)
    expect([form.check(), form.fields.scopes.error, form.fields.email.error]).toEqual([
      false,
      '请至少选择一项信息',
      undefined,
    ])
    form.fields.scopes.set(['basic'])
    expect(form.check()).toBe(true)
    form.fields.delivery.set('email')
    expect(form.fields.email.error).toBe('请输入正确的邮箱')
    form.fields.email.set(' a@b.cn ')
    expect(form.check()).toBe(true)
  })

  test('is applied for without the address when none is wanted, and the result names its id alone', async () => {
    const { root, sent } = await setUp({
      piExportList: success({ ...PAGE, nextApplyTime: '' }),
      piExportApply: success({ exportId: 'PE1', applyNo: 'GX1', promisedDate: '2026-12-11' }),
    })
    const store = new CopyStore(root)
    store.form.fields.scopes.set(['basic', 'trade'])
    store.form.fields.email.set('left@over.cn')
    await apply(root, store)
    expect(sent('piExportApply')[0]).toMatchObject({
      scopes: ['basic', 'trade'],
      format: 'pdf',
      delivery: 'app',
    })
    expect(sent('piExportApply')[0]?.email).toBeUndefined()
    expect(jest.mocked(openPage)).toHaveBeenLastCalledWith(
      expect.stringMatching(/\?exportId=PE1$/),
      'replace',
    )
  })

  test('that somebody else on this account was faster with is looked for again', async () => {
    const { root, sent } = await setUp({
      piExportList: success({ ...PAGE, nextApplyTime: '2026-11-21 10:00:00' }),
      piExportApply: inner(INNER.stateConflict, '24小时内只能申请一次'),
    })
    const store = new CopyStore(root)
    store.form.fields.scopes.set(['basic'])
    await apply(root, store)
    expect(sent('piExportList')).toHaveLength(1)
    expect(store.reason).toBe('24 小时内只能申请一次，2026-11-21 10:00 后可再次申请')
  })
})

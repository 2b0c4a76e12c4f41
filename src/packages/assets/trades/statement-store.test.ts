/** @jest-environment jsdom */
import { typeCode } from '@test/sms-code'
import { fakeTransport, flush, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import { EVERY_TRADE, type TradeFilter } from '@/domains/trades/trade-list-store'
import { openFile } from '@/platform/host/file'
import type { HostResult } from '@/platform/host/host.types'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { StatementStore } from './statement-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))
jest.mock('@/platform/host/file', () => ({ openFile: jest.fn() }))

const opened = jest.mocked(openFile)
const MADE = success({ exportNo: 'E1', fileId: 'F1', sentToMask: '', fileName: '对账单.pdf', count: 12 })

function setUp(tradeRecordExport: HttpAnswer = MADE) {
  const { transport, calls } = fakeTransport({
    smsCodeVerify: success({ verifyToken: 'token-0123456789abcdef' }),
    tradeRecordExport,
    fileUrlQuery: success({
      url: '/services/trustAppApi/file/F1?sig=x',
      fileName: '对账单.pdf',
      docId: '',
      docName: '',
      format: 'pdf',
      pageCount: 2,
      size: 40,
      expireSeconds: 600,
      hasText: '1',
      reading: null,
    }),
  })
  const root = new RootStore(transport)
  const onDone = jest.fn()
  const store = new StatementStore(root, { productId: 'P11', onDone })
  /** Opens the sheet for this period, sends it, and types the code when the sheet opens. */
  const run = (period: Partial<TradeFilter> = {}) => open(period, () => undefined)
  /** The same, with what is chosen in the sheet. */
  const open = async (period: Partial<TradeFilter>, choose: () => void) => {
    store.begin({ ...EVERY_TRADE, ...period })
    choose()
    const done = store.submission.submit()
    await flush()
    if (store.export.check.isOpen) {
      await typeCode(root, store.export.check, '123456')
    }
    await done
  }
  const asked = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { root, store, onDone, run, open, asked }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  opened.mockReset().mockResolvedValue({ kind: 'done' })
})
afterEach(() => jest.useRealTimers())

test('a period of more than a year is refused at its end before any code is asked for', async () => {
  const { store, run, asked } = setUp()
  await run({ startDate: '2025-01-01', endDate: '2026-06-30' })
  const { period, startDate, endDate } = store.form.fields
  expect([period.value, startDate.error, endDate.error]).toEqual(['dates', undefined, '查询区间不能超过一年'])
  expect(asked('smsCodeVerify')).toEqual([])
  startDate.set('2026-01-01')
  expect(endDate.error).toBeUndefined()
})

test('two days of one’s own are asked for, in order', async () => {
  const { store, asked } = setUp()
  store.begin(EVERY_TRADE)
  const { period, startDate, endDate } = store.form.fields
  period.set('dates')
  await store.submission.submit()
  expect([startDate.error, endDate.error]).toEqual(['请选择开始日期', '请选择结束日期'])
  startDate.set('2026-06-30')
  endDate.set('2026-01-01')
  expect([startDate.error, endDate.error]).toEqual([undefined, '结束日期不能早于开始日期'])
  expect(asked('smsCodeVerify')).toEqual([])
})

test.each([
  [{}, '1y', { range: '1y' }],
  [{ range: '3m' as const }, '3m', { range: '3m' }],
  [
    { startDate: '2026-01-01', endDate: '2026-02-01' },
    'dates',
    { startDate: '2026-01-01', endDate: '2026-02-01' },
  ],
])('where the list shows %o the sheet begins with %s', async (shown, begun, sent) => {
  const { store, run, asked } = setUp()
  await run(shown)
  expect(store.form.fields.period.value).toBe(begun)
  expect(asked('tradeRecordExport')).toEqual([
    {
      ...sent,
      productId: 'P11',
      format: 'pdf',
      verifyToken: 'token-0123456789abcdef',
      requestNo: expect.any(String) as string,
    },
  ])
})

test('the period that is chosen in the sheet counts, and the list’s again when the sheet opens anew', async () => {
  const { store, asked, open } = setUp()
  await open({ range: '1m', tradeType: '03' }, () => store.form.fields.period.set('3m'))
  await open({ startDate: '2026-01-01', endDate: '2026-02-01' }, () => store.form.fields.period.set('1y'))
  store.begin({ ...EVERY_TRADE, range: '1m' })
  expect(store.form.fields.period.value).toBe('1m')
  const [first, second] = asked('tradeRecordExport')
  expect([first?.tradeType, first?.range]).toEqual(['03', '3m'])
  expect([second?.range, second?.startDate]).toEqual(['1y', undefined])
})

test('it covers what the list shows, in the chosen format', async () => {
  const { store, run, asked } = setUp()
  store.form.fields.format.set('csv')
  await run({ tradeType: '03', startDate: '2026-01-01', endDate: '2026-06-30' })
  expect(asked('tradeRecordExport')[0]).toMatchObject({
    tradeType: '03',
    startDate: '2026-01-01',
    endDate: '2026-06-30',
    format: 'csv',
  })
})

test('the file is handed to the host by its short-lived address, and named', async () => {
  const { root, store, onDone, run, asked } = setUp()
  await run()
  expect(asked('fileUrlQuery')).toEqual([{ fileId: 'F1' }])
  expect(opened.mock.calls).toEqual([
    [{ url: '/services/trustAppApi/file/F1?sig=x', fileName: '对账单.pdf', format: 'pdf' }],
  ])
  expect([onDone.mock.calls.length, store.submission.problem]).toEqual([1, undefined])
  expect(root.ui.toast).toMatchObject({ text: '已导出 对账单.pdf，共 12 笔', tone: 'success' })
})

test.each<[HostResult, string | undefined]>([
  [{ kind: 'unsupported' }, '此处无法保存文件，请在手机浏览器或APP中导出'],
  [{ kind: 'failed', message: '' }, '文件没有打开，请重新导出'],
  [{ kind: 'cancelled' }, undefined],
])('what the host makes of the file is said: %o', async (result, text) => {
  opened.mockResolvedValue(result)
  const { root, run } = setUp()
  await run()
  const { toast } = root.ui
  expect(toast?.tone === 'error' ? toast.text : undefined).toBe(text)
  expect(toast?.text).not.toContain('已导出')
})

test('a refused export comes back to the sheet and says why', async () => {
  const { store, onDone, run } = setUp(inner(INNER.raisingEnded, '募集已结束'))
  await run()
  expect([onDone.mock.calls.length, store.submission.isAside, store.submission.problem]).toEqual([
    0,
    false,
    '募集已结束',
  ])
  expect(opened).not.toHaveBeenCalled()
})

test('closing the code sheet after a refusal does not say the refusal again', async () => {
  const { store, onDone, run } = setUp(inner(INNER.raisingEnded, '募集已结束'))
  await run()
  const done = store.submission.submit()
  await flush()
  expect(store.submission.isAside).toBe(true)
  store.export.check.cancel()
  await done
  expect([onDone.mock.calls.length, store.submission.isAside, store.submission.problem]).toEqual([
    0,
    false,
    undefined,
  ])
})

test('a file goes nowhere else, whatever address was typed before', async () => {
  const { store, asked, run } = setUp()
  store.form.fields.delivery.set('email')
  store.form.fields.email.set('zhiyuan@example.cn')
  store.form.fields.delivery.set('file')
  await run()
  expect(asked('tradeRecordExport').map(({ email }) => email)).toEqual([undefined])
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a statement by mail wants an address first, and says where it went', async () => {
  const { root, store, asked, run } = setUp(
    success({ exportNo: 'E1', fileId: '', sentToMask: 'z***n@example.cn', fileName: '', count: 12 }),
  )
  store.form.fields.delivery.set('email')
  store.form.fields.email.set('zhiyuan@')
  await run()
  expect(store.form.fields.email.error).toBe('请输入正确的邮箱')
  expect(asked('smsCodeVerify')).toEqual([])
  store.form.fields.email.set(' zhiyuan@example.cn ')
  await run()
  expect(asked('tradeRecordExport')).toMatchObject([{ email: 'zhiyuan@example.cn' }])
  expect(root.ui.toast).toMatchObject({ text: '对账单已发送至 z***n@example.cn，请查收' })
  expect(opened).not.toHaveBeenCalled()
})

import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { CUSTOMERS } from '../seed/customers'
import type { CustomerRow } from '../store/customers'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { openGates } from '../trusts/gates'

const all = { pageNum: 1, pageSize: 50 }
const DRAFT = 'FA3'
const IN_REVIEW = 'FA4'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const write = (
  name: 'ftApplicationDelete' | 'ftApplicationWithdraw',
  applyId: string,
  requestNo = randomUUID(),
) => browser.call(name, { applyId, requestNo: requestNo as string })
const statuses = async () =>
  (await dataOf(browser, 'ftApplicationList', all)).list.map(row => row.ftApplyStatus)

test('applications come newest first, with the smallest amounts and no open gate for U1', async () => {
  const answer = await dataOf(browser, 'ftApplicationList', all)
  expect(answer.list.map(row => row.ftApplyStatus)).toEqual(['10', '00', '90', '40'])
  expect(answer.gates).toEqual([])
  expect(answer.minAmounts).toEqual([
    { trustKind: '2', amount: '10000000.00' },
    { trustKind: '3', amount: '1000000.00' },
  ])
})

test('the application that was returned once is in review again, with both remarks', async () => {
  const [row] = (await dataOf(browser, 'ftApplicationList', { status: '10', ...all })).list
  expect(row).toMatchObject({
    applyNo: 'FT2026110700021',
    trustName: '致远家庭服务信托',
    trustKind: '3',
    initialAmount: '2000000.00',
    updateTime: '2026-11-19 16:20:00',
    statusNote:
      '11-19 16:20 重新提交，预计 2 个工作日内完成审核。退回的 2 处（配偶手机号、林*木关系证明）已修改。',
    canWithdraw: '1',
    canDelete: '0',
  })
  expect(row?.remarks.map(({ section, field }) => [section, field])).toEqual([
    ['spouse', 'mobile'],
    ['people', '1.relationFileIds'],
  ])
})

test('a draft is deleted, once', async () => {
  const requestNo = randomUUID()
  expect((await write('ftApplicationDelete', DRAFT, requestNo)).inner).toBe(INNER.success)
  expect(await statuses()).toEqual(['10', '90', '40'])
  expect((await write('ftApplicationDelete', DRAFT, requestNo)).inner).toBe(INNER.success)
  expect((await write('ftApplicationDelete', DRAFT)).inner).toBe(INNER.notOwner)
})

test('an application in review is taken back and then stays as it is', async () => {
  expect((await write('ftApplicationWithdraw', IN_REVIEW)).data).toEqual({ ftApplyStatus: '90' })
  const [row] = (await dataOf(browser, 'ftApplicationList', { status: '90', ...all })).list
  expect(row).toMatchObject({ applyId: IN_REVIEW, canWithdraw: '0', statusNote: '您已撤回申请。' })
  expect(row?.withdrawReason).toBe('申请已撤回，不能撤回')
  expect((await write('ftApplicationWithdraw', IN_REVIEW)).inner).toBe(INNER.stateConflict)
})

test.each([
  ['a draft', DRAFT, undefined],
  ['one that was returned', IN_REVIEW, { section: 'setup', field: 'trustName', content: '名称已被使用' }],
] as const)(
  '%s is taken back as well, with what was filled in, and cannot go on',
  async (_, applyId, remark) => {
    if (remark) {
      const returned = { isPassed: false, reason: '', remarks: [remark] }
      await browser.control('POST', 'office', { kind: 'ftApplication', id: applyId, ...returned })
    }
    const before = remark ? FT_APPLY_STATUS.returned : FT_APPLY_STATUS.draft
    expect(await dataOf(browser, 'ftApplicationDetail', { applyId })).toMatchObject({ ftApplyStatus: before })
    expect((await write('ftApplicationWithdraw', applyId)).data).toEqual({ ftApplyStatus: '90' })
    const detail = await dataOf(browser, 'ftApplicationDetail', { applyId })
    expect(detail).toMatchObject({ ftApplyStatus: FT_APPLY_STATUS.withdrawn, canWithdraw: '0' })
    expect((await browser.call('ftApplicationSubmit', { applyId, requestNo: randomUUID() })).inner).toBe(
      INNER.stateConflict,
    )
    expect((await write('ftApplicationDelete', applyId)).inner).toBe(INNER.stateConflict)
  },
)

test.each([
  ['ftApplicationDelete', IN_REVIEW],
  ['ftApplicationDelete', 'FA1'],
  ['ftApplicationWithdraw', 'FA1'],
  ['ftApplicationWithdraw', 'FA2'],
] as const)('%s of %s conflicts with its state and changes nothing', async (name, applyId) => {
  const before = await dataOf(browser, 'ftApplicationList', all)
  expect((await write(name, applyId)).inner).toBe(INNER.stateConflict)
  expect(await dataOf(browser, 'ftApplicationList', all)).toEqual(before)
})

test.each([
  ['U2', ['QI']],
  ['U3', ['AUTH', 'CRS', 'RISK', 'QI']],
  ['U4', ['ID', 'RISK', 'QI']],
  ['U5', ['AUTH', 'CRS', 'RISK', 'QI']],
])('the gates of %s are open in order', async (customer, codes) => {
  await browser.loginAs(customer)
  const { gates, list } = await dataOf(browser, 'ftApplicationList', all)
  expect(gates.map(({ code }) => code)).toEqual(codes)
  for (const { msg } of gates) expect(msg).toMatch(/[\u4e00-\u9fff]{6,}/)
  expect(list).toEqual([])
})

describe('gates by day', () => {
  const [seed] = CUSTOMERS
  const customer = {
    auth_status: seed?.authStatus,
    id_expire_date: '2026-11-20',
    tax_declared: '1',
    risk_level: 'C4',
    risk_expire_date: '2026-11-20',
    qualified_status: '2',
    qualified_expire_date: '2026-11-20',
  } as CustomerRow

  test.each([
    ['2026-11-20', []],
    ['2026-11-21', ['ID', 'RISK', 'QI']],
  ])('what is valid to 2026-11-20 holds on that day: %s', (today, codes) => {
    expect(openGates(customer, today).map(({ code }) => code)).toEqual(codes)
  })
})

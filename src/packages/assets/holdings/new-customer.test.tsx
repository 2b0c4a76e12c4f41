import TestUtils from '@tarojs/test-utils-react'
import { fakeTransport } from '@test/transport'
import type { UserDetail } from '@/contract/user'
import { openPage } from '@/platform/pages/navigation'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { NewCustomer } from './new-customer'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const utils = new TestUtils()

const show = (user: object) =>
  utils.mount(() => (
    <StoresProvider stores={new RootStore(fakeTransport({}).transport)}>
      <NewCustomer user={user as UserDetail} />
    </StoresProvider>
  ))

afterEach(() => {
  jest.mocked(openPage).mockClear()
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

const QUALIFIED = { qualifiedStatus: '2', qualifiedExpireDate: '2099-01-01' }
const TESTED = { ...QUALIFIED, customerRiskLevel: 'C3', riskExpireDate: '2099-01-01' }
const links = () => [...document.querySelectorAll<HTMLElement>('.row-link[role=link]')]

test.each([
  ['nobody has tested', {}, 1],
  ['it has expired', { customerRiskLevel: 'C2', riskExpireDate: '2020-01-01' }, 1],
  ['it counts', TESTED, 0],
])('the risk test leads on where %s: %p', async (_name, user, count) => {
  await show({ ...QUALIFIED, authStatus: '2', taxDeclared: '1', ...user })
  expect(links()).toHaveLength(count)
  links()[0]?.click()
  const [opened] = jest.mocked(openPage).mock.calls
  expect(opened?.[0].includes('suitability/risk/risk-overview/index') ?? false).toBe(count > 0)
})

test.each([
  ['nobody has proved who they are', '0', 1],
  ['it has expired', '4', 1],
  ['it counts', '2', 0],
])('the ID card leads on where %s', async (_name, authStatus, count) => {
  await show({ authStatus, taxDeclared: '1', ...TESTED })
  expect(links()).toHaveLength(count)
  links()[0]?.click()
  const [opened] = jest.mocked(openPage).mock.calls
  expect(opened?.[0].includes('identity/real-name/identity-scan/index') ?? false).toBe(count > 0)
})

test('an expired risk test is not called done, and says what to do', async () => {
  const user = { authStatus: '2', taxDeclared: '1', customerRiskLevel: 'C2', riskExpireDate: '2020-01-01' }
  await show(user)
  const words = document.body.textContent
  expect(words.match(/已完成|待完成/g)).toEqual(['已完成', '已完成', '待完成'])
  expect(words).toMatch(/3\. 风险承受能力测评已过期，请重新办理。.*重新测评/)
})

test('the tax declaration leads on once the papers are there, and not before', async () => {
  await show({ authStatus: '0', taxDeclared: '0', ...TESTED })
  expect(links().map(link => link.textContent)).toEqual([expect.stringContaining('实名认证')])
  utils.unmout()
  await show({ authStatus: '2', taxDeclared: '0', ...TESTED })
  expect(links().map(link => link.textContent)).toEqual([expect.stringContaining('税收居民身份声明')])
  links()[0]?.click()
  expect(jest.mocked(openPage).mock.calls[0]?.[0]).toContain('identity/tax/tax-type/index')
})

test.each([
  ['nobody has applied', { qualifiedStatus: '0', qualifiedExpireDate: '' }, 1],
  ['it has expired', { qualifiedStatus: '2', qualifiedExpireDate: '2020-01-01' }, 1],
  ['it counts', {}, 0],
])('the qualified investor leads on where %s: %p', async (_name, user, count) => {
  await show({ authStatus: '2', taxDeclared: '1', ...TESTED, ...user })
  expect(links()).toHaveLength(count)
  links()[0]?.click()
  const [opened] = jest.mocked(openPage).mock.calls
  expect(opened?.[0].includes('suitability/investor/investor-declaration/index') ?? false).toBe(count > 0)
})

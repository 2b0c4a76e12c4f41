import TestUtils from '@tarojs/test-utils-react'
import type { ComponentType } from 'react'
import { fakeTransport, inner } from '@test/transport'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import BeneficiariesPage from '../benefits/beneficiaries'
import ContractsPage from '../overview/contracts'
import NetValuesPage from '../overview/net-values'
import PlanPage from '../plan/plan'
import PrincipalPage from '../overview/principal'
import SchemePage from '../benefits/scheme'
import TradePage from '../trades/trade'
import TradesPage from '../trades/trades'

const mockBack = jest.fn()

// Taro's page hooks need a page around them; journeys in a browser cover the real ones.
jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => true,
  closePage: () => mockBack() as undefined,
  usePageQuery: () => ({ trustId: 'FT1', tradeId: 'TT1' }),
  usePageAddress: () => 'page',
  usePageShow: () => undefined,
  usePageHide: () => undefined,
}))
jest.mock('@/platform/pages/scroll', () => ({ useReachBottom: () => undefined }))

const utils = new TestUtils()
const body = () => document.body.textContent ?? ''

async function until(check: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !check(); turn += 1) await new Promise(resolve => setTimeout(resolve, 10))
  expect(check()).toBe(true)
}

const REFUSED = inner('10060001', '您无权查看该内容')

async function open(Page: ComponentType) {
  const { transport, calls } = fakeTransport(new Proxy({}, { get: () => REFUSED }))
  const root = new RootStore(transport)
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <Page />
    </StoresProvider>
  ))
  await until(() => body().includes('您无权查看该内容'))
  return calls.map(({ name }) => name)
}

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
  mockBack.mockClear()
})

test.each<[string, ComponentType, string]>([
  ['the trust', PrincipalPage, 'trustPositionDetail'],
  ['its beneficiaries', BeneficiariesPage, 'beneficiaryList'],
  ['its plans of distribution', SchemePage, 'distSchemeDetail'],
  ['its trades', TradesPage, 'trustTradeList'],
  ['one of its trades', TradePage, 'trustTradeDetail'],
  ['its net values', NetValuesPage, 'trustNetValueList'],
  ['its contracts', ContractsPage, 'trustContractList'],
  ['its investment plan', PlanPage, 'investmentPlanDetail'],
])('who may not see %s reads so, without a figure, and can go back', async (_name, Page, endpoint) => {
  const asked = await open(Page)
  expect(asked).toEqual([endpoint])
  // The hotline and the number of the error are the only figures.
  const figures = body()
    .replace(/400-000-0000/g, '')
    .replace('10060001', '')
  expect(figures).not.toMatch(/\d/)
  expect(body()).not.toContain('重试')
  const back = [...document.querySelectorAll('button')].find(button => button.textContent === '返回')
  back?.click()
  expect(mockBack).toHaveBeenCalledTimes(1)
})

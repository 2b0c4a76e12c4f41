/** @jest-environment jsdom */
import { fakeTransport, flush, outer, success } from '@test/transport'
import { query } from '@/api/query'
import { assetReportLotteryInfo } from '@/contract/asset-report'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from './root-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  closePage: jest.fn(() => Promise.resolve()),
  hasPageBelow: jest.fn(() => false),
}))

const USER = { id: 'C1', telephone: '19900000001', birDate: '1968-03-15', nameMask: '林*远' }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('an expired session leads nowhere once the customer is there again, however soon', async () => {
  const { transport } = fakeTransport({
    userDetail: success(USER),
    assetReportLotteryInfo: outer('00000008', '会话已过期'),
  })
  const root = new RootStore(transport)
  root.navigation.arrived('report/entry', {})
  await root.user.fetchForNavigation('customer')
  const asked = root.read(assetReportLotteryInfo, query('assetReportLotteryInfo')())
  await expect(asked).rejects.toMatchObject({ kind: 'sessionExpired' })
  root.user.expectCustomer()
  await root.user.fetchForNavigation('customer')
  jest.advanceTimersByTime(1000)
  await flush()
  expect(openPage).not.toHaveBeenCalled()
})

import TestUtils from '@tarojs/test-utils-react'
import { tradeOf } from '@test/trade'
import { fakeTransport } from '@test/transport'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { ChangedTrades } from './changed-trades'
import { TradeRow } from './trade-row'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const utils = new TestUtils()

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

test('a row that stands below its page says cancelled once the trade is', async () => {
  const root = new RootStore(fakeTransport({}).transport)
  const trade = tradeOf({ tradeStatus: '0' })
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <TradeRow trade={trade} onTap={() => undefined} />
    </StoresProvider>
  ))
  expect(document.body.textContent).toContain('已受理')
  await utils.act(() => root.get(ChangedTrades).note('T1', { from: '0', to: '5' }))
  expect(document.body.textContent).toContain('已撤销')
  expect(document.body.textContent).not.toContain('已受理')
})

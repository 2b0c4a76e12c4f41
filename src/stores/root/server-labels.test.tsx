import TestUtils from '@tarojs/test-utils-react'
import { fakeTransport, flush, http, success } from '@test/transport'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { SEX } from '@/contract/tables/customer'
import { TRADE_TYPE } from '@/contract/tables/trade'
import { RootStore } from './root-store'
import { keepServerLabels, loadServerLabels } from './server-labels'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const utils = new TestUtils()
const Labels = observer(() => (
  <p>
    {[labelOf(TRADE_TYPE, '01'), labelOf(TRADE_TYPE, '99'), labelOf(SEX, '1'), labelOf(SEX, '7')].join(' ')}
  </p>
))
const load = async (answer: ReturnType<typeof http>) => {
  const { transport, calls } = fakeTransport({ dictQuery: answer })
  await loadServerLabels(new RootStore(transport))
  await flush()
  return calls
}

test('labels are the tables’ own until the server’s come, which a page on the screen then shows', async () => {
  await utils.mount(() => <Labels />)
  expect(document.body.textContent).toBe('认购 -- 男 --')
  await load(http(500))
  expect(document.body.textContent).toBe('认购 -- 男 --')
  const entry = (code: string, name: string) => ({ code, name, sort: 1 })
  const calls = await load(
    success({ tradeType: [entry('01', '首次认购'), entry('99', '其他交易')], unheardOf: [] }),
  )
  expect(document.body.textContent).toBe('首次认购 其他交易 男 --')
  expect(calls.map(({ name, body }) => [name, body.showLoading])).toEqual([['dictQuery', false]])
  utils.unmout() // the library spells it so
})

test('labels that did not come are asked for when the connection is back, and no more once they came', async () => {
  const answers = [http(500), http(502), success({ tradeType: [] })]
  const { transport, calls } = fakeTransport({ dictQuery: () => answers.shift() ?? http(500) })
  const stop = keepServerLabels(new RootStore(transport))
  await flush()
  for (const _time of [1, 2, 3, 4]) {
    window.dispatchEvent(new Event('online'))
    await flush()
  }
  expect(calls).toHaveLength(3)
  stop()
})

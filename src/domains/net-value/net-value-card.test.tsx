import TestUtils from '@tarojs/test-utils-react'
import { fakeTransport, flush } from '@test/transport'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { NetValueCard } from './net-value-card'
import { NetValueStore } from './net-value-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(),
  hasPageBelow: () => false,
  usePageHide: () => undefined,
  usePageShow: () => undefined,
}))

const utils = new TestUtils()
const SERIES = {
  list: [
    { date: '2026-11-18', netValue: '1.0600', benchmarkValue: '' },
    { date: '2026-11-19', netValue: '1.0632', benchmarkValue: '' },
  ],
  periodReturn: '0.30',
  maxDrawdown: '0.00',
}

const chosen = () =>
  [...document.querySelectorAll('[aria-label="区间"] [role="radio"][aria-checked="true"]')].map(
    ({ textContent }) => textContent,
  )

test('one range at a time is the chosen one, none beside days of the customer; who reviews the values is said', async () => {
  const store = new NetValueStore(() => Promise.resolve(SERIES as never))
  const root = new RootStore(fakeTransport({}).transport)
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <NetValueCard title="单位净值" store={store} />
    </StoresProvider>
  ))
  await flush()
  expect(document.body.textContent).toContain('历史表现不代表未来收益。净值以托管行复核为准。')
  expect(chosen()).toEqual(['近1年'])
  store.show({ range: '3m' })
  await flush()
  expect(chosen()).toEqual(['近3月'])
  store.show({ startDate: '2026-01-01', endDate: '2026-06-30' })
  await flush()
  expect(chosen()).toEqual([])
  utils.unmout() // the library spells it so
})

import TestUtils from '@tarojs/test-utils-react'
import { fakeTransport, success } from '@test/transport'
import { until } from '@test/until'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { SessionWatch } from './session-watch'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
  usePageHide: () => undefined,
  usePageShow: () => undefined,
}))

const utils = new TestUtils()
const times = (idleSecondsLeft: number) => ({
  handle: 'handle-0001',
  idleSeconds: 1800,
  idleSecondsLeft,
  secondsLeft: 43_200,
})

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)

test('the session can be gone on with at every warning, not at the first alone', async () => {
  let left = 40
  const { transport, calls } = fakeTransport({
    userDetail: () =>
      success({ id: 'C1', telephone: '19900000001', birDate: '1968-03-15', session: times(left) }),
    sessionStatus: () => success({ session: times(left) }),
  })
  const root = new RootStore(transport)
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <SessionWatch />
    </StoresProvider>
  ))
  for (const round of [1, 2]) {
    left = 40
    await root.user.fetchForNavigation('customer')
    await until(`warning ${round}`, () => button('继续使用') !== undefined)
    left = 1800
    const known = calls.length
    button('继续使用')?.click()
    await until(`the end put off ${round}`, () => calls.length > known && !button('请稍候'))
  }
  root.user.forget()
  utils.unmout() // the library spells it so
})

import TestUtils from '@tarojs/test-utils-react'
import { fakeTransport, flush } from '@test/transport'
import { copyText } from '@/platform/host/clipboard'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { SerialNo } from './serial-no'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))
jest.mock('@/platform/host/clipboard', () => ({ copyText: jest.fn() }))

const utils = new TestUtils()
const copied = jest.mocked(copyText)

/** What the customer is told after a tap on the sign beside the number. */
async function copyOf(value: string) {
  const root = new RootStore(fakeTransport({}).transport)
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <SerialNo value={value} />
    </StoresProvider>
  ))
  document.querySelector<HTMLElement>('.copy-sign')?.click()
  await flush()
  return root.ui.toast
}

beforeEach(() => {
  copied.mockReset().mockResolvedValue({ kind: 'done' })
})
afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

test('the serial number is copied alone', async () => {
  expect(await copyOf('2026102700113')).toMatchObject({ text: '已复制', tone: 'success' })
  expect(copied.mock.calls).toEqual([['2026102700113']])
})

test('it says so when the host refuses', async () => {
  copied.mockResolvedValue({ kind: 'failed', message: '复制失败，请长按文字复制' })
  expect(await copyOf('2026102700113')).toMatchObject({ text: '复制失败，请长按文字复制', tone: 'error' })
})

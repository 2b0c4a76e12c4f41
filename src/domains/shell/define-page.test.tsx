/** @jest-environment jsdom */
import TestUtils from '@tarojs/test-utils-react'
import { View } from '@tarojs/components'
import { fakeTransport } from '@test/transport'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { definePage } from './define-page'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  closePage: jest.fn(),
  hasPageBelow: () => false,
}))

const utils = new TestUtils()

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  utils.unmout() // the library spells it so
  jest.restoreAllMocks()
})

function Breaking(): never {
  throw new TypeError('undefined is not a function')
}

const pages: Readonly<Record<string, () => React.ReactNode>> = {
  'its own body': () => Breaking(),
  'what lies beside its shell': () => (
    <>
      <View>内容</View>
      <Breaking />
    </>
  ),
}

test.each(Object.entries(pages))('a page that breaks in %s says so and offers a way on', async (_, Body) => {
  const root = new RootStore(fakeTransport({}).transport)
  root.ui.setScale(150)
  const Page = definePage(() => <>{Body()}</>)
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <Page />
    </StoresProvider>
  ))
  const shown = document.body.textContent
  expect(shown).toContain('暂时无法显示')
  expect(shown).toContain('您的资产与数据不受影响。')
  expect(shown).toContain('重试')
  // In care mode as the page would have been.
  expect(document.querySelector('.page-shell.care')).not.toBeNull()
})

test('a page that holds is drawn as it is, and follows the stores', async () => {
  const root = new RootStore(fakeTransport({}).transport)
  const Page = definePage(() => <View>{`${root.ui.scale}`}</View>)
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <Page />
    </StoresProvider>
  ))
  root.ui.setScale(200)
  await utils.act(() => undefined)
  expect(document.body.textContent).toBe('200')
})

import TestUtils from '@tarojs/test-utils-react'
import { giveTaro, resetTaro } from '@test/fake-taro'
import { useEffect, useState } from 'react'
import { useLeaveGuard } from './leave-guard.weapp'

const hooks: Record<string, () => void> = {}
jest.mock('@tarojs/taro', () => {
  const fake = jest.requireActual<object>('@test/fake-taro')
  const hook = (name: string) => (handle: () => void) => void (hooks[name] = handle)
  return {
    __esModule: true,
    ...fake,
    useDidShow: hook('show'),
    useDidHide: hook('hide'),
    useUnload: hook('unload'),
  }
})

const utils = new TestUtils()
let setUnsaved: (isUnsaved: boolean) => void = () => undefined
let setOpen: (isOpen: boolean) => void = () => undefined
/** What WeChat was told, by whom it took it for: the page in front. */
let told: string[]
let front: string

function Guard() {
  const [isUnsaved, set] = useState(false)
  useEffect(() => {
    setUnsaved = set
  }, [])
  useLeaveGuard(isUnsaved, '会丢失', () => Promise.resolve(true))
  return null
}
function Page() {
  const [isOpen, set] = useState(true)
  useEffect(() => {
    setOpen = set
  }, [])
  return isOpen ? <Guard /> : null
}

const cover = () => {
  hooks.hide?.()
  front = 'other'
}
const comeBack = () => {
  front = 'form'
  hooks.show?.()
}

beforeEach(async () => {
  told = []
  front = 'form'
  giveTaro({
    enableAlertBeforeUnload: ({ message }: { message: string }) => void told.push(`${front}: ${message}`),
    disableAlertBeforeUnload: () => void told.push(`${front}: none`),
  })
  await utils.mount(() => <Page />)
})
afterEach(() => {
  utils.unmout() // the library spells it so
  resetTaro()
})
const type = async (isUnsaved: boolean) => {
  await utils.act(() => setUnsaved(isUnsaved))
}

test('a page that never had anything to lose says nothing of it', () => {
  cover()
  comeBack()
  expect(told).toEqual([])
})

test('what is unsaved is asked about, and no more once it is saved', async () => {
  await type(true)
  await type(false)
  expect(told).toEqual(['form: 会丢失', 'form: none'])
})

test('the question goes as the page is covered, and is put anew on the way back', async () => {
  await type(true)
  cover()
  comeBack()
  expect(told).toEqual(['form: 会丢失', 'form: none', 'form: 会丢失'])
})

test('what was saved while another page lay over it is not asked about any more, and the other page hears nothing', async () => {
  await type(true)
  cover()
  await type(false)
  comeBack()
  expect(told).toEqual(['form: 会丢失', 'form: none', 'form: none'])
})

test('what came up while the page was covered is asked about once it is back', async () => {
  cover()
  await type(true)
  expect(told).toEqual([])
  comeBack()
  expect(told).toEqual(['form: 会丢失'])
})

test('the page that comes to the front by the way back keeps its own question', async () => {
  await type(true)
  hooks.unload?.()
  front = 'other'
  await utils.act(() => setOpen(false))
  expect(told).toEqual(['form: 会丢失', 'form: none'])
})

test('a part of a page that goes takes its question along', async () => {
  await type(true)
  await utils.act(() => setOpen(false))
  expect(told).toEqual(['form: 会丢失', 'form: none'])
})

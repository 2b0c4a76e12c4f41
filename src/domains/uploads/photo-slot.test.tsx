import TestUtils from '@tarojs/test-utils-react'
import { observable, runInAction } from 'mobx'
import { flushSync } from 'react-dom'
import { type PhotoHolder, PhotoSlot } from './photo-slot'

const calls = {
  pick: jest.fn(() => Promise.resolve()),
  useAnyway: jest.fn(() => Promise.resolve()),
  retry: jest.fn(() => Promise.resolve()),
  clear: jest.fn(),
  openSettings: jest.fn(),
}
const utils = new TestUtils()
beforeEach(() => jest.clearAllMocks())
afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

function holder(state: Partial<PhotoHolder>): PhotoHolder {
  return observable(
    {
      phase: 'empty',
      preview: undefined,
      quality: undefined,
      error: undefined,
      isRefused: false,
      isAppAsked: false,
      canUseAnyway: false,
      canRetry: false,
      isBusy: false,
      rule: { subject: 'card' },
      upload: { progress: 0, phase: 'idle' },
      ...state,
      ...calls,
    },
    undefined,
    { deep: false },
  )
}

const show = async (state: Partial<PhotoHolder> = {}, more: object = {}) => {
  const store = holder(state)
  await utils.mount(() => (
    <PhotoSlot store={store} title="国徽面" hint="有签发机关的一面" frame="back" {...more} />
  ))
  return store
}
const change = (store: PhotoHolder, state: Partial<PhotoHolder>) =>
  flushSync(() => runInAction(() => void Object.assign(store, state)))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const buttons = () => all('button').map(button => button.textContent)
const named = (name: string) => all(`[aria-label="${name}"], [alt="${name}"]`)[0]
const told = (role: string) => all(`[role="${role}"]`).map(element => element.textContent)
const said = () => told('status')
const tap = (name: string) => {
  const button = all('button').find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`no ${name} among ${buttons().join()}`)
  button.click()
}

test('empty: a name, a camera and an album', async () => {
  await show()
  expect([named('国徽面')?.getAttribute('role'), all('h2')[0]?.textContent]).toEqual(['group', '国徽面'])
  expect(buttons()).toEqual(['拍摄国徽面', '从相册选择'])
  tap('拍摄国徽面')
  tap('从相册选择')
  expect(calls.pick.mock.calls).toEqual([['camera'], ['album']])
})

test('without the consent nothing opens, both ways say why, and a tap leads to it', async () => {
  const onDisabledTap = jest.fn()
  await show({}, { disabledReason: '请先勾选单独同意', onDisabledTap })
  for (const button of all('button')) {
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('请先勾选单独同意')
    button.click()
  }
  expect([calls.pick.mock.calls.length, onDisabledTap.mock.calls.length]).toEqual([0, 2])
})

test('while the camera is open it can be asked for again', async () => {
  await show({ phase: 'picking' })
  expect(said()).toEqual(['请在打开的相机或相册中完成，没有打开可以再点一次'])
  tap('拍摄国徽面')
  expect(calls.pick).toHaveBeenCalledTimes(1)
})

test('once the app was asked, the way to its settings is there: it does not tell that the camera stayed shut', async () => {
  await show({ phase: 'picking', isAppAsked: true })
  expect(said()).toEqual([
    '请在打开的相机或相册中完成，没有打开可以再点一次；没有允许使用相机的，请先在设置中打开去设置',
  ])
  tap('去设置')
  expect(calls.openSettings).toHaveBeenCalledTimes(1)
})

test('sending: the photo, how far it has come, and a way to give it up', async () => {
  const upload = { progress: 0.456, phase: 'uploading' as const }
  const store = await show({ phase: 'uploading', isBusy: true, preview: 'blob:1', upload })
  expect(named('国徽面照片')?.getAttribute('src')).toBe('blob:1')
  expect(named('正在上传 45%')?.getAttribute('role')).toBe('img')
  expect(buttons()).toEqual(['取消'])
  change(store, { upload: { progress: 0.5, phase: 'waiting' } })
  expect(named('网络断开，恢复后自动继续（已传 50%）')).toBeDefined()
  tap('取消')
  expect(calls.clear).toHaveBeenCalledTimes(1)
})

test.each([
  [{ problems: [], isSure: true }, '清晰，四角完整，无反光'],
  [{ problems: [], isSure: false }, '未能判断是否拍全，可以继续'],
  [undefined, '已上传'],
] as const)('ready with %j: %s', async (quality, words) => {
  await show({ phase: 'ready', preview: 'blob:1', quality })
  expect(said()).toEqual([words])
  tap('重拍')
  expect(calls.pick.mock.calls).toEqual([['camera']])
})

test('used all the same, its fault stays told', async () => {
  await show({ phase: 'ready', preview: 'blob:1', quality: { problems: ['glare'], isSure: true } })
  expect(said()).toEqual(['有反光，请避开灯光换个角度再拍'])
})

test('a fault: the worst alone is told, and the way to use it all the same only where the rule has it', async () => {
  const quality = { problems: ['blurred', 'cut'] as const, isSure: true }
  const store = await show({ phase: 'problem', preview: 'blob:1', quality })
  expect(said()).toEqual(['照片模糊，请拿稳手机再拍'])
  expect(buttons()).toEqual(['重拍', '从相册选择'])
  change(store, { canUseAnyway: true })
  tap('仍用这张')
  expect(calls.useAnyway).toHaveBeenCalledTimes(1)
})

test('failed: what to do next, first the way that keeps what has arrived', async () => {
  await show({ phase: 'failed', preview: 'blob:1', error: '还没有传完', canRetry: true })
  expect(told('alert')).toEqual(['还没有传完'])
  expect(buttons()).toEqual(['继续上传', '重拍', '从相册选择'])
  tap('继续上传')
  expect(calls.retry).toHaveBeenCalledTimes(1)
})

test('refused by the host: the way to its settings', async () => {
  await show({ error: '没有使用摄像头的权限', isRefused: true })
  tap('去设置')
  expect(calls.openSettings).toHaveBeenCalledTimes(1)
  expect(buttons()).toContain('拍摄国徽面')
})

test('a reviewer’s words stand above', async () => {
  await show({ phase: 'ready' }, { remark: '照片不清楚' })
  expect(all('.note')[0]?.textContent).toBe('审核意见：照片不清楚')
  expect(all('.photo-slot__ground')[0]?.textContent).toBe('照片已上传')
})

import TestUtils from '@tarojs/test-utils-react'
import { giveTaro, refusal, resetTaro } from '@test/fake-taro'
import type { CameraTrouble } from './clip-camera.types'
import { ClipCameraView } from './clip-camera.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

let onError: ((event: object) => void) | undefined
jest.mock('@tarojs/components', () => ({
  Camera: (props: { onError: (event: object) => void }) => {
    onError = props.onError
    return null
  },
}))

const REFUSED = {
  kind: 'refused',
  message: '没有使用摄像头的权限：请在设置中打开“摄像头”，再返回这里',
}
const UNANSWERED = {
  kind: 'refused',
  message: '没有收到您的选择：请再点一次，允许使用摄像头。如果没有询问您，请到设置中打开“摄像头”',
}
const FAILED = { kind: 'failed', message: '暂时无法打开摄像头，请稍后再试' }

const utils = new TestUtils()
const onTrouble = jest.fn<void, [CameraTrouble]>()
const open = async () => {
  await utils.mount(() => <ClipCameraView label="" onReady={() => undefined} onTrouble={onTrouble} />)
  await utils.act(() => Promise.resolve())
}

afterEach(() => {
  utils.unmout() // the library spells it so
  resetTaro()
  onTrouble.mockReset()
})

test.each([
  ['auth deny', REFUSED],
  ['authorize no response', UNANSWERED],
  ['system error', FAILED],
  ['timeout', FAILED],
  [
    'privacy permission is not authorized',
    { kind: 'failed', message: '录制需要您先同意隐私保护指引，请再点一次并选择同意' },
  ],
])('asked for the camera, WeChat answers %p', async (reason, trouble) => {
  giveTaro({ authorize: refusal(`authorize:fail ${reason}`) })
  await open()
  expect(onTrouble.mock.calls).toEqual([[trouble]])
})

test.each([
  [{ detail: {} }, REFUSED],
  [{ detail: { errMsg: 'insertCamera:fail auth deny' } }, REFUSED],
  [{ detail: { errMsg: 'insertCamera:fail system error' } }, FAILED],
])('a camera that ends with %p', async (event, trouble) => {
  giveTaro({ authorize: () => Promise.resolve({}) })
  await open()
  onError?.(event)
  expect(onTrouble.mock.calls).toEqual([[trouble]])
})

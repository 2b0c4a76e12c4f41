/** @jest-environment jsdom */
import TestUtils from '@tarojs/test-utils-react'
import { ClipCameraView } from './clip-camera.h5'

jest.mock('./sound-watch', () => ({
  watchSound: () => {
    throw new Error('no sound')
  },
}))

test('a camera that opened goes off when what follows fails', async () => {
  const stop = jest.fn()
  const getTracks = () => [{ stop, addEventListener: () => {} }]
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks }) } })
  Object.assign(globalThis, { MediaRecorder: Object.assign(() => {}, { isTypeSupported: () => true }) })
  const utils = new TestUtils()
  await new Promise<unknown>(resolve => {
    const camera = <ClipCameraView label="您的画面" className="" onReady={() => {}} onTrouble={resolve} />
    void utils.mount(() => camera)
  })
  expect(stop).toHaveBeenCalledTimes(1)
  utils.unmout() // the library spells it so
})

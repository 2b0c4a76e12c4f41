/** @jest-environment jsdom */
import TestUtils from '@tarojs/test-utils-react'
import { ClipCameraView, typeHere } from './clip-camera.h5'

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

test.each([
  ['both, as Safari from 18.4 on and newer Chrome', ['video/mp4', 'video/webm'], 'video/mp4'],
  ['MP4 alone', ['video/mp4'], 'video/mp4'],
  ['WebM alone', ['video/webm'], 'video/webm'],
  ['neither', [], undefined],
])('a browser that records %s', (_, kinds, expected) => {
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => undefined } })
  const isTypeSupported = (type: string) => kinds.some(kind => type.startsWith(kind))
  Object.assign(globalThis, { MediaRecorder: Object.assign(() => {}, { isTypeSupported }) })
  expect(typeHere()?.split(';')[0]).toBe(expected)
})

import TestUtils from '@tarojs/test-utils-react'
import { VideoPlayer } from './video-player.h5'

const utils = new TestUtils()

test('a video tells its time and that it does not play, and never begins by itself', async () => {
  const told = jest.fn()
  const failed = jest.fn()
  const props = { className: 'player', label: '投资者教育', src: '/v.mp4', posterUrl: '/p.png' }
  await utils.mount(() => <VideoPlayer {...props} onTime={told} onFail={failed} />)
  const video = document.querySelector('video')
  if (!video) throw new Error('no video')
  video.currentTime = 12
  video.dispatchEvent(new Event('timeupdate'))
  expect([told.mock.calls, failed.mock.calls.length]).toEqual([[[12]], 0])
  video.dispatchEvent(new Event('error'))
  expect(failed).toHaveBeenCalledTimes(1)
  expect([video.autoplay, video.controls, video.getAttribute('aria-label')]).toEqual([
    false,
    true,
    '投资者教育',
  ])
  utils.unmout() // the library spells it so
})

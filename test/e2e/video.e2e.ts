/** @run short: files, canvases and media of a browser */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Visit } from './harness'
import { useApp } from './harness'

const app = useApp()
const VIDEO = '/phone/showVideo?videoId=VD1'

const player = (visit: Visit) => visit.page.locator('video')

describe('a video', { concurrency: 1 }, () => {
  it('does not play by itself, and is captioned while it plays', async () => {
    const visit = await app.visit()
    await visit.open(VIDEO)
    await visit.see('文字稿')
    // It knows the film, and was not told to go on by itself.
    await visit.page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
    assert.deepEqual(
      await player(visit).evaluate(video => {
        const { autoplay, paused, played } = video as HTMLVideoElement
        return { autoplay, paused, played: played.length }
      }),
      { autoplay: false, paused: true, played: 0 },
    )
    const caption = visit.page.locator('.video-view__caption')
    await player(visit).evaluate(async video => {
      const element = video as HTMLVideoElement
      element.muted = true
      element.currentTime = 5.2
      await element.play()
    })
    await caption.getByText('委托人设立信托').waitFor()
    await caption.getByText('信托财产独立').waitFor()
    await visit.close()
  })

  it('that cannot be played says so, keeps its text, and is tried again', async () => {
    const visit = await app.visit({ expectedErrors: /Failed to load resource/ })
    await visit.page.route('**/video/*.mp4', route => route.abort())
    await visit.open(VIDEO)
    await visit.see('视频无法播放')
    await visit.see('信托财产独立于委托人')
    await visit.page.unroute('**/video/*.mp4')
    await visit.tap('重试')
    await player(visit).waitFor()
    await visit.close()
  })

  it('tells what it costs on a mobile network before it is fetched', async () => {
    const visit = await app.visit({
      initScript: "Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } })",
    })
    const fetched: string[] = []
    visit.page.on('request', request => {
      if (request.url().endsWith('.mp4')) fetched.push(request.url())
    })
    await visit.open(VIDEO)
    await visit.see('播放约消耗 210 KB 流量')
    assert.deepEqual(fetched, [])
    await visit.tap('继续播放')
    await player(visit).waitFor()
    await visit.close()
  })
})

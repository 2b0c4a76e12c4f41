import { dataOf } from '../testing/answers'
import { cleanUp, startTest } from '../testing/harness'
import { bytesOfVideo } from './videos'

afterAll(cleanUp)

test('a video comes in whole and in the ranges that players ask for', async () => {
  const { sandbox, browser } = await startTest()
  const { url, size, captions, duration } = await dataOf(browser, 'videoInfo', { videoId: 'VD1' })
  const bytes = bytesOfVideo('family-trust.mp4')
  expect(size).toBe(Math.ceil(bytes.length / 1024))
  expect(captions[captions.length - 1]?.to).toBe(duration)

  const whole = await fetch(sandbox.url + url)
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)

  const part = await fetch(sandbox.url + url, { headers: { Range: 'bytes=4-7' } })
  expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  expect((await fetch(sandbox.url + url, { headers: { Range: 'bytes=99999999-' } })).status).toBe(416)
  expect((await fetch(`${sandbox.url}/services/trustAppApi/video/..%2fvideos.ts`)).status).toBe(404)
})

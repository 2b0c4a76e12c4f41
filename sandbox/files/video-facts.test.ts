import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sampleJpeg } from '../testing/sample-files'
import { sampleMp4, sampleWebm } from '../testing/sample-video'
import { fileFacts } from './file-facts'
import { videoFacts } from './video-facts'

const BOTH = { hasPicture: true, hasSound: true }

test.each([
  ['a WebM recorded live', sampleWebm({ seconds: 7 }), { mime: 'video/webm', seconds: 7, ...BOTH }],
  [
    'a WebM without sound',
    sampleWebm({ seconds: 3, hasSound: false }),
    { hasPicture: true, hasSound: false },
  ],
  ['an MP4 of a phone', sampleMp4({ seconds: 9 }), { mime: 'video/mp4', seconds: 9, ...BOTH }],
  ['an MP4 in fragments', sampleMp4({ seconds: 5 }, true), { mime: 'video/mp4', seconds: 5, ...BOTH }],
  [
    'an MP4 without a picture',
    sampleMp4({ seconds: 5, hasPicture: false }),
    { hasPicture: false, hasSound: true },
  ],
])('reads of %s what it holds and how long', (_name, bytes, facts) => {
  expect(videoFacts(bytes)).toMatchObject(facts)
})

test('reads a film that an encoder wrote', () => {
  const film = readFileSync(path.join(__dirname, 'videos/family-trust.mp4'))
  const facts = videoFacts(film)
  expect(facts).toMatchObject({ mime: 'video/mp4', hasPicture: true })
  expect(facts?.seconds).toBeGreaterThan(1)
})

test.each([
  ['a photo', sampleJpeg()],
  ['nothing', Buffer.alloc(0)],
  ['a WebM cut off in its head', sampleWebm({ seconds: 7 }).subarray(0, 30)],
  ['an MP4 cut off in its head', sampleMp4({ seconds: 7 }).subarray(0, 20)],
  ['a film of no length', sampleWebm({ seconds: 0 })],
])('%s is no video', (_name, bytes) => {
  expect(videoFacts(bytes)).toBeUndefined()
})

test('of a WebM that breaks off, what is there counts', () => {
  const whole = sampleWebm({ seconds: 9 })
  expect(videoFacts(whole.subarray(0, whole.length - 500))?.seconds).toBe(6)
})

test('a video is a file without edges', () => {
  expect(fileFacts(sampleWebm({ seconds: 4 }))).toMatchObject({ mime: 'video/webm', width: 0, height: 0 })
})

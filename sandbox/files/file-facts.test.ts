import { CAMERA_WORDS, sampleJpeg, samplePdf, samplePng } from '../testing/sample-files'
import { fileFacts } from './file-facts'

const judged = (bytes: Buffer) => {
  const facts = fileFacts(bytes)
  return facts && [facts.mime, facts.width, facts.height]
}
const cut = (bytes: Buffer, by = 1) => bytes.subarray(0, bytes.length - by)

test.each([
  ['a JPEG', sampleJpeg(1200, 800), ['image/jpeg', 1200, 800]],
  ['a PNG', samplePng(400, 300), ['image/png', 400, 300]],
  ['a PDF', samplePdf(), ['application/pdf', 0, 0]],
])('%s is known by its content', (_name, bytes, expected) => expect(judged(bytes)).toEqual(expected))

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('hello')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing that can run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['an animation', Buffer.from('GIF89a')],
  ['a JPEG that broke off in its scan', cut(sampleJpeg(), 2)],
  ['a JPEG that broke off in its head', sampleJpeg().subarray(0, 30)],
  ['a JPEG without a scan', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a PNG that broke off', cut(samplePng(), 12)],
  ['a PNG with a wrong check sum', Buffer.from(samplePng().map((byte, at) => (at === 20 ? byte ^ 1 : byte)))],
  ['a PDF that broke off', cut(samplePdf(), 30)],
  ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), samplePdf()])],
])('%s is none of them', (_name, bytes) => expect(fileFacts(bytes)).toBeUndefined())

test('what a camera wrote and what follows the picture is not kept; what is kept is the same picture', () => {
  const camera = sampleJpeg()
  const facts = fileFacts(Buffer.concat([camera, Buffer.from('<script>hidden</script>')]))
  const kept = facts?.bytes ?? Buffer.alloc(0)
  expect(camera.includes(CAMERA_WORDS)).toBe(true)
  expect(['GPS', 'made by', 'hidden'].filter(word => kept.includes(word))).toEqual([])
  expect(judged(kept)).toEqual(judged(camera))
  expect(fileFacts(kept)?.bytes.equals(kept)).toBe(true)
  // The scan, byte by byte.
  expect(camera.subarray(-100).equals(kept.subarray(-100))).toBe(true)
})

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE, UPLOAD_STATUS } from '@/contract/tables/upload'
import { UPLOAD_PIECE_BYTES } from '@/contract/upload'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { piecesOf, sampleJpeg, samplePdf, samplePng, sha256Of } from '../testing/sample-files'

let browser: Browser
let stranger: Browser

beforeEach(async () => {
  await cleanUp()
  const { sandbox, browser: own } = await startTest()
  browser = own
  stranger = new (own.constructor as typeof Browser)(sandbox)
  await browser.loginAs('U1')
  await stranger.loginAs('U2')
})
afterAll(cleanUp)

const call = (name: string, data: object, by = browser) => by.call(name, { ...data, requestNo: randomUUID() })

const factsOf = (bytes: Buffer, more: object = {}) => ({
  purpose: UPLOAD_PURPOSE.identity,
  size: bytes.length,
  mime: 'image/jpeg',
  sha256: sha256Of(bytes),
  ...more,
})

async function start(bytes: Buffer, more: object = {}) {
  const { data } = await call('fileUploadStart', factsOf(bytes, more))
  return data as { uploadId: string; pieceSize: number; received: number[]; expireTime: string }
}

const finish = (uploadId: string, by = browser) => call('fileUploadFinish', { uploadId }, by)

async function upload(bytes: Buffer, more: object = {}) {
  const { uploadId, pieceSize } = await start(bytes, more)
  for (const piece of piecesOf(bytes, pieceSize)) await call('fileUploadPiece', { uploadId, ...piece })
  return finish(uploadId)
}

const fileIdOf = (answer: { data: unknown }) => (answer.data as { fileId: string }).fileId
const PHOTO = sampleJpeg(1200, 800, 3 * UPLOAD_PIECE_BYTES - 40_000)

describe('an upload in pieces', () => {
  test('in any order, some of them twice, with lost answers and broken lines, is the file that was sent', async () => {
    const pieces = piecesOf(PHOTO, UPLOAD_PIECE_BYTES)
    expect(pieces.length).toBe(3)
    const course = fc.record({
      order: fc.shuffledSubarray([0, 1, 2, 0, 1, 2], { minLength: 0, maxLength: 6 }),
      restarts: fc.integer({ min: 0, max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(course, async ({ order, restarts }) => {
        const { uploadId } = await start(PHOTO)
        for (const index of order) await call('fileUploadPiece', { uploadId, ...pieces[index] })
        // The device forgot which upload it was: the same file goes on where it was.
        for (let times = 0; times < restarts; times += 1) {
          const again = await start(PHOTO)
          expect(again.uploadId).toBe(uploadId)
          expect(again.received).toEqual([...new Set(order)].sort())
        }
        const { received } = (await browser.call('fileUploadStatus', { uploadId })).data as {
          received: number[]
        }
        const missing = [0, 1, 2].filter(index => !received.includes(index))
        if (missing.length > 0) {
          expect(await finish(uploadId)).toMatchObject({ inner: INNER.stateConflict, data: { received } })
        }
        for (const index of missing) await call('fileUploadPiece', { uploadId, ...pieces[index] })
        const done = await finish(uploadId)
        expect(done).toMatchObject({
          inner: INNER.success,
          data: { mime: 'image/jpeg', width: 1200, height: 800, purpose: UPLOAD_PURPOSE.identity },
        })
        // Its answer got lost: asked again it is the same file.
        expect(fileIdOf(await finish(uploadId))).toBe(fileIdOf(done))
        expect(await browser.call('fileUploadStatus', { uploadId })).toMatchObject({
          data: { status: UPLOAD_STATUS.finished, fileId: fileIdOf(done) },
        })
      }),
      { numRuns: 15 },
    )
  })

  test('a piece that came damaged is refused, and can come again', async () => {
    const { uploadId } = await start(PHOTO)
    const [piece, other] = piecesOf(PHOTO, UPLOAD_PIECE_BYTES)
    const put = (more: object) => call('fileUploadPiece', { uploadId, ...piece, ...more })
    const damaged = { inner: INNER.invalidInput, data: { errors: [{ field: 'pieceBase64' }] } }
    expect(await put({ pieceBase64: other?.pieceBase64 })).toMatchObject(damaged)
    expect(await put({ pieceBase64: piece?.pieceBase64.slice(0, -8) })).toMatchObject(damaged)
    expect(await put({ index: 3 })).toMatchObject({ inner: INNER.invalidInput })
    expect(await put({})).toMatchObject({ data: { received: [0] } })
  })

  test('a whole that is not what was announced begins anew', async () => {
    const other = Buffer.concat([PHOTO.subarray(0, -2), Buffer.from([1, 2])])
    const { uploadId } = await start(PHOTO)
    const put = async (bytes: Buffer) => {
      for (const piece of piecesOf(bytes, UPLOAD_PIECE_BYTES)) {
        await call('fileUploadPiece', { uploadId, ...piece })
      }
    }
    await put(other)
    expect(await finish(uploadId)).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'sha256', msg: '文件在传输中有损坏，请重新上传' }] },
    })
    expect((await start(PHOTO)).received).toEqual([])
    await put(PHOTO)
    expect(await finish(uploadId)).toMatchObject({ inner: INNER.success })
  })

  test('given up is gone', async () => {
    const { uploadId } = await start(PHOTO)
    const [piece] = piecesOf(PHOTO, UPLOAD_PIECE_BYTES)
    await call('fileUploadPiece', { uploadId, ...piece })
    expect(await call('fileUploadCancel', { uploadId })).toMatchObject({
      data: { status: UPLOAD_STATUS.cancelled },
    })
    expect(await call('fileUploadPiece', { uploadId, ...piece })).toMatchObject({ inner: INNER.notOwner })
    expect(await finish(uploadId)).toMatchObject({ inner: INNER.notOwner })
    expect((await start(PHOTO)).received).toEqual([])
  })

  test('given up too late stays finished', async () => {
    const { uploadId } = await start(PHOTO)
    for (const piece of piecesOf(PHOTO, UPLOAD_PIECE_BYTES)) {
      await call('fileUploadPiece', { uploadId, ...piece })
    }
    await finish(uploadId)
    expect(await call('fileUploadCancel', { uploadId })).toMatchObject({
      data: { status: UPLOAD_STATUS.finished },
    })
  })
})

describe('only the owner', () => {
  test('may go on with an upload, end it or ask for it', async () => {
    const { uploadId } = await start(PHOTO)
    const [piece] = piecesOf(PHOTO, UPLOAD_PIECE_BYTES)
    for (const [name, data] of [
      ['fileUploadPiece', piece],
      ['fileUploadFinish', {}],
      ['fileUploadCancel', {}],
      ['fileUploadStatus', {}],
    ] as const) {
      expect([name, (await call(name, { uploadId, ...data }, stranger)).inner]).toEqual([
        name,
        INNER.notOwner,
      ])
    }
    expect((await call('fileUploadStart', factsOf(PHOTO), stranger)).data).not.toMatchObject({ uploadId })
  })

  test('sees what was handed in, by an address that ends', async () => {
    const fileId = fileIdOf(await upload(PHOTO))
    expect(await stranger.call('fileUploadInfo', { fileId })).toMatchObject({ inner: INNER.notOwner })
    expect(await stranger.call('fileUrlQuery', { fileId })).toMatchObject({ inner: INNER.notOwner })
    expect((await browser.fetch(`/services/trustAppApi/file/${fileId}`)).status).toBe(403)
    const { fileUrl } = (await browser.call('fileUploadInfo', { fileId })).data as { fileUrl: string }
    // Nothing but chance and a time: neither whose it is nor what.
    expect(fileUrl).toMatch(/^\/services\/trustAppApi\/file\/[\w-]{24}\?expires=\d+&sig=[\w-]+$/)
    const picture = await browser.fetch(fileUrl)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await picture.arrayBuffer())
    // Three letters alone may stand in the picture's own bytes.
    expect([bytes.includes('GPS 31'), PHOTO.includes('GPS 31')]).toEqual([false, true])
    await browser.advance(601)
    expect((await browser.fetch(fileUrl)).status).toBe(403)
  })
})

test('no log shows a piece', async () => {
  const { uploadId } = await start(PHOTO)
  const [piece] = piecesOf(PHOTO, UPLOAD_PIECE_BYTES)
  await call('fileUploadPiece', { uploadId, ...piece })
  const entry = (await browser.log()).find(({ name }) => name === 'fileUploadPiece')
  expect(entry?.requestData).toMatchObject({ index: 0, pieceBase64: '******' })
})

describe('what may be handed in', () => {
  test.each([
    ['a photo of 12 MB', { size: 12 * 1024 * 1024 }, 'size', '单个文件不超过10MB'],
    ['nothing', { size: 0 }, 'size', '文件是空的，请换一个'],
    ['a page', { mime: 'text/html' }, 'mime', '仅支持JPG、PNG、PDF'],
    ['a document for a photo', { mime: 'application/pdf' }, 'mime', '仅支持JPG、PNG照片'],
    ['an unknown purpose', { purpose: '99' }, 'purpose', '格式不正确'],
  ])('%s is refused before a byte is sent', async (_name, facts, field, msg) => {
    expect(await call('fileUploadStart', factsOf(PHOTO, facts))).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field, msg }] },
    })
  })

  const tax = { purpose: UPLOAD_PURPOSE.tax }
  test.each([
    [
      'a script that calls itself a photo',
      Buffer.from('<script>alert(1)</script>'),
      {},
      '文件打不开或格式不符',
    ],
    ['a document that calls itself a photo', samplePdf(), {}, '仅支持JPG、PNG照片'],
    ['half a photo', PHOTO.subarray(0, 9000), tax, '仅支持JPG、PNG、PDF'],
    ['a photo too small to read', sampleJpeg(1200, 299), {}, '图片太小'],
    ['a picture of immense size', sampleJpeg(65_000, 65_000), {}, '图片尺寸过大'],
  ])('%s is judged by its content', async (_name, bytes, more, msg) => {
    expect(await upload(bytes, more)).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'content', msg: expect.stringContaining(msg) as string }] },
    })
  })

  test.each([
    [
      'a PDF as proof',
      samplePdf(),
      { ...tax, mime: 'application/pdf' },
      { mime: 'application/pdf', width: 0 },
    ],
    ['a PNG that is called a JPEG', samplePng(), {}, { mime: 'image/png', width: 400, height: 300 }],
  ])('%s is kept as what it is', async (_name, bytes, more, expected) => {
    expect(await upload(bytes, more)).toMatchObject({ inner: INNER.success, data: expected })
  })

  test('so many on a day', async () => {
    for (let count = 0; count < 200; count += 1) {
      await call('fileUploadStart', factsOf(PHOTO, { sha256: count.toString(16).padStart(64, '0') }))
    }
    expect(await call('fileUploadStart', factsOf(samplePng()))).toMatchObject({ inner: INNER.quotaExceeded })
    await browser.advance(86_401)
    await browser.loginAs('U1')
    expect(await call('fileUploadStart', factsOf(samplePng()))).toMatchObject({ inner: INNER.success })
  })
})

describe('time', () => {
  test('ends an upload that nothing comes in for, and every piece puts that off', async () => {
    const { uploadId, expireTime } = await start(PHOTO)
    expect(expireTime).toMatch(/^2026-11-21 10:0\d:\d\d$/)
    const [first, second] = piecesOf(PHOTO, UPLOAD_PIECE_BYTES)
    const put = async (piece: object | undefined) => {
      await browser.loginAs('U1')
      return call('fileUploadPiece', { uploadId, ...piece })
    }
    await browser.advance(23 * 3600)
    expect(await put(first)).toMatchObject({ inner: INNER.success })
    await browser.advance(23 * 3600)
    expect(await put(second)).toMatchObject({ data: { received: [0, 1] } })
    await browser.advance(24 * 3600 + 1)
    expect(await put(first)).toMatchObject({ inner: INNER.notOwner })
    expect(await browser.call('fileUploadStatus', { uploadId })).toMatchObject({ inner: INNER.notOwner })
  })

  test('ends a file that no application has taken', async () => {
    const fileId = fileIdOf(await upload(PHOTO))
    await browser.advance(6 * 86_400)
    await browser.loginAs('U1')
    expect(await browser.call('fileUploadInfo', { fileId })).toMatchObject({ inner: INNER.success })
    await browser.advance(86_401)
    await browser.loginAs('U1')
    expect(await browser.call('fileUploadInfo', { fileId })).toMatchObject({ inner: INNER.notOwner })
  })
})

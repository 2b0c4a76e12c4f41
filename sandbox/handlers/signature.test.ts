import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { SIGNATURE_LIMITS } from '@/contract/signature'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { CUSTOMERS } from '../seed/customers'
import { drawPng } from '../static/png'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { piecesOf, sampleJpeg, samplePng, sha256Of } from '../testing/sample-files'
import { verifyTokenOf } from '../testing/verified'

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

const purpose = UPLOAD_PURPOSE.signature
const NAME = CUSTOMERS.find(({ key }) => key === 'U1')?.name ?? ''
/** A thick line across white paper. */
const SIGNED = drawPng(600, 300, (_x, y) => (y > 140 && y < 150 ? [21, 32, 43] : [255, 255, 255]))
const STROKES = [[1000, 5000, 0, 4000, 0, 300]]

interface Answer {
  readonly inner?: string
  readonly data: unknown
}
const call = (name: string, data: object, by = browser) => by.call(name, { ...data, requestNo: randomUUID() })
const errorsOf = ({ data }: Answer) =>
  (data as { errors?: { field: string; msg: string }[] }).errors?.map(({ field, msg }) => `${field}: ${msg}`)

async function upload(bytes: Buffer, more: object = {}, by = browser) {
  const facts = { purpose, size: bytes.length, mime: 'image/png', sha256: sha256Of(bytes), ...more }
  const started = await call('fileUploadStart', facts, by)
  const { uploadId, pieceSize } = started.data as { uploadId: string; pieceSize: number }
  if (!uploadId) return started
  for (const piece of piecesOf(bytes, pieceSize)) await call('fileUploadPiece', { uploadId, ...piece }, by)
  return call('fileUploadFinish', { uploadId }, by)
}
const fileIdOf = async (bytes: Buffer, more: object = {}, by = browser) =>
  ((await upload(bytes, more, by)).data as { fileId: string }).fileId
const save = (more: object, by = browser) => call('signatureSave', { scene: 'taxDeclare', ...more }, by)
const saveDrawn = (imageFileId: string, more: object = {}) =>
  save({ kind: 'drawn', imageFileId, strokes: STROKES, ...more })

test('the picture of a signature is a PNG, and nothing else that calls itself one', async () => {
  expect(errorsOf(await upload(SIGNED, { mime: 'image/jpeg' }))).toEqual(['mime: 仅支持PNG图片'])
  expect(errorsOf(await upload(sampleJpeg()))).toEqual([
    'content: 文件打不开或格式不符，仅支持PNG图片，请换一个',
  ])
  expect((await upload(SIGNED)).inner).toBe(INNER.success)
})

describe('a drawn signature', () => {
  test('is kept with the time of it', async () => {
    const { inner, data } = await saveDrawn(await fileIdOf(SIGNED))
    expect(inner).toBe(INNER.success)
    expect(data).toEqual({
      signFileId: expect.stringMatching(/^[\w-]{24}$/),
      signedAt: expect.stringMatching(/^2026-11-20 10:00:\d\d$/),
    })
  })

  test('serves one picture once, also when it is sent twice', async () => {
    const imageFileId = await fileIdOf(SIGNED)
    const request = {
      scene: 'taxDeclare',
      kind: 'drawn',
      imageFileId,
      strokes: STROKES,
      requestNo: randomUUID(),
    }
    const [first, again] = [
      await browser.call('signatureSave', request),
      await browser.call('signatureSave', request),
    ]
    expect(again.data).toEqual(first.data)
    expect(errorsOf(await saveDrawn(imageFileId))).toEqual(['imageFileId: 签名图片无法识别，请清除重写'])
  })

  test.each([
    ['paper without ink', samplePng(), 'imageFileId: 请先签名'],
    ['nothing but ink', drawPng(400, 300, () => [0, 0, 0]), 'imageFileId: 签名图片无法识别，请清除重写'],
    [
      'a dot',
      drawPng(900, 450, (x, y) => (Math.hypot(x - 450, y - 225) < 6 ? [0, 0, 0] : [255, 255, 255])),
      'imageFileId: 请先签名',
    ],
  ])('%s is none', async (_name, picture, error) => {
    expect(errorsOf(await saveDrawn(await fileIdOf(picture)))).toEqual([error])
  })

  test.each([
    ['no picture', { kind: 'drawn' }, 'imageFileId: 请先签名'],
    [
      'dots',
      {
        kind: 'drawn',
        imageFileId: 'x',
        strokes: [
          [1, 1, 0],
          [5000, 5000, 9],
        ],
      },
      'strokes: 请先签名',
    ],
    [
      'more strokes than a name has',
      { kind: 'drawn', imageFileId: 'x', strokes: Array(SIGNATURE_LIMITS.strokes + 1).fill([1, 1, 0]) },
      'strokes: 笔画过多，请清除重写',
    ],
    [
      'more points than a hand makes',
      {
        kind: 'drawn',
        imageFileId: 'x',
        strokes: Array(41).fill(Array(3 * SIGNATURE_LIMITS.pointsPerStroke).fill(1)),
      },
      'strokes: 笔画过多，请清除重写',
    ],
    ['an unknown picture', { kind: 'drawn', imageFileId: 'x' }, 'imageFileId: 签名图片无法识别，请清除重写'],
  ])('%s is refused', async (_name, more, error) => {
    expect(errorsOf(await save(more))).toEqual([error])
  })

  test('a picture of somebody else, and one that was handed in for something else, are refused alike', async () => {
    const refusal = ['imageFileId: 签名图片无法识别，请清除重写']
    expect(errorsOf(await saveDrawn(await fileIdOf(SIGNED, {}, stranger)))).toEqual(refusal)
    expect(errorsOf(await saveDrawn(await fileIdOf(SIGNED, { purpose: UPLOAD_PURPOSE.tax })))).toEqual(
      refusal,
    )
  })
})

describe('a typed signature', () => {
  const typed = (typedName: string, verifyToken?: string) => save({ kind: 'typed', typedName, verifyToken })

  test('is the registered name with a code, which serves once', async () => {
    const token = await verifyTokenOf(browser, 'U1', 'sign')
    const { inner, data } = await typed(` ${NAME.slice(0, 1)} ${NAME.slice(1)}`, token)
    expect([inner, data]).toEqual([
      INNER.success,
      expect.objectContaining({ signedAt: '2026-11-20 10:00:00' }),
    ])
    expect((await typed(NAME, token)).inner).toBe(INNER.verifyTokenMissing)
  })

  test('another name is refused before a code is asked for, and with one, which then still serves', async () => {
    const refusal = ['typedName: 与证件姓名不一致，请核对后重新输入']
    expect(errorsOf(await typed('林志远'))).toEqual(refusal)
    expect(errorsOf(await typed(''))).toEqual(refusal)
    const token = await verifyTokenOf(browser, 'U1', 'sign')
    expect(errorsOf(await typed('林志远', token))).toEqual(refusal)
    expect((await typed(NAME, token)).inner).toBe(INNER.success)
  })

  test('no code, one for something else, and one of somebody else are refused', async () => {
    const tokens = [
      undefined,
      await verifyTokenOf(browser, 'U1', 'donate'),
      await verifyTokenOf(stranger, 'U2', 'sign'),
    ]
    for (const token of tokens) expect((await typed(NAME, token)).inner).toBe(INNER.verifyTokenMissing)
  })
})

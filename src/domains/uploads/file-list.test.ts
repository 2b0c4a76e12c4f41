/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { UPLOAD_MAX_BYTES, UPLOAD_PIECE_BYTES } from '@/contract/upload'
import { openFile } from '@/platform/host/file'
import type { FileSource } from '@/platform/host/file-bytes.types'
import { openPhotoSettings, takePhoto } from '@/platform/host/photo'
import type { PickedPhoto } from '@/platform/host/photo.types'
import { pickFile } from '@/platform/host/pick-file'
import { RootStore } from '@/stores/root/root-store'
import { piecesOf, sampleJpeg, samplePdf, sha256Of } from '../../../sandbox/testing/sample-files'
import { FileList, WRONG_FILE } from './file-list'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))
jest.mock('@/platform/host/photo', () => ({
  takePhoto: jest.fn(),
  openPhotoSettings: jest.fn(() => Promise.resolve({ kind: 'done' })),
}))
jest.mock('@/platform/host/pick-file', () => ({ pickFile: jest.fn() }))
jest.mock('@/platform/host/file', () => ({ openFile: jest.fn() }))

const picking = jest.mocked(pickFile)
const taking = jest.mocked(takePhoto)
const opening = jest.mocked(openFile)
const release = jest.fn()
const back = new SandboxTransport()

let root: RootStore
let files: FileList

beforeEach(() => {
  back.become('U2')
  root = new RootStore(back.send)
  files = newList()
  jest.clearAllMocks()
})
afterAll(() => back.close())

const newList = () =>
  new FileList(root, {
    purpose: UPLOAD_PURPOSE.qualified,
    max: 2,
    label: '证明材料',
    required: '请上传证明材料',
  })

function source(bytes: Buffer, mime: FileSource['mime']): FileSource {
  return {
    size: bytes.length,
    mime,
    piece: (from, to) => {
      const [piece] = piecesOf(bytes.subarray(from, to), UPLOAD_PIECE_BYTES)
      return Promise.resolve({ base64: piece?.pieceBase64 ?? '', sha256: piece?.sha256 ?? '' })
    },
    sha256: () => Promise.resolve(sha256Of(bytes)),
  }
}

const pdf = (bytes = samplePdf()) =>
  picking.mockResolvedValueOnce({
    kind: 'picked',
    picked: { file: source(bytes, 'application/pdf'), preview: '', release },
  })

/** Grey all over: too dark below 60. */
function photo(light: number, width = 1600): PickedPhoto {
  const pixels = new Uint8Array(480 * 300).map((_, at) => light + (at % 7 === 0 ? 40 : 0))
  const bytes = sampleJpeg(width, 1000)
  return {
    ...{
      width,
      height: 1000,
      preview: 'blob:photo',
      luminance: { width: 480, height: 300, pixels },
      release,
    },
    file: source(bytes, 'image/jpeg'),
  }
}

/** A list with one file, as a form has it. */
async function filled() {
  pdf()
  await files.add('file')
  return files.field.value
}

test('a file is handed in, and the form has it once the server does', async () => {
  expect(files.field.problem).toBe('请上传证明材料')
  const value = await filled()
  expect(value).toEqual([
    { fileId: expect.any(String) as string, mime: 'application/pdf', size: samplePdf().length },
  ])
  expect([files.openReason, files.field.problem]).toEqual([undefined, undefined])
  expect(picking).toHaveBeenCalledWith({ maxBytes: UPLOAD_MAX_BYTES })
})

test('no more than the most are asked for', async () => {
  await filled()
  pdf(Buffer.concat([samplePdf(), samplePdf()]))
  await files.add('file')
  expect([files.field.value.length, files.canAdd]).toEqual([2, false])
  await files.add('file')
  expect(picking).toHaveBeenCalledTimes(2)
})

test.each([
  [{ kind: 'wrong' } as const, WRONG_FILE],
  [{ kind: 'failed', message: '这张照片打不开' } as const, '这张照片打不开'],
  [{ kind: 'unsupported' } as const, '当前环境无法选择文件，请在手机浏览器或App中打开，或联系客服'],
  [{ kind: 'cancelled' } as const, undefined],
])('%j is told, and brings nothing', async (result, problem) => {
  picking.mockResolvedValueOnce(result)
  await files.add('file')
  expect([files.problem, files.list.length]).toEqual([problem, 0])
})

test('a camera that is kept shut has its switch in the settings', async () => {
  taking.mockResolvedValueOnce({ kind: 'refused', message: '没有使用摄像头的权限' })
  await files.add('camera')
  expect([files.problem, files.isRefused]).toEqual(['没有使用摄像头的权限', true])
  files.openSettings()
  expect(openPhotoSettings).toHaveBeenCalled()
  expect([files.problem, files.isRefused]).toEqual([undefined, false])
})

test('what the camera took too dark waits for the customer’s word; what lies in the album does not', async () => {
  taking.mockResolvedValueOnce({ kind: 'picked', photo: photo(10) })
  await files.add('camera')
  const [file] = files.list
  expect([file?.phase, file?.problem, files.field.value]).toEqual(['doubtful', '光线太暗，请到亮处再拍', []])
  expect(files.openReason).toBe('有文件没有上传成功，请处理后继续')
  await file?.useAnyway()
  expect([file?.phase, files.field.value.length]).toEqual(['done', 1])
  taking.mockResolvedValueOnce({ kind: 'picked', photo: photo(12) })
  await files.add('album')
  expect(files.list.map(({ phase }) => phase)).toEqual(['done', 'done'])
})

test('a picture that is too small to read is not taken', async () => {
  taking.mockResolvedValueOnce({ kind: 'picked', photo: photo(200, 299) })
  await files.add('album')
  expect([files.problem, files.list.length]).toEqual(['图片太小，看不清内容，请重新拍摄', 0])
  expect(release).toHaveBeenCalledTimes(1)
})

test('what the server refuses stands in its row, and keeps the form from being sent', async () => {
  pdf(Buffer.from('%PDF-1.4 and nothing more'))
  await files.add('file')
  expect(files.list.map(({ phase, problem, canRetry }) => [phase, problem, canRetry])).toEqual([
    ['failed', '文件打不开或格式不符，仅支持JPG、PNG、PDF，请换一个', false],
  ])
  expect(files.field.problem).toBe('请上传证明材料')
})

test('one that the server has is taken off after a question, one that failed at once', async () => {
  await filled()
  const [file] = files.list
  if (!file) throw new Error('no file')
  const answer = async (isSure: boolean) => {
    const removing = files.remove(file)
    root.ui.settleConfirm(isSure)
    await removing
  }
  await answer(false)
  expect(files.field.value).toHaveLength(1)
  await answer(true)
  expect([files.field.value, files.list]).toEqual([[], []])
  expect(release).toHaveBeenCalled()
})

test('what a draft brings is shown; what the server has no more is said, and is no longer the form’s', async () => {
  const [known] = await filled()
  if (!known) throw new Error('no file')
  const other = newList()
  other.field.fill([known, { ...known, fileId: 'nobody-1' }])
  await new Promise(resolve => setTimeout(resolve))
  expect(other.list.map(({ phase, problem }) => [phase, problem])).toEqual([
    ['done', undefined],
    ['failed', '文件已失效，请删除后重新上传'],
  ])
  expect(other.field.value).toEqual([known])
  other.dispose()
})

describe('looking at what was handed in', () => {
  const toast = () => root.ui.toast?.text

  beforeEach(async () => {
    pdf()
    await files.add('file')
  })

  test('a document is handed over by its address of now, under its name in the list', async () => {
    opening.mockResolvedValueOnce({ kind: 'done' })
    expect(files.list[0]?.canOpen).toBe(true)
    await files.list[0]?.open('证明材料1')
    expect(opening.mock.calls).toEqual([
      [
        {
          url: expect.stringMatching(/^\/services\/trustAppApi\/file\/[\w-]+\?/) as string,
          fileName: '证明材料1.pdf',
          format: 'pdf',
        },
      ],
    ])
    expect(toast()).toBeUndefined()
  })

  test.each([
    [{ kind: 'unsupported' } as const, '这里不能打开文件，请在手机浏览器或APP中查看'],
    [{ kind: 'failed', message: '' } as const, '文件没有打开，请再点一次'],
  ])('%p is told', async (result, text) => {
    opening.mockResolvedValueOnce(result)
    await files.list[0]?.open('证明材料1')
    expect(toast()).toBe(text)
  })

  test('that fails is told, and can be tried again', async () => {
    opening.mockResolvedValueOnce({ kind: 'done' })
    let isFirst = true
    back.instead('fileUploadInfo', send => {
      if (!isFirst) return send()
      isFirst = false
      return { status: 500, statusText: '', body: undefined }
    })
    await files.list[0]?.open('证明材料1')
    expect(toast()).toBe('文件没有打开，请再点一次')
    await files.list[0]?.open('证明材料1')
    expect(opening).toHaveBeenCalledTimes(1)
  })
})

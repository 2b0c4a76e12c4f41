import { giveTaro, refusal, resetTaro } from '@test/fake-taro'
import { fetchFile, fileAction, openFile, showFile } from './file.weapp'
import type { HostFile } from './file.types'
import { forgetFiles } from './made-files.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

const PDF: HostFile = { url: '/services/file?id=1', fileName: '合同.pdf', format: 'pdf' }
const TABLE: HostFile = { url: 'https://files.example.test/a.csv', fileName: '流水.csv', format: 'csv' }

const downloaded = (statusCode: number) =>
  jest.fn(() => Promise.resolve({ tempFilePath: 'wxfile://tmp_1', statusCode }))
const done = () => jest.fn(() => Promise.resolve({}))

const unlink = jest.fn<void, [{ filePath: string }]>()
const removed = () => unlink.mock.calls.map(([{ filePath }]) => filePath)

beforeEach(() => {
  Object.assign(globalThis, { API_ORIGIN: 'https://api.example.test' })
  unlink.mockReset()
  giveTaro({ getFileSystemManager: () => ({ unlink }) })
})
afterEach(resetTaro)

test('the viewer keeps and sends files by its menu, which opens with it', async () => {
  const openDocument = done()
  giveTaro({ downloadFile: downloaded(200), openDocument })
  await openFile(PDF)
  expect([fileAction(), openDocument.mock.calls]).toEqual([
    'menu',
    [[expect.objectContaining({ showMenu: true })]],
  ])
})

test('what was fetched goes with the customer, and what is no file at once', async () => {
  forgetFiles()
  unlink.mockReset()
  giveTaro({ downloadFile: downloaded(200) })
  await fetchFile(PDF)
  expect(removed()).toEqual([])
  forgetFiles()
  forgetFiles()
  expect(removed()).toEqual(['wxfile://tmp_1'])
  giveTaro({ downloadFile: downloaded(500) })
  await fetchFile(PDF)
  expect(removed()).toEqual(['wxfile://tmp_1', 'wxfile://tmp_1'])
})

test('a file that comes after its customer has logged out is shown to nobody', async () => {
  let arrive: (answer: object) => void = () => {}
  const openDocument = done()
  giveTaro({ downloadFile: () => new Promise(resolve => (arrive = resolve)), openDocument })
  const opening = openFile(PDF)
  forgetFiles()
  arrive({ tempFilePath: 'wxfile://tmp_late', statusCode: 200 })
  expect(await opening).toEqual({ kind: 'cancelled' })
  expect([openDocument.mock.calls, removed().at(-1)]).toEqual([[], 'wxfile://tmp_late'])
})

describe('fetching a file', () => {
  it.each([
    [PDF, 'https://api.example.test/services/file?id=1'],
    [TABLE, 'https://files.example.test/a.csv'],
  ])('of %p asks %p', async (file, url) => {
    const downloadFile = downloaded(200)
    giveTaro({ downloadFile })
    await expect(fetchFile(file)).resolves.toBe('wxfile://tmp_1')
    expect(downloadFile).toHaveBeenCalledWith({ url })
  })

  // WeChat keeps the body of any status: an error would be handed to the viewer as if it were the file.
  it.each([[403], [404], [500], [204], [302]])('answered with %d is none', async status => {
    const openDocument = done()
    giveTaro({ downloadFile: downloaded(status), openDocument })
    await expect(fetchFile(PDF)).resolves.toBeUndefined()
    await expect(openFile(PDF)).resolves.toEqual({ kind: 'failed', message: '文件下载失败，请稍后再试' })
    expect(openDocument).not.toHaveBeenCalled()
  })

  it.each([['downloadFile:fail timeout'], ['downloadFile:fail url not in domain list']])(
    '%s',
    async errMsg => {
      giveTaro({ downloadFile: refusal(errMsg) })
      await expect(openFile(PDF)).resolves.toEqual({ kind: 'failed', message: '文件下载失败，请稍后再试' })
    },
  )
})

describe('handing a file over', () => {
  it('shows a PDF in the viewer with its menu, and sends a table to a chat', async () => {
    const openDocument = done()
    const shareFileMessage = done()
    giveTaro({ downloadFile: downloaded(200), openDocument, shareFileMessage })
    await expect(openFile(PDF)).resolves.toEqual({ kind: 'done' })
    await expect(openFile(TABLE)).resolves.toEqual({ kind: 'done' })
    expect(openDocument).toHaveBeenCalledWith({ filePath: 'wxfile://tmp_1', fileType: 'pdf', showMenu: true })
    expect(shareFileMessage).toHaveBeenCalledWith({ filePath: 'wxfile://tmp_1', fileName: '流水.csv' })
  })

  it.each([
    ['openDocument:fail filetype not supported', { kind: 'failed', message: '文件打不开，请稍后再试' }],
    ['openDocument:fail cancel', { kind: 'cancelled' }],
  ])('%s', async (errMsg, result) => {
    giveTaro({ openDocument: refusal(errMsg), shareFileMessage: refusal(errMsg) })
    await expect(showFile('p', PDF)).resolves.toEqual(result)
    await expect(showFile('p', TABLE)).resolves.toEqual(result)
  })

  it('says so where WeChat has no such function', async () => {
    await expect(showFile('p', TABLE)).resolves.toMatchObject({ kind: 'failed' })
    await expect(openFile(PDF)).resolves.toMatchObject({ kind: 'failed' })
  })
})

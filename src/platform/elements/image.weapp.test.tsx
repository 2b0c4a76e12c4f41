import { giveTaro, refusal, resetTaro } from '@test/fake-taro'
import { drawImage, saveImage } from './image.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

const context = { fillRect: jest.fn() }
const sheet = () => ({ width: 0, height: 0, getContext: () => context })

/** A page whose query for the sheet answers this. */
function givePage(found: unknown, more: Record<string, unknown> = {}): void {
  const query = {
    select: () => query,
    fields: () => query,
    exec: (take: (results: unknown[]) => void) => take([found]),
  }
  giveTaro({ nextTick: (run: () => void) => run(), createSelectorQuery: () => query, ...more })
}

const draw = () => drawImage(600, 800, paper => paper.fillRect(0, 0, 1, 1))

afterEach(resetTaro)

describe('drawing a picture', () => {
  it('uses the whole sheet of the page, in its own pixels', async () => {
    const node = sheet()
    const canvasToTempFilePath = jest.fn(() => Promise.resolve({ tempFilePath: 'wxfile://tmp_1.png' }))
    givePage({ node }, { canvasToTempFilePath })
    await expect(draw()).resolves.toBe('wxfile://tmp_1.png')
    expect([node.width, node.height]).toEqual([600, 800])
    const size = { x: 0, y: 0, width: 600, height: 800, destWidth: 600, destHeight: 800 }
    expect(canvasToTempFilePath).toHaveBeenCalledWith({ canvas: node, fileType: 'png', ...size })
  })

  it.each([
    ['no sheet on the page', null, undefined],
    ['a sheet without a node', {}, undefined],
    ['no file of the canvas', { node: sheet() }, refusal('canvasToTempFilePath:fail create bitmap failed')],
  ])('fails with %s', async (_name, found, canvasToTempFilePath) => {
    givePage(found, { canvasToTempFilePath })
    await expect(draw()).rejects.toBeDefined()
  })
})

describe('keeping a picture', () => {
  const save = () => saveImage('wxfile://p.png', 'p.png')
  const REFUSED = 'saveImageToPhotosAlbum:fail auth deny'

  it('puts it into the album', async () => {
    const saveImageToPhotosAlbum = jest.fn(() => Promise.resolve({}))
    giveTaro({ saveImageToPhotosAlbum })
    await expect(save()).resolves.toEqual({ kind: 'done' })
    expect(saveImageToPhotosAlbum).toHaveBeenCalledWith({ filePath: 'wxfile://p.png' })
  })

  it.each([
    ['saveImageToPhotosAlbum:fail cancel', { kind: 'cancelled' }],
    [
      'saveImageToPhotosAlbum:fail privacy permission is not authorized',
      { kind: 'failed', message: '保存图片需要您先同意隐私保护指引，请再点一次并选择同意' },
    ],
    ['saveImageToPhotosAlbum:fail no space', { kind: 'failed', message: '保存失败，请稍后再试' }],
  ])('%s', async (errMsg, result) => {
    const showModal = jest.fn()
    giveTaro({ saveImageToPhotosAlbum: refusal(errMsg), showModal })
    await expect(save()).resolves.toEqual(result)
    expect(showModal).not.toHaveBeenCalled()
  })

  it('leads to the settings where the album was refused, and saves once it is allowed there', async () => {
    let isAllowed = false
    giveTaro({
      saveImageToPhotosAlbum: () => (isAllowed ? Promise.resolve({}) : refusal(REFUSED)()),
      showModal: () => Promise.resolve({ confirm: true }),
      openSetting: () => {
        isAllowed = true
        return Promise.resolve({ authSetting: { 'scope.writePhotosAlbum': true } })
      },
    })
    await expect(save()).resolves.toEqual({ kind: 'done' })
  })

  it.each([
    ['the customer does not want to', { showModal: () => Promise.resolve({ confirm: false }) }],
    [
      'it stays refused there',
      {
        showModal: () => Promise.resolve({ confirm: true }),
        openSetting: () => Promise.resolve({ authSetting: { 'scope.writePhotosAlbum': false } }),
      },
    ],
  ])('says what to do when %s', async (_name, parts) => {
    giveTaro({ saveImageToPhotosAlbum: refusal(REFUSED), ...parts })
    await expect(save()).resolves.toEqual({ kind: 'failed', message: '没有保存：请在设置中允许添加到相册' })
  })

  it.each([
    [
      'the settings do not open',
      { showModal: () => Promise.resolve({ confirm: true }), openSetting: refusal('openSetting:fail') },
    ],
    ['WeChat does not even ask', {}],
  ])('names the other way to the settings when %s: that is no refusal', async (_name, parts) => {
    giveTaro({ saveImageToPhotosAlbum: refusal(REFUSED), ...parts })
    const message = '没有保存：设置没有打开，请点右上角“···”，在“设置”中允许添加到相册'
    await expect(save()).resolves.toEqual({ kind: 'failed', message })
  })

  it('that nobody answered about is asked for again', async () => {
    giveTaro({ saveImageToPhotosAlbum: refusal('saveImageToPhotosAlbum:fail authorize no response') })
    const message = '没有收到您的选择，图片没有保存，请再点一次并选择允许'
    await expect(save()).resolves.toEqual({ kind: 'failed', message })
  })
})

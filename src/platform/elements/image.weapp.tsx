import { Canvas } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { byClass } from '@/platform/pages/page-query'
import { noteFile } from '@/platform/host/made-files.weapp'
import { refusalOf } from '@/platform/host/refusal'
import type { HostResult } from '@/platform/host/host.types'

/** What the page draws pictures on; a page that makes some has one. */
const SHEET_CLASS = 'drawing-sheet'
/** Out of sight, and there: what is not laid out cannot be drawn on. */
const SHEET_STYLE = 'position: fixed; top: 0; left: -200px; width: 100px; height: 100px'

/**
 * The sheet that `drawImage` draws on. WeChat makes files of the canvas of a page only: of one off screen its interface
 * promises none.
 */
export function DrawingSheet() {
  return <Canvas className={SHEET_CLASS} canvasId={SHEET_CLASS} type="2d" style={SHEET_STYLE} />
}

/** A picture that a sheet can draw. */
export interface SheetPicture {
  readonly width: number
  readonly height: number
  src: string
  onload: () => void
  onerror: () => void
}

export interface SheetNode {
  width: number
  height: number
  getContext(type: '2d'): CanvasRenderingContext2D
  createImage(): SheetPicture
}

/** The sheet of the page in front, once the view has laid it out. */
export function findSheet(): Promise<SheetNode> {
  return new Promise((resolve, reject) => {
    Taro.nextTick(() => {
      const query = Taro.createSelectorQuery()
      query.select(byClass(SHEET_CLASS)).fields({ node: true })
      query.exec((results: [{ node?: SheetNode } | null]) => {
        const node = results[0]?.node
        if (node) resolve(node)
        else reject(new Error('the page has no sheet to draw on'))
      })
    })
  })
}

/** Draws a picture of the given size (device pixels) on the sheet of the page and returns the path of a PNG file. */
export async function drawImage(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<string> {
  const canvas = await findSheet()
  // Also clears what was drawn before.
  Object.assign(canvas, { width, height })
  draw(canvas.getContext('2d'))
  const size = { x: 0, y: 0, width, height, destWidth: width, destHeight: height }
  const { tempFilePath } = await Taro.canvasToTempFilePath({
    canvas: canvas as unknown as Taro.Canvas,
    fileType: 'png',
    ...size,
  })
  return noteFile(tempFilePath)
}

/** Leads to WeChat's settings of the mini-program; answers whether the album is open to it afterwards, `undefined` when WeChat does not say. */
async function askForAlbum(): Promise<boolean | undefined> {
  const { confirm } = await Taro.showModal({
    title: '需要您的允许',
    content: '保存图片要用到手机相册。请在设置中打开“添加到相册”，再返回这里。',
    confirmText: '去设置',
    cancelText: '暂不',
  })
  if (!confirm) return false
  const { authSetting } = await Taro.openSetting()
  return authSetting['scope.writePhotosAlbum'] === true
}

/** Saves a picture to the album. A permission that was refused before can be given in the settings, which it leads to. */
export async function saveImage(filePath: string, fileName: string): Promise<HostResult> {
  try {
    await Taro.saveImageToPhotosAlbum({ filePath })
    return { kind: 'done' }
  } catch (cause) {
    const refusal = refusalOf(cause)
    if (refusal === 'cancelled') return { kind: 'cancelled' }
    if (refusal === 'privacy') {
      return { kind: 'failed', message: '保存图片需要您先同意隐私保护指引，请再点一次并选择同意' }
    }
    if (refusal === 'unanswered') {
      return { kind: 'failed', message: '没有收到您的选择，图片没有保存，请再点一次并选择允许' }
    }
    if (refusal !== 'permission') return { kind: 'failed', message: '保存失败，请稍后再试' }
    const isAllowed = await askForAlbum().catch(() => undefined)
    if (isAllowed) return saveImage(filePath, fileName)
    const message =
      isAllowed === false
        ? '没有保存：请在设置中允许添加到相册'
        : '没有保存：设置没有打开，请点右上角“···”，在“设置”中允许添加到相册'
    return { kind: 'failed', message }
  }
}

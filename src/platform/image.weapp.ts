import Taro from '@tarojs/taro'
import type { HostResult } from './types'

/** Older base libraries refuse off-screen canvases here: then the picture is written by hand. */
async function toFile(canvas: Taro.OffscreenCanvas): Promise<string> {
  const source = canvas as unknown as Taro.Canvas & { toDataURL(type: string): string }
  try {
    return (await Taro.canvasToTempFilePath({ canvas: source, fileType: 'png' })).tempFilePath
  } catch {
    const dataUrl = source.toDataURL('image/png')
    const filePath = `${Taro.env.USER_DATA_PATH}/poster.png`
    Taro.getFileSystemManager().writeFileSync(filePath, dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
    return filePath
  }
}

/** Draws a picture of the given size (device pixels) off screen and returns the path of a PNG file. */
export async function drawImage(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<string> {
  const canvas = Taro.createOffscreenCanvas({ type: '2d', width, height })
  draw(canvas.getContext('2d') as CanvasRenderingContext2D)
  return toFile(canvas)
}

/** Saves a picture to the album; a refused permission is named together with the way out. */
export async function saveImage(filePath: string, _fileName: string): Promise<HostResult> {
  try {
    await Taro.saveImageToPhotosAlbum({ filePath })
    return { kind: 'done' }
  } catch (error) {
    const reason = String((error as { errMsg?: string }).errMsg)
    if (reason.includes('cancel')) return { kind: 'cancelled' }
    const message = /auth|deny/.test(reason) ? '请在设置中允许保存到相册' : '保存失败，请稍后再试'
    return { kind: 'failed', message }
  }
}

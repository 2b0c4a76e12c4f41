import Taro from '@tarojs/taro'
import { findSheet, type SheetNode, type SheetPicture } from '@/platform/elements/image.weapp'
import { fileSize, fileSource, headOf } from './file-bytes.weapp'
import { noteFile, removeFile } from './made-files.weapp'
import {
  drawUpright,
  HEAD_BYTES,
  measuredSize,
  ON_SIDE,
  readLuminance,
  uprightDrawing,
} from './photo-drawing'
import {
  PHOTO_QUALITY,
  type PhotoRequest,
  type PhotoResult,
  type PickedPhoto,
  UNREADABLE,
} from './photo.types'
import { refusalOf } from './refusal'

function loadPicture(sheet: SheetNode, src: string): Promise<SheetPicture> {
  return new Promise((resolve, reject) => {
    const picture = sheet.createImage()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('no picture'))
    picture.src = src
  })
}

async function jpegOf(sheet: SheetNode, width: number, height: number): Promise<string> {
  const { tempFilePath } = await Taro.canvasToTempFilePath({
    canvas: sheet as unknown as Taro.Canvas,
    fileType: 'jpg',
    quality: PHOTO_QUALITY,
    ...{ x: 0, y: 0, width, height, destWidth: width, destHeight: height },
  })
  return noteFile(tempFilePath)
}

/** Draws the file anew, upright and in the size that is handed in: nothing but what can be seen is left of it. */
export async function drawAnew(path: string): Promise<PickedPhoto> {
  const sheet = await findSheet()
  const head = await headOf(path, await fileSize(path), HEAD_BYTES)
  const probe = await loadPicture(sheet, ON_SIDE)
  const picture = await loadPicture(sheet, path)
  const edges = { width: picture.width, height: picture.height }
  const drawing = uprightDrawing(edges, head, probe.width === 1)
  const { width, height } = drawing
  Object.assign(sheet, { width, height })
  drawUpright(sheet.getContext('2d'), picture as unknown as CanvasImageSource, edges, drawing)
  const preview = await jpegOf(sheet, width, height)
  const small = measuredSize(width, height)
  const shown = await loadPicture(sheet, preview)
  Object.assign(sheet, small)
  const context = sheet.getContext('2d')
  context.drawImage(shown as unknown as CanvasImageSource, 0, 0, small.width, small.height)
  const luminance = readLuminance(context, small.width, small.height)
  return {
    ...{ width, height, preview, luminance },
    file: fileSource({ path: preview, size: await fileSize(preview) }, 'image/jpeg'),
    release: () => removeFile(preview),
  }
}

/** What WeChat's refusal means to the customer. */
function refused(cause: unknown, { from }: PhotoRequest): PhotoResult {
  const what = from === 'camera' ? '拍照' : '选择照片'
  switch (refusalOf(cause)) {
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'privacy':
      return { kind: 'failed', message: `${what}需要您先同意隐私保护指引，请再点一次并选择同意` }
    case 'permission': {
      const right = from === 'camera' ? '摄像头' : '相册'
      return { kind: 'refused', message: `没有使用${right}的权限：请在设置中打开“${right}”，再返回这里` }
    }
    case 'unanswered':
      return {
        kind: 'refused',
        message: `没有收到您的选择：请再点一次并选择允许。如果没有询问您，请到设置中打开权限`,
      }
    default:
      return { kind: 'failed', message: `暂时无法${what}，请稍后再试` }
  }
}

async function choose({ from, camera }: PhotoRequest): Promise<string> {
  const { tempFiles } = await Taro.chooseMedia({
    count: 1,
    mediaType: ['image'],
    sourceType: [from],
    // The product makes it smaller itself: letters would not outlive it twice.
    sizeType: ['original'],
    camera,
  })
  const path = tempFiles[0]?.tempFilePath ?? ''
  return path && noteFile(path)
}

/** Asks for a photo, on the customer's tap, by WeChat's camera or album. The page has a `DrawingSheet`. */
export async function takePhoto(request: PhotoRequest): Promise<PhotoResult> {
  // Taro has what this WeChat has.
  if (typeof Taro.chooseMedia !== 'function') return { kind: 'unsupported' }
  let path: string
  try {
    path = await choose(request)
  } catch (cause) {
    return refused(cause, request)
  }
  try {
    return { kind: 'picked', photo: await drawAnew(path) }
  } catch {
    return { kind: 'failed', message: UNREADABLE }
  } finally {
    removeFile(path)
  }
}

export function hasPhotoSettings(): boolean {
  return true
}

export { openSettings as openPhotoSettings } from './open-settings'

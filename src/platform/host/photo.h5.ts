import { postToNative } from './bridge.h5'
import { bytesOf, fileSource } from './file-bytes.h5'
import { hostKind } from './host.h5'
import type { HostResult } from './host.types'
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

function askNative({ native, from }: PhotoRequest): boolean {
  if (!native) return false
  const { cardSide: side, ...target } = native
  return side
    ? postToNative('takeIdCard', { ...target, side, from })
    : postToNative('takePhoto', { ...target, from })
}

/** Ends the choice that is still open: browsers do not all tell that the customer went back without one. */
let endOpenChoice = () => {}

export function chooseFile(input: HTMLInputElement): Promise<File | undefined> {
  endOpenChoice()
  return new Promise(resolve => {
    const end = (file?: File) => {
      input.remove()
      resolve(file)
    }
    endOpenChoice = end
    input.addEventListener('change', () => end(input.files?.[0]))
    input.addEventListener('cancel', () => end())
    // Safari opens no camera for an input that is no part of the page.
    input.hidden = true
    document.body.appendChild(input)
    input.click()
  })
}

function loadPicture(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('no picture'))
    picture.src = src
  })
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas')
  return [canvas, context]
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('the canvas gives no file'))),
      'image/jpeg',
      PHOTO_QUALITY,
    ),
  )
}

/** Draws the file anew, upright and in the size that is handed in: nothing but what can be seen is left of it. */
export async function drawAnew(file: Blob): Promise<PickedPhoto> {
  const address = URL.createObjectURL(file)
  try {
    const [picture, probe, head] = await Promise.all([
      loadPicture(address),
      loadPicture(ON_SIDE),
      bytesOf(file.slice(0, HEAD_BYTES)),
    ])
    const edges = { width: picture.naturalWidth, height: picture.naturalHeight }
    const drawing = uprightDrawing(edges, head, probe.naturalWidth === 1)
    const { width, height } = drawing
    const [canvas, context] = canvasOf(width, height)
    drawUpright(context, picture, edges, drawing)
    const small = measuredSize(width, height)
    const [smallCanvas, smallContext] = canvasOf(small.width, small.height)
    smallContext.imageSmoothingQuality = 'high'
    smallContext.drawImage(canvas, 0, 0, small.width, small.height)
    const luminance = readLuminance(smallContext, small.width, small.height)
    const jpeg = await jpegOf(canvas)
    const preview = URL.createObjectURL(jpeg)
    // Safari frees a canvas once it has no size, not once it is gone.
    for (const used of [canvas, smallCanvas]) used.width = used.height = 0
    return {
      ...{ width, height, preview, luminance },
      file: fileSource(jpeg, 'image/jpeg'),
      release: () => URL.revokeObjectURL(preview),
    }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Asks for a photo, on the customer's tap: in the native app by its own screens, else by the browser's camera or album. Asked again,
 * an earlier request that the customer left open ends as cancelled.
 */
export async function takePhoto(request: PhotoRequest): Promise<PhotoResult> {
  if (askNative(request)) return { kind: 'waiting' }
  const input = document.createElement('input')
  input.type = 'file'
  // What a web-view without files makes of the type.
  if (input.disabled || input.type !== 'file') return { kind: 'unsupported' }
  input.accept = 'image/*'
  if (request.from === 'camera') {
    input.setAttribute('capture', request.camera === 'front' ? 'user' : 'environment')
  }
  const file = await chooseFile(input)
  if (!file) return { kind: 'cancelled' }
  try {
    return { kind: 'picked', photo: await drawAnew(file) }
  } catch {
    return { kind: 'failed', message: UNREADABLE }
  }
}

/** Whether the host has settings to lead to: a browser keeps its own to itself. */
export function hasPhotoSettings(): boolean {
  return hostKind() === 'native'
}

/** Leads to where the customer can let the product use the camera. */
export function openPhotoSettings(): Promise<HostResult> {
  return Promise.resolve({ kind: postToNative('openSetting') ? 'done' : 'unsupported' })
}

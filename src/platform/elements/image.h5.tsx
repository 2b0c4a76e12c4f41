import { postToNative } from '@/platform/host/bridge.h5'
import { keepsNoFiles } from '@/platform/host/in-app-browser'
import type { HandedOver, HostResult } from '@/platform/host/host.types'

/** Where WeChat needs a canvas of the page to draw on; a browser draws without. */
export function DrawingSheet() {
  return null
}

/** Draws a picture of the given size (device pixels) off screen and returns it as a PNG data URL. */
export function drawImage(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no 2d canvas'))
  draw(context)
  return Promise.resolve(canvas.toDataURL('image/png'))
}

/** A file for the download: its address says nothing of the content, unlike the data URL that trackers of clicks read. */
function blobOf(dataUrl: string): Blob {
  const bytes = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
  return new Blob([Uint8Array.from(bytes, byte => byte.charCodeAt(0))], { type: 'image/png' })
}

/**
 * Saves a picture: into the album through the native app, as a download in a browser. A mini-program's web-view and browsers
 * within other apps can do neither; there the customer presses the picture and keeps it.
 */
export function saveImage(dataUrl: string, fileName: string): Promise<HostResult | HandedOver> {
  if (postToNative('saveImage', { dataUrl })) return Promise.resolve({ kind: 'handedOver' })
  if (keepsNoFiles()) return Promise.resolve({ kind: 'unsupported' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blobOf(dataUrl))
  link.download = fileName
  document.body.appendChild(link)
  link.click()
  link.remove()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return Promise.resolve({ kind: 'done' })
}

import type { DrawnPng } from './drawn-png.types'
import { fileSource } from './file-bytes.h5'

/** Draws a picture of the given size (px) off screen as a PNG file. */
export async function drawnPng(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<DrawnPng> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas')
  draw(context)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('no file of the canvas')
  return { file: fileSource(blob, 'image/png'), release: () => {} }
}

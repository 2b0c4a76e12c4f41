import { drawImage } from '@/platform/elements/image.weapp'
import type { DrawnPng } from './drawn-png.types'
import { fileSize, fileSource } from './file-bytes.weapp'
import { removeFile } from './made-files.weapp'

/** Draws a picture of the given size (px) on the page's `DrawingSheet` as a PNG file. */
export async function drawnPng(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<DrawnPng> {
  const path = await drawImage(width, height, draw)
  return {
    file: fileSource({ path, size: await fileSize(path) }, 'image/png'),
    release: () => removeFile(path),
  }
}

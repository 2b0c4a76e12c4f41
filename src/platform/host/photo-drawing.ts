import { exifOrientation, isOnSide, type Orientation, uprightTransform } from '@/lib/exif-orientation'
import { fitWithin, type Luminance, luminanceOf, MEASURED_EDGE } from '@/lib/photo-quality'
import { PHOTO_EDGE } from './photo.types'

/** EXIF stands among the first segments; the thumbnail in it has up to 64 kB. */
export const HEAD_BYTES = 128 * 1024

/** A picture of 2 × 1 pixels that lies on its side: it is 1 × 2 where pictures are put upright by themselves. */
export const ON_SIDE =
  'data:image/jpeg;base64,/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////////////////////////////////wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAZEAEAAgMAAAAAAAAAAAAAAAAAAQIycbH/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8ArTCuo4AD/9k='

/** How to draw a picture upright: its edges on the canvas, and the transformation before it is drawn at its own edges. */
export interface UprightDrawing {
  readonly width: number
  readonly height: number
  readonly transform: readonly [number, number, number, number, number, number]
}

/**
 * How to draw a picture of these edges. `head` is the beginning of its file; where the host puts pictures upright by itself it has
 * nothing more to say.
 */
export function uprightDrawing(
  edges: { readonly width: number; readonly height: number },
  head: Uint8Array,
  isUprightByItself: boolean,
): UprightDrawing {
  const orientation: Orientation = isUprightByItself ? 1 : exifOrientation(head)
  const { width, height } = isOnSide(orientation) ? { width: edges.height, height: edges.width } : edges
  const size = fitWithin(width, height, PHOTO_EDGE)
  const [scaleX, scaleY] = [size.width / width, size.height / height]
  const [a, b, c, d, e, f] = uprightTransform(orientation, edges.width, edges.height)
  return { ...size, transform: [a * scaleX, b * scaleY, c * scaleX, d * scaleY, e * scaleX, f * scaleY] }
}

/** Draws a picture upright on a canvas of the drawing's size. */
export function drawUpright(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  edges: { readonly width: number; readonly height: number },
  { width, height, transform }: UprightDrawing,
): void {
  // What is transparent in a PNG would be black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.save()
  context.transform(...transform)
  context.drawImage(picture, 0, 0, edges.width, edges.height)
  context.restore()
}

/** The brightness of what a canvas of the measuring size shows. */
export function readLuminance(context: CanvasRenderingContext2D, width: number, height: number): Luminance {
  return luminanceOf(context.getImageData(0, 0, width, height).data, width, height)
}

/** Size that photos are measured at. */
export const measuredSize = (width: number, height: number) => fitWithin(width, height, MEASURED_EDGE)

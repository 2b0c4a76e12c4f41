import jpeg from 'jpeg-js'
import { luminanceOf } from '@/lib/photo-quality'
import { fileSource } from '@/platform/host/file-bytes.h5'
import type { PhotoRequest, PhotoResult, PickedPhoto } from '@/platform/host/photo.types'

export { hasPhotoSettings, openPhotoSettings } from '@/platform/host/photo.h5'

/**
 * The camera of a document, which can draw no picture: stands for `platform/host/photo` and hands in what lies before it as it
 * is. The photo is judged by its own pixels, as on a phone.
 */
export const camera: { photo: Buffer | undefined } = { photo: undefined }

const seen = new WeakMap<Buffer, Pick<PickedPhoto, 'width' | 'height' | 'luminance'>>()

/** What a photo looks like, which takes a while to find out. */
function look(photo: Buffer) {
  const known = seen.get(photo)
  if (known) return known
  const { width, height, data } = jpeg.decode(photo, { useTArray: true, formatAsRGBA: true })
  const look = { width, height, luminance: luminanceOf(new Uint8ClampedArray(data), width, height) }
  seen.set(photo, look)
  return look
}

export async function takePhoto(_request: PhotoRequest): Promise<PhotoResult> {
  const { photo } = camera
  if (!photo) return { kind: 'cancelled' }
  return Promise.resolve({
    kind: 'picked',
    photo: {
      ...look(photo),
      ...{ preview: 'blob:photo', release: () => undefined },
      file: fileSource(new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'image/jpeg'),
    },
  })
}

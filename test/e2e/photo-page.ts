import { judgePhoto } from '@/lib/photo-quality'
import { takePhoto } from '@/platform/host/photo.h5'

/** What the test reads of a photo that was taken. */
async function taken(from: 'camera' | 'album') {
  const result = await takePhoto({ from, camera: 'back' })
  if (result.kind !== 'picked') return result
  const { photo } = result
  const { file, width, height, preview, luminance } = photo
  const pieces: string[] = []
  for (let at = 0; at < file.size; at += 100_000) {
    const { base64 } = await file.piece(at, Math.min(file.size, at + 100_000))
    pieces.push(base64)
  }
  const picture = new Image()
  picture.src = preview
  await picture.decode()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  Object.assign(canvas, { width, height })
  context?.drawImage(picture, 0, 0)
  const colourAt = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
  const corners = [colourAt(10, 10), colourAt(width - 10, 10), colourAt(10, height - 10)]
  const facts = {
    kind: result.kind,
    width,
    height,
    pieces,
    corners,
    sha256: await file.sha256(),
    size: file.size,
  }
  return { ...facts, quality: judgePhoto(luminance, photo, 'page') }
}

Object.assign(window, { taken })

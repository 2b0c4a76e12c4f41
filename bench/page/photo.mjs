import { judgePhoto } from '@/lib/photo-quality'
import { takePhoto } from '@/platform/host/photo.h5'

/** Takes a photo by the product's own code: ms from the choice to the photo and to its verdict, bytes that are sent. */
async function measured() {
  let chosen = 0
  addEventListener('change', () => (chosen = performance.now()), { capture: true, once: true })
  const result = await takePhoto({ from: 'album', camera: 'back' })
  if (result.kind !== 'picked') throw new Error(`no photo: ${result.kind}`)
  const taken = performance.now()
  const { photo } = result
  const { problems } = judgePhoto(photo.luminance, photo, 'page')
  const judged = performance.now()
  return {
    ready: judged - chosen,
    verdict: judged - taken,
    bytes: photo.file.size,
    problems,
    edges: [photo.width, photo.height],
  }
}

Object.assign(window, { measured })

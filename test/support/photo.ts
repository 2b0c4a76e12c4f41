import { UPLOAD_PIECE_BYTES } from '@/contract/upload'
import type { Luminance } from '@/lib/photo-quality'
import type { PickedPhoto } from '@/platform/host/photo.types'
import { piecesOf, sampleJpeg, sha256Of } from '../../sandbox/testing/sample-files'

/** Stripes on a table, sharp and bright; `light` darkens them. */
function luminance(light = 1): Luminance {
  const pixels = new Uint8Array(480 * 300)
  for (let y = 0; y < 300; y += 1) {
    for (let x = 0; x < 480; x += 1) {
      const isCard = x > 50 && x < 430 && y > 40 && y < 260
      pixels[y * 480 + x] = Math.round(light * (isCard ? (y % 20 < 6 && x % 6 < 3 ? 60 : 210) : 90))
    }
  }
  return { width: 480, height: 300, pixels }
}

export const release = jest.fn()
/** What the camera gives: a photo that is handed in as it is; darker with less `light`. */
export function photo(light = 1): PickedPhoto {
  const bytes = sampleJpeg(1600, 1000, 300_000)
  return {
    ...{ width: 1600, height: 1000, preview: `blob:${light}`, luminance: luminance(light), release },
    file: {
      size: bytes.length,
      mime: 'image/jpeg',
      piece: (from, to) => {
        const [piece] = piecesOf(bytes.subarray(from, to), UPLOAD_PIECE_BYTES)
        return Promise.resolve({ base64: piece?.pieceBase64 ?? '', sha256: piece?.sha256 ?? '' })
      },
      sha256: () => Promise.resolve(sha256Of(bytes)),
    },
  }
}

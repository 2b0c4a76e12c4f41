/** How a picture lies in its file, as EXIF counts: 1 upright, 3 upside down, 6 and 8 on a side, the even ones mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const EXIF_SEGMENT = 0xe1
const START_OF_SCAN = 0xda
/** Where the orientation stands among the entries of the first directory. */
const ORIENTATION_TAG = 0x0112

function orientationOfExif(view: DataView, start: number, end: number): Orientation {
  // "Exif\0\0", then TIFF with an order of bytes of its own.
  if (end - start < 14 || view.getUint32(start) !== 0x45786966) return 1
  const tiff = start + 6
  const isLittle = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, isLittle)
  if (directory + 2 > end) return 1
  const count = view.getUint16(directory, isLittle)
  for (let entry = directory + 2; entry < directory + 2 + 12 * count && entry + 10 <= end; entry += 12) {
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? (value as Orientation) : 1
  }
  return 1
}

/** How the picture of a file lies, by the beginning of its bytes; upright where they say nothing. */
export function exifOrientation(bytes: Uint8Array): Orientation {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return 1
  for (let at = 2; at + 4 <= view.byteLength;) {
    const marker = view.getUint16(at)
    if (marker >>> 8 !== 0xff || (marker & 0xff) === START_OF_SCAN) return 1
    const end = at + 2 + view.getUint16(at + 2)
    if ((marker & 0xff) === EXIF_SEGMENT) {
      const found = orientationOfExif(view, at + 4, Math.min(end, view.byteLength))
      if (found !== 1) return found
    }
    at = end
  }
  return 1
}

/** Whether width and height change places when the picture is put upright. */
export const isOnSide = (orientation: Orientation): boolean => orientation >= 5

/**
 * The transformation of a canvas after which the picture, drawn with these edges as they lie in the file, stands upright at its
 * origin: the six numbers of `transform`.
 */
export function uprightTransform(
  orientation: Orientation,
  width: number,
  height: number,
): readonly [number, number, number, number, number, number] {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0]
    case 3:
      return [-1, 0, 0, -1, width, height]
    case 4:
      return [1, 0, 0, -1, 0, height]
    case 5:
      return [0, 1, 1, 0, 0, 0]
    case 6:
      return [0, 1, -1, 0, height, 0]
    case 7:
      return [0, -1, -1, 0, height, width]
    case 8:
      return [0, -1, 1, 0, 0, width]
    default:
      return [1, 0, 0, 1, 0, 0]
  }
}

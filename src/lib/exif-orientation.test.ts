import { exifOrientation, isOnSide, type Orientation, uprightTransform } from './exif-orientation'

const u16 = (value: number, isLittle: boolean) =>
  isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]
const u32 = (value: number, isLittle: boolean) =>
  isLittle
    ? [...u16(value & 0xffff, true), ...u16(value >>> 16, true)]
    : [...u16(value >>> 16, false), ...u16(value & 0xffff, false)]
const letters = (text: string) => Array.from(text, letter => letter.charCodeAt(0))

/** The beginning of a JPEG whose EXIF names the maker first and then the orientation. */
function jpeg(orientation: number, isLittle = false): Uint8Array {
  const entry = (tag: number, value: number) => [
    ...[u16(tag, isLittle), u16(3, isLittle), u32(1, isLittle)].flat(),
    ...[u16(value, isLittle), u16(0, isLittle)].flat(),
  ]
  const tiff = [
    ...letters(isLittle ? 'II' : 'MM'),
    ...u16(42, isLittle),
    ...u32(8, isLittle),
    ...u16(2, isLittle),
    ...entry(0x0100, 1),
    ...entry(0x0112, orientation),
    ...u32(0, isLittle),
  ]
  const exif = [...letters('Exif'), 0, 0, ...tiff]
  return Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
    ...[0xff, 0xe1, ...u16(exif.length + 2, false), ...exif],
    ...[0xff, 0xda, 0, 2, 1, 2, 3],
  ])
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %p is read in both orders of bytes', orientation => {
  expect([exifOrientation(jpeg(orientation)), exifOrientation(jpeg(orientation, true))]).toEqual([
    orientation,
    orientation,
  ])
})

test('of a file that says nothing, or nonsense, it is upright; wherever it breaks off nothing fails', () => {
  expect([0, 9, 700].map(value => exifOrientation(jpeg(value)))).toEqual([1, 1, 1])
  const whole = jpeg(6)
  for (let length = 0; length <= whole.length; length += 1) {
    expect([1, 6]).toContain(exifOrientation(whole.subarray(0, length)))
  }
  expect(exifOrientation(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]))).toBe(1)
})

// A picture 2 wide and 1 high in its file: where its first and its second pixel come to lie when it is upright.
test.each([
  [1, [0, 0], [1, 0]],
  [2, [1, 0], [0, 0]],
  [3, [1, 0], [0, 0]],
  [4, [0, 0], [1, 0]],
  [5, [0, 0], [0, 1]],
  [6, [0, 0], [0, 1]],
  [7, [0, 1], [0, 0]],
  [8, [0, 1], [0, 0]],
] as [Orientation, number[], number[]][])('orientation %p is put upright', (orientation, first, second) => {
  const [a, b, c, d, e, f] = uprightTransform(orientation, 2, 1)
  // The middle of a pixel after the transformation lies in the pixel that it becomes.
  const at = (x: number) => [a * (x + 0.5) + c * 0.5 + e, b * (x + 0.5) + d * 0.5 + f].map(Math.floor)
  expect([at(0), at(1)]).toEqual([first, second])
  expect(isOnSide(orientation)).toBe(first[0] === second[0])
})

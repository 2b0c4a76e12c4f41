import { deflateSync } from 'node:zlib'
import { crcOf, drawPng } from '../static/png'
import { inkShare } from './png-ink'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crcOf(body), 4 + body.length)
  return frame
}

/** A PNG of these rows as they stand in it: the number of a filter, then bytes. */
function pngOf(
  edges: [number, number],
  depthAndColour: [number, number],
  rows: number[][],
  interlaced = 0,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edges[0], 0)
  header.writeUInt32BE(edges[1], 4)
  header.set([...depthAndColour, 0, 0, interlaced], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.from(rows.flat()))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('ink is what is dark on what is light', () => {
  expect(inkShare(drawPng(10, 10, () => [255, 255, 255]))).toBe(0)
  expect(inkShare(drawPng(10, 10, x => (x < 3 ? [20, 30, 40] : [255, 255, 255])))).toBe(0.3)
  // Of a colour that is not dark.
  expect(inkShare(drawPng(10, 10, x => (x < 3 ? [255, 0, 0] : [255, 255, 255])))).toBe(0)
})

test('nothing that can be seen through is ink', () => {
  expect(inkShare(pngOf([2, 1], [8, 6], [[0, 0, 0, 0, 255, 0, 0, 0, 0]]))).toBe(0.5)
  expect(inkShare(pngOf([2, 1], [8, 4], [[0, 0, 255, 0, 10]]))).toBe(0.5)
})

/** The same two rows, 0 255 255 0 and 0 255 0 0, through each filter. */
test.each([
  ['none', [0, 0, 255, 255, 0], [0, 0, 255, 0, 0]],
  ['the byte at the left', [1, 0, 255, 0, 1], [1, 0, 255, 1, 0]],
  ['the byte above', [0, 0, 255, 255, 0], [2, 0, 0, 1, 0]],
  ['the mean of both', [0, 0, 255, 255, 0], [3, 0, 128, 1, 0]],
  ['whatever is nearest', [0, 0, 255, 255, 0], [4, 0, 0, 1, 0]],
])('a filter of %s is undone', (_name, first, second) => {
  // Grey: two of four pixels are dark in the first row, three in the second.
  expect(inkShare(pngOf([4, 2], [8, 0], [first, second]))).toBe(5 / 8)
})

test.each([
  ['of sixteen bits', pngOf([1, 1], [16, 0], [[0, 0, 0]])],
  ['of a palette', pngOf([1, 1], [8, 3], [[0, 0]])],
  ['that comes in passes', pngOf([1, 1], [8, 0], [[0, 0]], 1)],
  ['with rows missing', pngOf([1, 2], [8, 0], [[0, 0]])],
  [
    'with more than it says',
    pngOf(
      [1, 1],
      [8, 0],
      [
        [0, 0],
        [0, 0],
      ],
    ),
  ],
  ['with an unknown filter', pngOf([1, 1], [8, 0], [[9, 0]])],
  ['that says it is huge', pngOf([60_000, 60_000], [8, 0], [[0, 0]])],
  ['that is none', Buffer.from('GIF89a and so on')],
])('a picture %s is not read', (_name, png) => {
  expect(inkShare(png)).toBeUndefined()
})

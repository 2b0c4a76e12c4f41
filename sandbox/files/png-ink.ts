import { inflateSync } from 'node:zlib'

/** Bytes of a pixel by colour type, with eight bits to a channel: grey, colours, grey and alpha, colours and alpha. */
const CHANNELS: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [4, 2],
  [6, 4],
])
/** A picture of a pad has fewer; more would fill the memory. */
const MAX_PIXELS = 4_000_000
/** Darker than this is ink. */
const DARK = 128

interface Picture {
  readonly width: number
  readonly height: number
  readonly channels: number
  /** Rows of their filter's number and bytes. */
  readonly rows: Buffer
}

function readPicture(png: Buffer): Picture | undefined {
  let header: Buffer | undefined
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'IHDR') header = data
    if (type === 'IDAT') parts.push(data)
    at += 12 + length
  }
  if (header?.length !== 13) return undefined
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const channels = CHANNELS.get(header[9] ?? -1)
  const isPlain = header[8] === 8 && header[12] === 0
  if (!isPlain || !channels || width * height === 0 || width * height > MAX_PIXELS) return undefined
  const bytes = height * (1 + width * channels)
  try {
    const rows = inflateSync(Buffer.concat(parts), { maxOutputLength: bytes })
    return rows.length === bytes ? { width, height, channels, rows } : undefined
  } catch {
    return undefined
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** What a filter of the standard adds to a byte, by those at its left, above it and at its upper left. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

function isInk(pixel: Buffer): boolean {
  const alpha = pixel.length % 2 === 0 ? (pixel[pixel.length - 1] ?? 0) : 255
  if (alpha < DARK) return false
  const light = pixel.length < 3 ? (pixel[0] ?? 0) : Math.max(pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0)
  return light < DARK
}

/** The share of a PNG's pixels that is ink on paper; `undefined` for a file whose pixels cannot be read. */
export function inkShare(png: Buffer): number | undefined {
  const picture = readPicture(png)
  if (!picture) return undefined
  const { width, height, channels, rows } = picture
  const length = width * channels
  let above = Buffer.alloc(length)
  let ink = 0
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1)
    const filter = FILTERS[rows[start] ?? -1]
    if (!filter) return undefined
    const row = Buffer.from(rows.subarray(start + 1, start + 1 + length))
    for (let x = 0; x < length; x += 1) {
      const hasLeft = x >= channels
      const left = hasLeft ? (row[x - channels] ?? 0) : 0
      const corner = hasLeft ? (above[x - channels] ?? 0) : 0
      row[x] = ((row[x] ?? 0) + filter(left, above[x] ?? 0, corner)) & 255
    }
    for (let x = 0; x < length; x += channels) if (isInk(row.subarray(x, x + channels))) ink += 1
    above = row
  }
  return ink / (width * height)
}

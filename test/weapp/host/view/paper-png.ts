const ROW_OF_INK = 20
/** Bytes of a stored block at most. */
const BLOCK = 0xffff

const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const twoUp = (value: number) => [value & 255, value >>> 8]

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Uint8Array): number[] {
  const body = Uint8Array.from([...[...type].map(letter => letter.charCodeAt(0)), ...data])
  return [...four(data.length), ...body, ...four(crcOf(body))]
}

/** Bytes as a stream that packs nothing. */
function stored(bytes: Uint8Array): Uint8Array {
  const parts: number[] = [0x78, 0x01]
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65521
    high = (high + low) % 65521
  }
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const part = bytes.subarray(at, at + BLOCK)
    parts.push(at + BLOCK >= bytes.length ? 1 : 0, ...twoUp(part.length), ...twoUp(part.length ^ BLOCK))
    for (const byte of part) parts.push(byte)
  }
  return Uint8Array.from([...parts, ...four(((high << 16) | low) >>> 0)])
}

/** A PNG of these edges, one character a byte: white, with a line of ink for every so many rows where something was drawn. */
export function paperPng(width: number, height: number, hasInk: boolean): string {
  const rows = new Uint8Array(height * (width + 1)).fill(255)
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = 0
    if (hasInk && y % ROW_OF_INK === 0) rows.fill(0, y * (width + 1), (y + 1) * (width + 1))
  }
  const header = Uint8Array.from([...four(width), ...four(height), 8, 0, 0, 0, 0])
  const bytes = [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', header),
    ...chunk('IDAT', stored(rows)),
    ...chunk('IEND', new Uint8Array()),
  ]
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

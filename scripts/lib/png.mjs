import { deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const crc = body.reduce((value, byte) => CRC_TABLE[(value ^ byte) & 0xff] ^ (value >>> 8), 0xffffffff)
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4 + body.length)
  return frame
}

/**
 * A PNG with a palette. `rows` are its lines as PNG has them, each with its filter before it; `alphas` say how opaque the
 * colours of the palette are, all of them fully when it is left out.
 */
export function palettePng({ width, height, bitDepth, palette, alphas, rows }) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bitDepth, 3], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    ...(alphas ? [chunk('tRNS', Buffer.from(alphas))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

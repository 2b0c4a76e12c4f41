import { deflateSync } from 'node:zlib'

/** Steps from clear to opaque: four bits a pixel, which no eye tells from more. */
const LEVELS = 16

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
 * A square PNG in one colour (`#rrggbb`) whose pixels differ in how opaque they are (`alphas`, 0 to 255, row by row): a
 * palette of sixteen steps takes less than half the bytes of full colour.
 */
export function maskPng(alphas, edge, colour) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header.set([4, 3], 8) // four bits per pixel, palette
  const rowLength = 1 + Math.ceil(edge / 2)
  const rows = Buffer.alloc(rowLength * edge)
  alphas.forEach((alpha, index) => {
    const [x, y] = [index % edge, Math.floor(index / edge)]
    const step = Math.round((alpha / 255) * (LEVELS - 1))
    rows[y * rowLength + 1 + (x >> 1)] |= step << (x % 2 ? 0 : 4)
  })
  const rgb = Buffer.from(colour.slice(1), 'hex')
  const steps = Array.from({ length: LEVELS }, (_, step) => step)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(steps.map(() => rgb))),
    chunk('tRNS', Buffer.from(steps.map(step => Math.round((step * 255) / (LEVELS - 1))))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

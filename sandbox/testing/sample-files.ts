import { createHash, randomBytes } from 'node:crypto'
import type { CardSide } from '@/contract/identity'
import { type SpecimenForm, specimenJpeg } from '../specimens/photo'
import { drawPng } from '../static/png'

/** A segment of a JPEG. */
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** What cameras write into a picture: here the words stand for place and name. */
export const CAMERA_WORDS = 'Exif\0\0GPS 31.2304N 121.4737E'

/**
 * The parts of a JPEG as its standard has them, with a scan of random bytes: whole by its structure, so as a server without a decoder
 * can judge it.
 */
export function sampleJpeg(width = 1200, height = 800, scanBytes = 5000): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const scan = Buffer.from(randomBytes(scanBytes).map(byte => (byte === 0xff ? 0xfe : byte)))
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, Buffer.from(CAMERA_WORDS, 'latin1')),
    segment(0xfe, Buffer.from('made by a phone')),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([3, 1, 0, 2, 0x11, 3, 0x11, 0, 0x3f, 0])),
    // A stuffed byte and a restart are parts of the scan.
    scan,
    Buffer.from([0xff, 0x00, 0x11, 0xff, 0xd0, 0x22]),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A PNG of one colour. */
export const samplePng = (width = 400, height = 300) => drawPng(width, height, () => [200, 210, 220])

/** A photo of the specimen of somebody's ID card. */
export function specimenPhoto(side: CardSide, form: SpecimenForm = 'fine', holder = 'U3'): Buffer {
  const file = specimenJpeg({ holder, side, form })
  if (!file) throw new Error(`Nobody called ${holder} holds an ID card.`)
  return file
}

/** The least that opens as a PDF. */
export const samplePdf = () =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')

/** As the contract wants it. */
export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The bytes in pieces, as the contract wants them. */
export function piecesOf(bytes: Buffer, pieceSize: number) {
  return Array.from({ length: Math.ceil(bytes.length / pieceSize) }, (_, index) => {
    const piece = bytes.subarray(index * pieceSize, (index + 1) * pieceSize)
    return { index, pieceBase64: piece.toString('base64'), sha256: sha256Of(piece) }
  })
}

import type { UploadMime } from '@/contract/upload'
import { crcOf } from '../static/png'
import { videoFacts } from './video-facts'

/** What a file is by its content. `bytes` are those to keep: without what a picture says of its camera, place and time. */
export interface FileFacts {
  readonly mime: UploadMime
  /** Pixels; 0 of a document or a video. */
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Texts, time and EXIF. */
const PNG_METADATA = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const COMMENT = 0xfe
/** Application segments that colours need: the profile and Adobe's note; all others are metadata. */
const APP_COLOUR = [0xe2, 0xee]

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isMetadata = (marker: number) =>
  marker === COMMENT || (marker >= 0xe1 && marker <= 0xef && !APP_COLOUR.includes(marker))

/** Where the scan that begins here ends: at the next marker that is no part of it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    // A stuffed byte, a restart, or filling.
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

function jpegFacts(bytes: Buffer): FileFacts | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let hasScan = false
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) {
      kept.push(bytes.subarray(at, at + 2))
      return size && hasScan ? { mime: 'image/jpeg', ...size, bytes: Buffer.concat(kept) } : undefined
    }
    if (at + 4 > bytes.length) return undefined
    const length = bytes.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    if (isFrame(marker)) {
      if (length < 8) return undefined
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    hasScan ||= marker === SOS
    const next = marker === SOS ? endOfScan(bytes, end) : end
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return undefined
}

function pngFacts(bytes: Buffer): FileFacts | undefined {
  const kept: Buffer[] = [PNG_SIGNATURE]
  let size: { width: number; height: number } | undefined
  let hasPixels = false
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length || crcOf(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) {
      return undefined
    }
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IHDR' && end - at === 25) {
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    // The header comes first.
    if (!size) return undefined
    hasPixels ||= type === 'IDAT'
    if (!PNG_METADATA.includes(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') {
      return hasPixels ? { mime: 'image/png', ...size, bytes: Buffer.concat(kept) } : undefined
    }
    at = end
  }
  return undefined
}

function pdfFacts(bytes: Buffer): FileFacts | undefined {
  const isWhole = bytes.subarray(-1024).includes('%%EOF') && bytes.includes('startxref')
  return isWhole ? { mime: 'application/pdf', width: 0, height: 0, bytes } : undefined
}

/** Reads off its bytes what a file is; `undefined` for anything but a whole JPEG, PNG, PDF or a video with a length. */
export function fileFacts(bytes: Buffer): FileFacts | undefined {
  if (bytes[0] === 0xff && bytes[1] === SOI) return jpegFacts(bytes)
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return pngFacts(bytes)
  if (/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return pdfFacts(bytes)
  const video = videoFacts(bytes)
  return video && { mime: video.mime, width: 0, height: 0, bytes }
}

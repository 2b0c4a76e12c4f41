import { createHash } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE, UPLOAD_STATUS } from '@/contract/tables/upload'
import {
  mimesOf,
  PICTURE_MIN_EDGE,
  UPLOAD_PIECE_BYTES,
  UPLOADS_PER_DAY,
  type UploadedFile,
  type UploadPurpose,
} from '@/contract/upload'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { formatInstant } from '../clock'
import { fileFacts, type FileFacts } from '../files/file-facts'
import { fileLink } from '../files/links'
import { pdfComplaint } from '../files/pdf-content'
import {
  cancelUpload,
  dropPieces,
  findOpenUpload,
  findUpload,
  finishUpload,
  joinPieces,
  keepPiece,
  openUpload,
  receivedPieces,
  UPLOAD_IDLE_MS,
  uploadedFileById,
  type UploadedFileRow,
  type UploadRow,
  uploadsOfDay,
} from '../store/uploads'

/** Nobody's camera takes more; a file of a few kilobytes can claim any size and fill the memory of who opens it. */
const MAX_PIXELS = 100_000_000

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

function typeMessage(purpose: UploadPurpose): string {
  if (purpose === UPLOAD_PURPOSE.signature) return '仅支持PNG图片'
  if (purpose === UPLOAD_PURPOSE.recording) return '仅支持MP4、WebM录像'
  return purpose === UPLOAD_PURPOSE.identity ? '仅支持JPG、PNG照片' : '仅支持JPG、PNG、PDF'
}

const timeOf = (ms: number) => formatInstant(ms).slice(0, 19).replace('T', ' ')

/** The customer's own upload; a foreign one, one that is over or expired, and one that never was are refused alike. */
function ownUpload(uploadId: string, { db, customerId, now }: HandlerContext): UploadRow {
  return ownRow(findUpload(db, uploadId, now()), customerId)
}

function openOwnUpload(uploadId: string, context: HandlerContext): UploadRow {
  const upload = ownUpload(uploadId, context)
  if (upload.status !== UPLOAD_STATUS.open) throw new BusinessError(INNER.notOwner)
  return upload
}

const pieceCount = ({ size }: UploadRow) => Math.ceil(size / UPLOAD_PIECE_BYTES)

/** Bytes that a piece must have. */
const pieceBytes = ({ size }: UploadRow, index: number) =>
  Math.min(UPLOAD_PIECE_BYTES, size - index * UPLOAD_PIECE_BYTES)

/** Why a file is not kept, as its owner reads it. */
function complaintOf(facts: FileFacts | undefined, purpose: UploadPurpose): string | undefined {
  if (!facts || !mimesOf(purpose).includes(facts.mime)) {
    return `文件打不开或格式不符，${typeMessage(purpose)}，请换一个`
  }
  const { mime, width, height, bytes } = facts
  if (mime === 'application/pdf') return pdfComplaint(bytes)
  if (!mime.startsWith('image/')) return undefined
  if (Math.min(width, height) < PICTURE_MIN_EDGE) return '图片太小，看不清内容，请重新拍摄'
  return width * height > MAX_PIXELS ? '图片尺寸过大，请缩小后再试' : undefined
}

/** A file as the contract names it. */
export const shownFile = ({ id, purpose, mime, size, width, height }: UploadedFileRow): UploadedFile => ({
  ...{ fileId: id, purpose, mime, size, width, height },
})

/** Handlers of `src/contract/upload.ts`. */
export const uploadHandlers = {
  fileUploadStart({ purpose, size, mime, sha256: hash, photoType, moduleCode, moduleName }, context) {
    const { db, customerId, now } = context
    if (!mimesOf(purpose).includes(mime)) throw invalidField('mime', typeMessage(purpose))
    const facts = {
      ...{ customer_id: customerId, purpose, photo_type: photoType, size, sha256: hash },
      ...{ module_code: moduleCode, module_name: moduleName },
    }
    const known = findOpenUpload(db, facts, now())
    if (!known && uploadsOfDay(db, customerId, now()) >= UPLOADS_PER_DAY) {
      throw new BusinessError(INNER.quotaExceeded, { msg: '今日上传的文件过多，请明天再试或联系客服' })
    }
    const upload = known ?? openUpload(db, facts, now())
    return {
      uploadId: upload.id,
      pieceSize: UPLOAD_PIECE_BYTES,
      received: receivedPieces(db, upload.id),
      expireTime: timeOf(upload.touched_at + UPLOAD_IDLE_MS),
    }
  },

  fileUploadPiece({ uploadId, index, pieceBase64, sha256: hash }, context) {
    const { db, now } = context
    const upload = openOwnUpload(uploadId, context)
    const bytes = Buffer.from(pieceBase64, 'base64')
    if (index >= pieceCount(upload)) throw invalidField('index', '超出文件范围')
    if (bytes.length !== pieceBytes(upload, index) || sha256(bytes) !== hash) {
      throw invalidField('pieceBase64', '传输中有损坏，请重试')
    }
    keepPiece(db, uploadId, index, pieceBase64, now())
    return { received: receivedPieces(db, uploadId) }
  },

  fileUploadFinish({ uploadId }, context) {
    const { db, now } = context
    const upload = ownUpload(uploadId, context)
    if (upload.file_id) return shownFile(ownRow(uploadedFileById(db, upload.file_id), context.customerId))
    if (upload.status !== UPLOAD_STATUS.open) throw new BusinessError(INNER.notOwner)
    const received = receivedPieces(db, uploadId)
    if (received.length < pieceCount(upload)) {
      throw new BusinessError(INNER.stateConflict, { msg: '文件还没有传完，请继续上传', data: { received } })
    }
    const whole = joinPieces(db, uploadId)
    if (sha256(whole) !== upload.sha256) {
      dropPieces(db, uploadId)
      throw invalidField('sha256', '文件在传输中有损坏，请重新上传')
    }
    const facts = fileFacts(whole)
    const complaint = complaintOf(facts, upload.purpose)
    if (complaint !== undefined || !facts) {
      cancelUpload(db, uploadId)
      throw invalidField('content', complaint ?? '')
    }
    const fileId = finishUpload(db, upload, facts, now())
    return shownFile(ownRow(uploadedFileById(db, fileId), context.customerId))
  },

  fileUploadCancel({ uploadId }, context) {
    const { status } = ownUpload(uploadId, context)
    if (status !== UPLOAD_STATUS.open) return { status }
    cancelUpload(context.db, uploadId)
    return { status: UPLOAD_STATUS.cancelled }
  },

  fileUploadStatus({ uploadId }, context) {
    const { status, file_id: fileId } = ownUpload(uploadId, context)
    return { status, received: receivedPieces(context.db, uploadId), fileId: fileId ?? '' }
  },

  fileUploadInfo({ fileId }, { db, customerId, now }) {
    const file = ownRow(uploadedFileById(db, fileId), customerId)
    return { ...shownFile(file), fileUrl: fileLink(db, fileId, now()) }
  },
} satisfies Partial<Handlers>

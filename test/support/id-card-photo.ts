import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import {
  fileUploadFinish,
  fileUploadPiece,
  fileUploadStart,
  UPLOAD_PIECE_BYTES,
  type UploadedFile,
} from '@/contract/upload'
import { uuid } from '@/lib/uuid'
import type { RootStore } from '@/stores/root/root-store'
import { piecesOf, sampleJpeg, sha256Of } from '../../sandbox/testing/sample-files'

/** Hands a photo of an ID card in, as the photo's own store does. */
export async function uploadPhoto(root: RootStore): Promise<UploadedFile> {
  const bytes = sampleJpeg(800, 500, 20_000)
  const facts = { purpose: UPLOAD_PURPOSE.identity, size: bytes.length, mime: 'image/jpeg' } as const
  const options = () => ({ requestNo: uuid(), showLoading: false })
  const { uploadId } = await root.write(fileUploadStart, { ...facts, sha256: sha256Of(bytes) }, options())
  for (const piece of piecesOf(bytes, UPLOAD_PIECE_BYTES)) {
    await root.write(fileUploadPiece, { uploadId, ...piece }, options())
  }
  return root.write(fileUploadFinish, { uploadId }, options())
}

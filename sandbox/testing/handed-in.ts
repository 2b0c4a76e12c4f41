import { createHash, randomUUID } from 'node:crypto'
import { type UploadMime, UPLOAD_PIECE_BYTES, type UploadPurpose } from '@/contract/upload'
import { dataOf } from './answers'
import type { Browser } from './harness'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Hands a file in by pieces, as pages do; answers its id. */
export async function handedIn(
  browser: Browser,
  bytes: Buffer,
  { purpose, mime }: { readonly purpose: UploadPurpose; readonly mime: UploadMime },
): Promise<string> {
  const { uploadId } = await dataOf(browser, 'fileUploadStart', {
    ...{ purpose, mime, size: bytes.length, sha256: sha256(bytes), requestNo: randomUUID() },
  })
  for (let index = 0; index * UPLOAD_PIECE_BYTES < bytes.length; index += 1) {
    const piece = bytes.subarray(index * UPLOAD_PIECE_BYTES, (index + 1) * UPLOAD_PIECE_BYTES)
    await dataOf(browser, 'fileUploadPiece', {
      ...{ uploadId, index, pieceBase64: piece.toString('base64'), sha256: sha256(piece) },
      requestNo: randomUUID(),
    })
  }
  return (await dataOf(browser, 'fileUploadFinish', { uploadId, requestNo: randomUUID() })).fileId
}

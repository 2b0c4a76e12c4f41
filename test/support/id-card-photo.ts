import type { PhotoType } from '@/contract/photo-types'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import {
  fileUploadFinish,
  fileUploadPiece,
  fileUploadStart,
  UPLOAD_PIECE_BYTES,
  type UploadedFile,
} from '@/contract/upload'
import type { CardSide } from '@/contract/identity'
import { uuid } from '@/lib/uuid'
import type { RootStore } from '@/stores/root/root-store'
import type { SpecimenForm } from '../../sandbox/specimens/photo'
import { piecesOf, sha256Of, specimenPhoto } from '../../sandbox/testing/sample-files'

/** Hands a photo of U3's ID card in, as the photo's own store does. */
export async function uploadPhoto(
  root: RootStore,
  side: CardSide,
  form: SpecimenForm = 'fine',
  photoType: PhotoType | '' = '',
): Promise<UploadedFile> {
  const bytes = specimenPhoto(side, form)
  const facts = {
    purpose: UPLOAD_PURPOSE.identity,
    size: bytes.length,
    mime: 'image/jpeg',
    photoType,
  } as const
  const options = () => ({ requestNo: uuid(), showLoading: false })
  const { uploadId } = await root.write(fileUploadStart, { ...facts, sha256: sha256Of(bytes) }, options())
  for (const piece of piecesOf(bytes, UPLOAD_PIECE_BYTES)) {
    await root.write(fileUploadPiece, { uploadId, ...piece }, options())
  }
  return root.write(fileUploadFinish, { uploadId }, options())
}

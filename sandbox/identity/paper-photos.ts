import type { PaperFile } from '@/contract/papers'
import { PAPER_PART, PART_TYPES, paperFiles } from '@/contract/tables/papers'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { invalidField } from '../api/business-error'
import type { Db } from '../store/database'
import { uploadedFileById, useFiles } from '../store/uploads'

/** What of a document was not photographed, or not as it should be; `undefined`: everything is there. */
function complaintOf(db: Db, idType: string, files: readonly PaperFile[]): string | undefined {
  const { required, optional } = paperFiles(idType)
  const parts = files.map(({ part }) => part)
  const missing = required.find(part => !parts.includes(part))
  if (missing) return `至少上传${required.length}张照片，还缺${PAPER_PART.labels[missing]}`
  const isTwice =
    new Set(parts).size < parts.length || new Set(files.map(({ fileId }) => fileId)).size < files.length
  if (isTwice || parts.some(part => !required.includes(part) && !optional.includes(part))) {
    return '照片与证件类型不符，请重新上传'
  }
  const other = files.find(
    ({ part, fileId }) => uploadedFileById(db, fileId)?.photo_type !== PART_TYPES[part],
  )
  return other && `请重新拍摄${PAPER_PART.labels[other.part]}`
}

/** Takes the photos of a document into an application; refuses what is missing, of another kind or somebody else's. */
export function takePhotos(
  db: Db,
  handed: {
    readonly customerId: string
    readonly idType: string
    readonly files: readonly PaperFile[]
    readonly usedFor: string
  },
): void {
  const complaint = complaintOf(db, handed.idType, handed.files)
  if (complaint) throw invalidField('files', complaint)
  const taken = useFiles(db, {
    customerId: handed.customerId,
    purpose: UPLOAD_PURPOSE.identity,
    fileIds: handed.files.map(({ fileId }) => fileId),
    usedFor: handed.usedFor,
  })
  if (!taken) throw invalidField('files', '照片已失效，请重新拍摄')
}

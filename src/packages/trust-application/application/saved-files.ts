import type { FtApplicationDetail } from '@/contract/ft-application'
import type { PhotoValue } from '@/domains/uploads/photo-store'

const fileOf = ({ files }: FtApplicationDetail, fileId: string) => files.find(file => file.fileId === fileId)

/** A photo that a section names, as its field holds it; `null` for none. */
export function photoOf(detail: FtApplicationDetail, fileId: string): PhotoValue | null {
  const file = fileOf(detail, fileId)
  return file ? { fileId, width: file.width, height: file.height } : null
}

/** The files that a section names, as a list of files holds them. */
export function filesOf(detail: FtApplicationDetail, fileIds: readonly string[]) {
  return fileIds.flatMap(fileId => {
    const file = fileOf(detail, fileId)
    return file ? [{ fileId, mime: file.mime, size: file.size }] : []
  })
}

import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { CardSide, TypedCard } from '@/contract/identity'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { readCard } from '../identity/reader'
import { regionOfAddress } from '../signing/regions'
import { applicationUse } from '../store/ft-applications'
import { uploadedFileById, areUsable, useFiles } from '../store/uploads'

type Asking = Pick<HandlerContext, 'db' | 'customerId'>

/** Reads a photo of the customer's. Errors: `notOwner`; `invalidInput` at `field` with what is wrong with it. */
export function readPhoto(
  { db, customerId }: Asking,
  photo: { readonly fileId: string; readonly side: CardSide; readonly field: string },
): TypedCard {
  const file = uploadedFileById(db, photo.fileId)
  if (file?.customer_id !== customerId || file.purpose !== UPLOAD_PURPOSE.identity) {
    throw new BusinessError(INNER.notOwner)
  }
  const read = readCard(db, file, photo.side)
  if (typeof read === 'string') throw invalidField(photo.field, read)
  const placed = regionOfAddress(read.front?.address ?? '')
  return {
    name: read.front?.name ?? '',
    idNo: read.front?.cardNo ?? '',
    regionCode: placed.regionCode,
    regionName: placed.name,
    address: placed.rest,
    beginDate: read.back?.beginDate ?? '',
    endDate: read.back?.endDate ?? '',
    doubtful: read.doubtful,
  }
}

/** Files that stand in a field. */
export interface HandedFiles {
  readonly fileIds: readonly string[]
  readonly purpose: (typeof UPLOAD_PURPOSE)['trust' | 'identity' | 'payment']
  readonly field: string
}

/** Takes files into an application. Errors: `invalidInput` at `field` for one that is gone, or serves something else. */
export function takeFiles(
  { db, customerId }: Asking,
  files: HandedFiles & { readonly applyId: string },
): void {
  const usedFor = applicationUse(files.applyId)
  const { purpose, fileIds } = files
  if (!areUsable(db, fileIds, { customerId, purpose, usedFor: [usedFor] })) {
    throw invalidField(files.field, '文件已失效，请删除后重新上传')
  }
  useFiles(db, { customerId, purpose, fileIds, usedFor })
}

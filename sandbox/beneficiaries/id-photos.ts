import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { Problem } from '@/lib/beneficiary-rules'
import { isSameName } from '@/lib/same-name'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import type { BenePersonRow } from '../store/beneficiary-sets'
import { readPhoto } from '../trust-applications/card-photos'
import { areUsable, useFiles } from '../store/uploads'

type Photographed = Pick<BenePersonRow, 'name' | 'id_no' | 'id_front_file_id' | 'id_back_file_id'>

/**
 * What the photos of an identity card say against what was typed. What was read with doubt the customer may have corrected: it is left to the
 * reviewer. Errors: `notOwner`; `invalidInput` at a photo that cannot be read.
 */
export function photoProblems(
  { name, id_no, id_front_file_id: front, id_back_file_id: back }: Photographed,
  context: HandlerContext,
): Problem[] {
  if (front === '' && back === '') return []
  if (front === '') return [{ field: 'idFrontFileId', msg: '请拍摄人像面' }]
  if (back === '') return [{ field: 'idBackFileId', msg: '请拍摄国徽面' }]
  const card = readPhoto(context, { fileId: front, side: 'front', field: 'idFrontFileId' })
  readPhoto(context, { fileId: back, side: 'back', field: 'idBackFileId' })
  const isSure = (field: string) => !card.doubtful.some(doubtful => doubtful === field)
  return [
    isSure('cardNo') && card.idNo !== id_no && { field: 'idNo', msg: '与证件照片上的号码不一致，请核对' },
    isSure('name') &&
      !isSameName(card.name, name) && { field: 'name', msg: '与证件照片上的姓名不一致，请核对' },
  ].filter(problem => problem !== false)
}

/** Takes the photos in. Errors: `invalidInput` at one that something else has taken. */
export function takePhotos(
  { id_front_file_id: front, id_back_file_id: back }: Photographed,
  usedFor: string,
  { db, customerId }: HandlerContext,
): void {
  const fileIds = [front, back].filter(id => id !== '')
  const end = { customerId, purpose: UPLOAD_PURPOSE.identity }
  if (!areUsable(db, fileIds, { ...end, usedFor: [usedFor] })) {
    throw invalidField('idFrontFileId', '照片已失效，请重新拍摄')
  }
  if (!useFiles(db, { ...end, fileIds, usedFor })) throw new BusinessError(INNER.notOwner)
}

import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { invalidField } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { areUsable, useFiles } from '../store/uploads'

/** Takes what was handed in for one end, which nothing else has taken. Errors: `invalidInput` at the field. */
export function takeFiles(
  fileIds: readonly string[],
  { field, usedFor }: { readonly field: string; readonly usedFor: string },
  { db, customerId }: Pick<HandlerContext, 'db' | 'customerId'>,
): void {
  const end = { customerId, purpose: UPLOAD_PURPOSE.beneficiary }
  if (!areUsable(db, fileIds, { ...end, usedFor: [usedFor] })) {
    throw invalidField(field, '有材料已失效，请删除后重新上传')
  }
  useFiles(db, { ...end, fileIds, usedFor })
}

import type { AppError } from '@/lib/app-error'
import { isOfTheLine } from '@/domains/uploads/upload-words'

/** Why a signature was not saved and what to do next; what was written is kept in any case. */
export function signatureErrorText(error: AppError): string {
  if (isOfTheLine(error)) return '网络不稳定，签名还没有保存。您写的内容都在，请点“重试”'
  return error.fieldErrors[0]?.msg ?? error.message
}

export const NOT_DRAWN = '签名图片没有生成，请点“重试”，或改用输入'
export const NO_ROOM = '笔画过多，这一笔没有写上，请清除重写'

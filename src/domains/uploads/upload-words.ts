import { type AppError, type AppErrorKind } from '@/lib/app-error'

/** The line or the server failed, not what was sent: what has arrived is kept, and the rest can follow. */
const OF_THE_LINE: readonly AppErrorKind[] = ['network', 'timeout', 'http', 'gateway', 'empty', 'cancelled']

/** Whether another try of the same may go well by itself. */
export function isOfTheLine(error: AppError): boolean {
  return OF_THE_LINE.includes(error.kind)
}

/** What went wrong with an upload and what to do next. */
export function uploadErrorText(error: AppError): string {
  if (isOfTheLine(error)) return '网络不稳定，还没有传完。已传的部分会保留，请点“继续上传”'
  return error.fieldErrors[0]?.msg ?? error.message
}

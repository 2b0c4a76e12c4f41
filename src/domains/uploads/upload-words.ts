import { INNER } from '@/contract/codes'
import { type AppError, type AppErrorKind } from '@/lib/app-error'

/** The line or the server failed, not what was sent: what has arrived is kept, and the rest can follow. */
const OF_THE_LINE: readonly AppErrorKind[] = ['network', 'timeout', 'http', 'gateway', 'empty', 'cancelled']

const isBusy = ({ code }: AppError) => code === INNER.systemBusy

/** Whether another try of the same may go well by itself; so it may where the server has no room for it now. */
export function isOfTheLine(error: AppError): boolean {
  return OF_THE_LINE.includes(error.kind) || isBusy(error)
}

/** What went wrong with an upload and what to do next. */
export function uploadErrorText(error: AppError): string {
  if (isOfTheLine(error)) {
    return `${isBusy(error) ? '系统繁忙' : '网络不稳定'}，还没有传完。已传的部分会保留，请点“继续上传”`
  }
  return error.fieldErrors[0]?.msg ?? error.message
}

import type { AppError } from '@/lib/app-error'

/** The refusal is about the picture code: it is missing, wrong or too old. */
export function isPictureRefusal({ fieldErrors }: AppError): boolean {
  return fieldErrors.some(({ field }) => field === 'captchaCode')
}

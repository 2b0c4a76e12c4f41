import { INNER } from '@/contract/codes'
import type { AppError, FieldError } from '@/lib/app-error'

/** What an SMS code can be refused with when it is checked. */
const CODE_ERRORS: readonly string[] = [INNER.smsCodeWrong, INNER.smsCodeExpired, INNER.smsTooManyTries]

/** What a refusal says about single fields: those the server names, and the code itself. */
export function fieldErrorsOf(error: AppError): readonly FieldError[] {
  const { fieldErrors: errors } = error
  if (error.code === INNER.invalidInput) return errors
  return CODE_ERRORS.includes(error.code) ? [{ field: 'smsCode', msg: error.message }] : []
}

/** The refusal is about the picture code: it is missing, wrong or too old. */
export function isPictureRefusal(error: AppError): boolean {
  return fieldErrorsOf(error).some(({ field }) => field === 'captchaCode')
}

import type { AppError } from '@/lib/app-error'
import { type COMMON_ERRORS, type ErrorName, INNER } from './codes'

/** What a call of an endpoint can be refused with, by the names of `INNER`: what it declares, and what any call can be. */
export type RefusalOf<E> =
  | (E extends { readonly errors?: readonly (infer Declared extends ErrorName)[] } ? Declared : never)
  | (typeof COMMON_ERRORS)[number]

/**
 * Whether the server refused a call with this: `wasRefused<typeof tradeCancel>(error, 'stateConflict')`. A refusal that the
 * endpoint does not declare does not compile.
 */
export function wasRefused<E>(
  error: AppError | undefined,
  name: RefusalOf<E>,
): error is AppError & { readonly kind: 'business' | 'loginRequired' } {
  return error?.code === INNER[name]
}

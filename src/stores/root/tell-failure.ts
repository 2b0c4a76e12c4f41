import { type AppErrorKind, toAppError } from '@/lib/app-error'
import type { RootStore } from './root-store'

/** The login that opens by itself says what there is to say. */
const TOLD: readonly AppErrorKind[] = ['loginRequired', 'sessionExpired', 'cancelled']

/**
 * Tells what a tap did not do: for a quiet read whose page goes on showing what it showed. `text` says what to do next; what
 * section 8 of the specification has for the failure comes first.
 */
export function tellFailure({ ui }: RootStore, text: string, cause: unknown): void {
  const { kind, owed } = toAppError(cause)
  if (!TOLD.includes(kind)) ui.showMessage(owed ?? { text, durationMs: 4000 }, 'error')
}

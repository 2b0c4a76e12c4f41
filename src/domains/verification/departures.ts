import { FACE_VALID_SECONDS } from '@/contract/face'
import { drafts } from '@/stores/primitives/drafts'

/** What a page leaves behind while the customer is at the face service: the check, and its form as far as it may lie here. */
interface Departure {
  readonly bizToken: string
  readonly form: unknown
}

/** After so long nobody comes back any more: the check has run out. */
const KEPT_MS = FACE_VALID_SECONDS * 1000

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Pages that were left for a face check and are to be gone on with; it goes with the session, as drafts do. */
export const departures = {
  keep: (name: string, departure: Departure): void => drafts.keep(name, { ...departure, at: Date.now() }),
  drop: (name: string): void => drafts.drop(name),
  /** Once: a page that is opened again later begins anew. */
  take(name: string): Departure | undefined {
    const kept = drafts.read(name)
    drafts.drop(name)
    const bizToken = memberOf(kept, 'bizToken')
    const at = memberOf(kept, 'at')
    if (typeof bizToken !== 'string' || typeof at !== 'number') return undefined
    const age = Date.now() - at
    return age >= 0 && age < KEPT_MS ? { bizToken, form: memberOf(kept, 'form') } : undefined
  },
}

import { APPEND_STATUS } from '@/contract/tables/trust'
import type { TagTone } from '@/ui/kit/tag'

const TONES: Readonly<Record<string, TagTone>> = {
  [APPEND_STATUS.inReview]: 'progress',
  [APPEND_STATUS.toPay]: 'due',
  [APPEND_STATUS.arriving]: 'progress',
  [APPEND_STATUS.confirmed]: 'done',
  [APPEND_STATUS.rejected]: 'failed',
}

/** Colour of an append's status; one that is taken back, or unknown, is a neutral fact. */
export const appendTone = (status: string): TagTone => TONES[status] ?? 'fact'

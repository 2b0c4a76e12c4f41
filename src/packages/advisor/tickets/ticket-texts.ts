import { TICKET_EVENT, TICKET_STATUS } from '@/contract/tables/ticket'
import type { TagTone } from '@/ui/kit/tag'

const TONES: Readonly<Partial<Record<string, TagTone>>> = {
  [TICKET_STATUS.received]: 'progress',
  [TICKET_STATUS.takenUp]: 'progress',
  [TICKET_STATUS.answered]: 'done',
}

/** Colour of a ticket's status; an unknown one is a neutral fact. */
export const ticketTone = (status: string): TagTone => TONES[status] ?? 'fact'

const WRITERS: Readonly<Partial<Record<string, string>>> = {
  [TICKET_EVENT.received]: '您的内容',
  [TICKET_EVENT.added]: '您的补充',
  [TICKET_EVENT.askedAgain]: '您再次提问',
  [TICKET_EVENT.answered]: '我们的答复',
}

/** Whose words these are. */
export const wordsTitle = (event: string): string => WRITERS[event] ?? '说明'

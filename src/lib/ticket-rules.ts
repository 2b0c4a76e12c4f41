import { countedText, textLength } from './counted-text'

/** Letters of the subject and of what is written, at least and at most. */
export const TICKET_TITLE = { min: 2, max: 30 } as const
export const TICKET_TEXT = { min: 10, max: 500 } as const
/** Letters of a word that is added. */
export const TICKET_WORD = { min: 2, max: 500 } as const
/** Words that can be added to one ticket. */
export const TICKET_WORDS_MAX = 5
/** Tickets that may be open at a time. */
export const TICKETS_OPEN_MAX = 3
/** It is answered within so many working days. */
export const TICKET_DAYS = 5

interface Limits {
  readonly min: number
  readonly max: number
}

/** Why a text of a ticket cannot be sent, counted as the customer counts it (rule V-TICKET). */
export function ticketTextError(text: string, { min, max }: Limits): string | undefined {
  const length = textLength(text)
  if (length === 0) return '请填写内容'
  if (length < min) return `请至少填写 ${min} 个字`
  return length > max ? `请控制在 ${max} 个字以内` : undefined
}

/** A text of a ticket as it is kept: without emoji and space around it. */
export const ticketText = countedText

/** What a ticket says of itself, as far as its actions go. */
interface Standing {
  /** The company still works on it. */
  readonly isOpen: boolean
  /** It was answered. */
  readonly isAnswered: boolean
  /** Words that were added so far. */
  readonly words: number
  /** It was asked again before. */
  readonly wasAskedAgain: boolean
}

/** Why nothing can be added now; `''` when it can. */
export function addRefusal({ isOpen, words }: Standing): string {
  if (!isOpen) return '这张工单已经结束，不能再补充'
  return words >= TICKET_WORDS_MAX ? `一张工单最多补充 ${TICKET_WORDS_MAX} 次` : ''
}

/** Why it cannot be asked again; `''` when it can: once, after the answer. */
export function askAgainRefusal({ isAnswered, wasAskedAgain }: Standing): string {
  if (!isAnswered) return '答复之后才能再次提问'
  return wasAskedAgain ? '每张工单可以再次提问一次，请拨打客服热线' : ''
}

import type { Agreement } from '@/contract/agreement'
import { READING_SECONDS_MAX } from '@/contract/document'

/** What is read: an agreement, or a document in one version. */
export interface ReadingMatter {
  readonly docId: string
  /** So long it has to be in front (rule V-READ). */
  readonly minReadSeconds: number
  readonly lastPage: number
  readonly version?: string
  /** Of the file that is shown: a reading of another version counts for nothing. */
  readonly hash?: string
  /** It was read before, in this version. */
  readonly wasRead?: boolean
}

/** How far a reading has come. */
export interface ReadingProgress {
  /** Seconds that the text still has to be in front (rule V-READ). */
  readonly secondsLeft: number
  /** The end of the text has been on the screen. */
  readonly hasReachedEnd: boolean
}

/** What is still to do before a text counts as read; nothing once it does. */
export function readingReason({ secondsLeft, hasReachedEnd }: ReadingProgress): string | undefined {
  if (!hasReachedEnd) return secondsLeft > 0 ? `请阅读至文末，还需阅读 ${secondsLeft} 秒` : '请阅读至文末'
  return secondsLeft > 0 ? `还需阅读 ${secondsLeft} 秒` : undefined
}

/** Faster than any voice is understood: an engine without a Chinese voice ends a text at once. */
const SIGNS_HEARD_PER_SECOND = 20

/** Whether a text that was read aloud in so many milliseconds can have been heard. */
export function isHeard(text: string, ms: number): boolean {
  return ms * SIGNS_HEARD_PER_SECOND >= text.length * 1000
}

/** Milliseconds of reading as whole seconds, the way they are reported. */
export function readingSeconds(ms: number): number {
  return Math.min(READING_SECONDS_MAX, Math.max(0, Math.round(ms / 1000)))
}

/** An agreement is read as one page. */
export function agreementMatter({ agreementId, minReadSeconds }: Agreement): ReadingMatter {
  return { docId: agreementId, minReadSeconds, lastPage: 1 }
}

import { LOGIN_RECORD_DAYS } from '@/contract/device'
import { DRAFT_KEPT_DAYS } from '@/contract/draft'
import { CAPTCHA_VALID_SECONDS } from '@/contract/registration'
import type { Db } from './database'
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS } from './sessions'

const DAY_MS = 86_400_000
/** A write whose answer got lost may be repeated for so long; later its `requestNo` is a new write. */
export const FIRST_ANSWER_DAYS = 30
/** A statement can be opened for so long. */
export const STATEMENT_DAYS = 30

/**
 * Removes what had its time, in milliseconds of data time: sessions, old logins, proofs, picture codes, questions about cards, first answers, statements. Of
 * the codes sent to customers it stays known that they were sent, since the list of personal information tells it; the
 * code itself goes after a day, as do the limits that count by the day.
 */
export function runCleanUp(db: Db, now: number): void {
  db.transaction(() => {
    db.run(
      'DELETE FROM sessions WHERE last_seen_at < ? OR created_at < ?',
      now - IDLE_LIMIT_MS,
      now - ABSOLUTE_LIMIT_MS,
    )
    db.run('DELETE FROM login_records WHERE at < ?', now - LOGIN_RECORD_DAYS * DAY_MS)
    db.run('DELETE FROM verify_tokens WHERE expires_at < ?', now)
    db.run('DELETE FROM captchas WHERE created_at < ?', now - 2 * CAPTCHA_VALID_SECONDS * 1000)
    db.run(
      'DELETE FROM sms_codes WHERE sent_at < ? AND mobile NOT IN (SELECT mobile FROM customers)',
      now - 2 * DAY_MS,
    )
    db.run("UPDATE sms_codes SET code = '' WHERE code <> '' AND sent_at < ?", now - DAY_MS)
    db.run('DELETE FROM card_checks WHERE created_at < ?', now - DAY_MS)
    db.run('DELETE FROM drafts WHERE saved_at < ?', now - DRAFT_KEPT_DAYS * DAY_MS)
    db.run('DELETE FROM first_answers WHERE created_at < ?', now - FIRST_ANSWER_DAYS * DAY_MS)
    db.run(
      `DELETE FROM files WHERE customer_id IS NOT NULL AND created_at < ?
         AND id NOT IN (SELECT file_id FROM pi_exports WHERE file_id IS NOT NULL
           UNION SELECT file_id FROM documents UNION SELECT file_id FROM article_attachments
           UNION SELECT file_id FROM message_attachments UNION SELECT file_id FROM signed_papers
           UNION SELECT file_id FROM instructions)`,
      now - STATEMENT_DAYS * DAY_MS,
    )
  })
}

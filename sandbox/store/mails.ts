import type { Db } from './database'

/** A mail that the sandbox would have sent. */
export interface MailRow {
  readonly address: string
  readonly subject: string
  readonly body: string
  readonly sent_at: number
}

/** Sends a mail: it lies in the sandbox's inbox. */
export function sendMail(db: Db, { address, subject, body, sent_at: sentAt }: MailRow): void {
  db.run(
    'INSERT INTO mails (address, subject, body, sent_at) VALUES (?, ?, ?, ?)',
    address,
    subject,
    body,
    sentAt,
  )
}

/** The newest mails, newest first. */
export function listMails(db: Db, limit = 50): MailRow[] {
  return db.all<MailRow>('SELECT address, subject, body, sent_at FROM mails ORDER BY id DESC LIMIT ?', limit)
}

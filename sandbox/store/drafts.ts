import type { DraftKind } from '@/contract/draft'
import { dateTimeInShanghai } from '@/lib/date'
import type { Db } from './database'

export interface DraftRow {
  readonly revision: number
  readonly content: string
  readonly device: string
  /** Milliseconds of data time. */
  readonly saved_at: number
}

interface DraftKey {
  readonly customerId: string
  readonly kind: DraftKind
  readonly subject: string
}

export function draftOf(db: Db, { customerId, kind, subject }: DraftKey): DraftRow | undefined {
  return db.get<DraftRow>(
    'SELECT revision, content, device, saved_at FROM drafts WHERE customer_id = ? AND kind = ? AND subject = ?',
    customerId,
    kind,
    subject,
  )
}

/** When the customer last filled something in that is not handed in; `''`: there is nothing. */
export function draftSavedAt(db: Db, key: DraftKey): string {
  const draft = draftOf(db, key)
  return draft ? dateTimeInShanghai(draft.saved_at) : ''
}

export function saveDraft(db: Db, key: DraftKey, draft: DraftRow): void {
  db.run(
    `INSERT OR REPLACE INTO drafts (customer_id, kind, subject, revision, content, device, saved_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    key.customerId,
    key.kind,
    key.subject,
    draft.revision,
    draft.content,
    draft.device,
    draft.saved_at,
  )
}

export function dropDraft(db: Db, { customerId, kind, subject }: DraftKey): void {
  db.run('DELETE FROM drafts WHERE customer_id = ? AND kind = ? AND subject = ?', customerId, kind, subject)
}

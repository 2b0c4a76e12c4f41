import { createHash } from 'node:crypto'
import type { Db } from './database'

/**
 * Stands for WeChat's own exchange of a login code for an account. A code `account:nonce` means the same account each
 * time; any other code is an account of its own, as with a developer tool's visitor.
 */
function openIdOf(wxCode: string): string {
  const [account = wxCode] = wxCode.split(':', 1)
  return createHash('sha256').update(account).digest('base64url').slice(0, 28)
}

/** Uses a login code up; `false` for one that was used before, as WeChat refuses it (40163). */
export function useWechatCode(db: Db, wxCode: string, now: number): boolean {
  const hash = createHash('sha256').update(wxCode).digest('base64url')
  return db.run('INSERT OR IGNORE INTO wechat_codes (code_hash, used_at) VALUES (?, ?)', hash, now) === 1
}

/** The customer who has bound the WeChat account of this code. */
export function customerOfWechat(db: Db, wxCode: string): string | undefined {
  const row = db.get<{ customer_id: string }>(
    'SELECT customer_id FROM wechat_accounts WHERE open_id = ?',
    openIdOf(wxCode),
  )
  return row?.customer_id
}

/** Binds the WeChat account of this code to a customer; an account stands for the customer it was bound to last. */
export function bindWechat(db: Db, wxCode: string, customerId: string): void {
  db.run(
    'INSERT INTO wechat_accounts (open_id, customer_id) VALUES (?, ?) ON CONFLICT (open_id) DO UPDATE SET customer_id = excluded.customer_id',
    openIdOf(wxCode),
    customerId,
  )
}

/** No WeChat account stands for this customer any more. */
export function unbindWechat(db: Db, customerId: string): void {
  db.run('DELETE FROM wechat_accounts WHERE customer_id = ?', customerId)
}

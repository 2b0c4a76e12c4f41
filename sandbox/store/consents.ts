import type { ConsentCode } from '@/contract/personal-info'
import { isOn } from '@/lib/flag'
import { customerById } from './customers'
import type { Db } from './database'

/** What became of a consent; `unused` while nobody was asked. `changed_at`: milliseconds of data time, 0 without one. */
export interface ConsentState {
  readonly status: 'given' | 'withdrawn' | 'unused'
  readonly changedAt: number
}

/** How a customer's consent stands; the one to analytics is a column of the customer, which others read too. */
export function consentOf(db: Db, customerId: string, code: ConsentCode): ConsentState {
  const last = db.get<{ status: 'given' | 'withdrawn'; changed_at: number }>(
    'SELECT status, changed_at FROM consents WHERE customer_id = ? AND code = ? ORDER BY id DESC LIMIT 1',
    customerId,
    code,
  )
  const changedAt = last?.changed_at ?? 0
  if (code !== 'analytics') return { status: last?.status ?? 'unused', changedAt }
  const isGiven = isOn(customerById(db, customerId).analytics_consent)
  return { status: isGiven ? 'given' : last ? 'withdrawn' : 'unused', changedAt }
}

/** Gives a consent or takes it back; an unchanged one stays as it is. */
export function setConsent(
  db: Db,
  change: {
    customerId: string
    code: ConsentCode
    status: 'given' | 'withdrawn'
    reason?: string
    now: number
  },
): void {
  const { customerId, code, status, reason = '', now } = change
  if (consentOf(db, customerId, code).status === status) return
  db.run(
    'INSERT INTO consents (customer_id, code, status, reason, changed_at) VALUES (?, ?, ?, ?, ?)',
    customerId,
    code,
    status,
    reason,
    now,
  )
  if (code === 'analytics') {
    db.run(
      'UPDATE customers SET analytics_consent = ? WHERE id = ?',
      status === 'given' ? '1' : '0',
      customerId,
    )
  }
  // The binding is what the consent allowed: without it WeChat must no longer stand for the customer.
  if (code === 'wechat' && status === 'withdrawn') {
    db.run('DELETE FROM wechat_accounts WHERE customer_id = ?', customerId)
  }
}

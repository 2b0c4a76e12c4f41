import type { AgreementCode, AgreementScene } from '@/contract/agreement'
import type { Db } from './database'

/** A row of `agreements`; `change_summary` is a JSON list, `officer` JSON or `''`. */
export interface AgreementRow {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly version: string
  readonly effective_date: string
  readonly html: string
  readonly change_summary: string
  readonly min_read_seconds: number
  readonly officer: string
}

/** An acceptance: milliseconds of data time. */
export interface SignatureRow {
  readonly version: string
  readonly signed_at: number
}

/** Every version of an agreement that is in force or was, newest first. */
export function versionsOf(db: Db, code: string, today: string): AgreementRow[] {
  return db.all<AgreementRow>(
    'SELECT * FROM agreements WHERE code = ? AND effective_date <= ? ORDER BY effective_date DESC, id DESC',
    code,
    today,
  )
}

/** The version in force. */
export function currentAgreement(db: Db, code: string, today: string): AgreementRow | undefined {
  return versionsOf(db, code, today)[0]
}

/** The agreement with this id. */
export function agreementById(db: Db, id: string): AgreementRow | undefined {
  return db.get<AgreementRow>('SELECT * FROM agreements WHERE id = ?', id)
}

/** The customer's last acceptance of an agreement. */
export function lastSignature(db: Db, customerId: string, code: string): SignatureRow | undefined {
  return db.get<SignatureRow>(
    'SELECT version, signed_at FROM agreement_signatures WHERE customer_id = ? AND code = ? ORDER BY id DESC LIMIT 1',
    customerId,
    code,
  )
}

/** Whether a customer accepted a version of an agreement, for one of these ends. */
export function hasAccepted(
  db: Db,
  { customerId, code, version }: { customerId: string; code: AgreementCode; version: string },
  scenes: readonly AgreementScene[],
): boolean {
  return scenes.some(
    scene =>
      db.get(
        'SELECT 1 FROM agreement_signatures WHERE customer_id = ? AND code = ? AND version = ? AND scene = ?',
        customerId,
        code,
        version,
        scene,
      ) !== undefined,
  )
}

/** Keeps that a customer accepted a version. */
export function addSignature(
  db: Db,
  signature: { customerId: string; code: AgreementCode; version: string; scene: string; now: number },
): void {
  db.run(
    'INSERT INTO agreement_signatures (customer_id, code, version, scene, signed_at) VALUES (?, ?, ?, ?, ?)',
    signature.customerId,
    signature.code,
    signature.version,
    signature.scene,
    signature.now,
  )
}

/** Keeps that a customer read an agreement to its end; what was read stays read. */
export function noteAgreementRead(db: Db, customerId: string, agreementId: string, now: number): void {
  db.run(
    'INSERT OR IGNORE INTO agreement_readings (customer_id, agreement_id, read_at) VALUES (?, ?, ?)',
    customerId,
    agreementId,
    now,
  )
}

/** Whether a customer has read an agreement to its end. */
export function hasReadAgreement(db: Db, customerId: string, agreementId: string): boolean {
  return (
    db.get(
      'SELECT 1 FROM agreement_readings WHERE customer_id = ? AND agreement_id = ?',
      customerId,
      agreementId,
    ) !== undefined
  )
}

import type { Db } from './database'

interface StatementKey {
  readonly customerId: string
  /** `2026-10`, `2026-Q3` or `2025`. */
  readonly statementId: string
}

/** The file of a statement, once it has been written. */
export function fileOfStatement(db: Db, { customerId, statementId }: StatementKey): string | undefined {
  return db.get<{ file_id: string }>(
    'SELECT file_id FROM statements WHERE customer_id = ? AND statement_id = ?',
    customerId,
    statementId,
  )?.file_id
}

/** Keeps which file a statement is. */
export function keepStatement(db: Db, { customerId, statementId }: StatementKey, fileId: string): void {
  db.run(
    'INSERT INTO statements (customer_id, statement_id, file_id) VALUES (?, ?, ?)',
    customerId,
    statementId,
    fileId,
  )
}

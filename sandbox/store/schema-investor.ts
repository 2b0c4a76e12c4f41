/**
 * Applications to count as a qualified investor: a history. One of a customer waits at most, one counts at most. `file_ids`
 * is a JSON list.
 */
export const INVESTOR_SCHEMA = `
CREATE TABLE investor_applications (
  apply_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  status TEXT NOT NULL CHECK (status IN ('1', '2', '3', '4', '5')),
  criterion TEXT NOT NULL,
  amount TEXT NOT NULL,
  years INTEGER NOT NULL CHECK (years >= 0),
  file_ids TEXT NOT NULL,
  agreement_version TEXT NOT NULL,
  submitted_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  promised_date TEXT NOT NULL,
  decided_at INTEGER,
  expire_date TEXT NOT NULL,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE INDEX investor_applications_by_customer ON investor_applications (customer_id, submitted_at);
CREATE UNIQUE INDEX investor_applications_waiting ON investor_applications (customer_id) WHERE status = '1';
CREATE UNIQUE INDEX investor_applications_counting ON investor_applications (customer_id) WHERE status = '2';
`

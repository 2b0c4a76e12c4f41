/** Applications to close an account: a history, of which the last row of a customer counts. */
export const CANCELLATION_SCHEMA = `
CREATE TABLE account_cancellations (
  apply_no TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2', '3')),
  reason TEXT NOT NULL,
  waived_points INTEGER NOT NULL CHECK (waived_points >= 0),
  applied_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  promised_date TEXT NOT NULL,
  decided_at INTEGER,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE INDEX account_cancellations_by_customer ON account_cancellations (customer_id, applied_at);
CREATE UNIQUE INDEX account_cancellations_open ON account_cancellations (customer_id) WHERE status = '0';
`

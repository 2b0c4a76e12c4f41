/**
 * Applications for real-name authentication by ID card: a history, of which one at most is open. `front_read` and `back_read`
 * are what was read off the photos (JSON), empty until then; `name` and `address` as the customer confirmed them; `files` what
 * people decide by beside them (JSON). `paper_applications`: the same by other documents, as the customer typed them.
 */
export const IDENTITY_SCHEMA = `
CREATE TABLE identity_applications (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2', '3', '4')),
  is_updating TEXT NOT NULL CHECK (is_updating IN ('0', '1')),
  consent_version TEXT NOT NULL,
  front_file_id TEXT NOT NULL,
  front_read TEXT NOT NULL,
  back_file_id TEXT NOT NULL,
  back_read TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  mismatch TEXT NOT NULL CHECK (mismatch IN ('0', '1')),
  confirmed_at INTEGER,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  due_at INTEGER,
  promised_date TEXT NOT NULL,
  decided_at INTEGER,
  reject_reason TEXT NOT NULL,
  files TEXT NOT NULL
) STRICT;
CREATE INDEX identity_applications_by_customer ON identity_applications (customer_id, created_at);
CREATE UNIQUE INDEX identity_applications_open ON identity_applications (customer_id) WHERE status IN ('0', '1');

CREATE TABLE paper_applications (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2', '3', '4')),
  is_updating TEXT NOT NULL CHECK (is_updating IN ('0', '1')),
  consent_version TEXT NOT NULL,
  id_type TEXT NOT NULL,
  name TEXT NOT NULL,
  id_no TEXT NOT NULL,
  nationality TEXT NOT NULL,
  birth_date TEXT NOT NULL,
  sex TEXT NOT NULL,
  expire_date TEXT NOT NULL,
  mobile TEXT NOT NULL,
  files TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  submitted_at INTEGER,
  due_at INTEGER,
  promised_date TEXT NOT NULL,
  decided_at INTEGER,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE INDEX paper_applications_by_customer ON paper_applications (customer_id, created_at);
CREATE UNIQUE INDEX paper_applications_open ON paper_applications (customer_id) WHERE status IN ('0', '1');
`

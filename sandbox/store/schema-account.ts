/**
 * Tables of registration, agreements and personal information. `pi_events` is every time something about a customer was
 * collected, whatever table it lies in; `consents` is a history, of which the last row of each code counts.
 */
export const ACCOUNT_SCHEMA = `
CREATE TABLE agreements (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  title TEXT NOT NULL,
  version TEXT NOT NULL,
  effective_date TEXT NOT NULL,
  html TEXT NOT NULL,
  change_summary TEXT NOT NULL,
  min_read_seconds INTEGER NOT NULL,
  officer TEXT NOT NULL,
  UNIQUE (code, version)
) STRICT;

CREATE TABLE agreement_readings (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  agreement_id TEXT NOT NULL REFERENCES agreements (id),
  read_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, agreement_id)
) STRICT;

CREATE TABLE agreement_signatures (
  id INTEGER PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  code TEXT NOT NULL,
  version TEXT NOT NULL,
  scene TEXT NOT NULL,
  signed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX agreement_signatures_by_customer ON agreement_signatures (customer_id, code, id);

CREATE TABLE captchas (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  address TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER,
  is_wrong INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX captchas_by_time ON captchas (created_at);

CREATE TABLE referral_codes (
  code TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('advisor', 'customer')),
  name TEXT NOT NULL,
  customer_id TEXT UNIQUE REFERENCES customers (id)
) STRICT;

CREATE TABLE registrations (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  referral_code TEXT NOT NULL,
  registered_at INTEGER NOT NULL
) STRICT;

CREATE TABLE customer_papers (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  id_type TEXT NOT NULL,
  id_no TEXT NOT NULL,
  address TEXT NOT NULL,
  email TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  card_no TEXT NOT NULL
) STRICT;

CREATE TABLE pi_collections (
  id INTEGER PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  item TEXT NOT NULL,
  scene TEXT NOT NULL,
  collected_at INTEGER NOT NULL
) STRICT;
CREATE INDEX pi_collections_by_customer ON pi_collections (customer_id, item, collected_at);

CREATE VIEW pi_events (customer_id, item, at) AS
  SELECT customer_id, item, collected_at FROM pi_collections
  UNION ALL SELECT customer_id, 'trades', (unixepoch(apply_time) - 28800) * 1000 FROM trades
  UNION ALL SELECT customer_id, 'faceResult', created_at FROM face_checks
  UNION ALL SELECT customer_id, 'agreements', signed_at FROM agreement_signatures
  UNION ALL SELECT c.id, 'codes', s.sent_at FROM sms_codes s JOIN customers c ON c.mobile = s.mobile
  UNION ALL SELECT customer_id, 'notices', published_at FROM messages
  UNION ALL SELECT json_extract(record, '$.distinct_id'), 'events', received_at FROM analytics_events;

CREATE TABLE consents (
  id INTEGER PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  code TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('given', 'withdrawn')),
  reason TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX consents_by_customer ON consents (customer_id, code, id);

CREATE TABLE third_parties (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('1', '2')),
  data_items TEXT NOT NULL,
  purpose TEXT NOT NULL,
  way TEXT NOT NULL,
  contact TEXT NOT NULL,
  policy_url TEXT NOT NULL,
  consent_code TEXT NOT NULL
) STRICT;

CREATE TABLE third_party_shares (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  party_id TEXT NOT NULL REFERENCES third_parties (id),
  shared_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, party_id)
) STRICT;

CREATE TABLE pi_exports (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  apply_no TEXT NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('pdf', 'csv')),
  delivery TEXT NOT NULL CHECK (delivery IN ('app', 'email')),
  email TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2', '3', '4')),
  applied_at INTEGER NOT NULL,
  promised_date TEXT NOT NULL,
  sent_at INTEGER,
  file_id TEXT REFERENCES files (id),
  CHECK ((file_id IS NOT NULL) = (status = '2'))
) STRICT;
CREATE INDEX pi_exports_by_customer ON pi_exports (customer_id, applied_at);

CREATE TABLE mails (
  id INTEGER PRIMARY KEY,
  address TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
`

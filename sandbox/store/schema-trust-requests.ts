/** Tables of what a trust's people ask of it: appends and claims. Files are ids as JSON. */
export const TRUST_REQUEST_SCHEMA = `
CREATE TABLE trust_appends (
  id TEXT PRIMARY KEY,
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  apply_no TEXT NOT NULL UNIQUE,
  amount TEXT NOT NULL,
  property_type TEXT NOT NULL,
  -- What it is; '' for money.
  property_name TEXT NOT NULL,
  source_of_funds TEXT NOT NULL,
  -- The account that money comes from.
  card_id TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  card_no_mask TEXT NOT NULL,
  file_ids TEXT NOT NULL,
  status TEXT NOT NULL,
  apply_time TEXT NOT NULL,
  promised_date TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  pay_deadline TEXT NOT NULL,
  pay_date TEXT NOT NULL,
  pay_marked_at TEXT NOT NULL,
  voucher_file_id TEXT NOT NULL,
  confirm_date TEXT NOT NULL,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE INDEX trust_appends_by_trust ON trust_appends (trust_id, apply_time);

/* What a trust holds that is neither money nor a product: at the value it was taken over at. */
CREATE TABLE trust_property (
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  property_type TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  since TEXT NOT NULL
) STRICT;
CREATE INDEX trust_property_by_trust ON trust_property (trust_id);

/* What has happened to an append or a claim. */
CREATE TABLE trust_request_events (
  request_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  name TEXT NOT NULL,
  remark TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (request_id, seq)
) STRICT;

/* What a claim says beside its record. */
CREATE TABLE claims (
  dist_id TEXT PRIMARY KEY REFERENCES dist_records (id),
  -- Who applied: the principal, the beneficiary, or a guardian.
  customer_id TEXT NOT NULL REFERENCES customers (id),
  applicant TEXT NOT NULL CHECK (applicant IN ('principal', 'beneficiary', 'guardian')),
  expect_date TEXT NOT NULL,
  remark TEXT NOT NULL,
  file_ids TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  -- When it is paid once it is approved.
  pay_due TEXT NOT NULL
) STRICT;
`

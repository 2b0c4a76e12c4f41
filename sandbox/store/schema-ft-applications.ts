/**
 * Applications for a family trust. A section is a JSON text of its revision and what the customer saved, `''` while they never
 * did; what is typed and not saved lies in `drafts`. `status_note` is the sentence of the last happening.
 */
export const FT_APPLICATION_SCHEMA = `
CREATE TABLE ft_applications (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  apply_no TEXT NOT NULL UNIQUE,
  trust_name TEXT NOT NULL,
  trust_kind TEXT NOT NULL,
  initial_amount TEXT NOT NULL,
  status TEXT NOT NULL,
  current_step INTEGER NOT NULL CHECK (current_step BETWEEN 1 AND 7),
  update_time TEXT NOT NULL,
  status_note TEXT NOT NULL,
  principal TEXT NOT NULL,
  identity TEXT NOT NULL,
  spouse TEXT NOT NULL,
  setup TEXT NOT NULL,
  property TEXT NOT NULL,
  -- When the people of step 7 were saved last, '' while they never were.
  people_at TEXT NOT NULL,
  confirmed_at TEXT NOT NULL,
  submitted_at TEXT NOT NULL,
  -- When time decides what waits for the company, in milliseconds; null while nothing does.
  due_at INTEGER,
  reject_reason TEXT NOT NULL,
  -- Both '' before the contract is signed.
  sign_time TEXT NOT NULL,
  contract_no TEXT NOT NULL,
  deliver_until TEXT NOT NULL,
  -- Yuan that have come in so far.
  received_amount TEXT NOT NULL,
  voucher_file_ids TEXT NOT NULL,
  delivery_note TEXT NOT NULL
) STRICT;
CREATE INDEX ft_applications_by_customer ON ft_applications (customer_id, update_time);

CREATE TABLE ft_remarks (
  apply_id TEXT NOT NULL REFERENCES ft_applications (id),
  sort INTEGER NOT NULL,
  section TEXT NOT NULL,
  field TEXT NOT NULL,
  content TEXT NOT NULL,
  time TEXT NOT NULL,
  is_mended TEXT NOT NULL CHECK (is_mended IN ('0', '1')),
  PRIMARY KEY (apply_id, sort)
) STRICT;

CREATE TABLE ft_events (
  seq INTEGER PRIMARY KEY,
  apply_id TEXT NOT NULL REFERENCES ft_applications (id),
  name TEXT NOT NULL,
  remark TEXT NOT NULL,
  time TEXT NOT NULL
) STRICT;
CREATE INDEX ft_events_by_application ON ft_events (apply_id, seq);
`

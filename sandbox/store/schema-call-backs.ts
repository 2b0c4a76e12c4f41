/** Calls that advisors were asked for. `call_time` is `YYYY-MM-DD HH:mm:ss`, `mobile` `''` for the customer's own number. */
export const CALL_BACK_SCHEMA = `
CREATE TABLE call_backs (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  advisor_id TEXT NOT NULL REFERENCES advisors (id),
  topic TEXT NOT NULL,
  about TEXT NOT NULL,
  note TEXT NOT NULL,
  call_time TEXT NOT NULL,
  mobile TEXT NOT NULL,
  status TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX call_backs_by_customer ON call_backs (customer_id, call_time);
CREATE INDEX call_backs_by_status ON call_backs (status, call_time);
`

/**
 * Recordings of signings; an order that is to be recorded has one, with or without a row here. Times are `YYYY-MM-DD HH:mm:ss` or `''`.
 * Takes belong to the session that is open, and stay with the recording once it was handed in.
 */
export const RECORDING_SCHEMA = `
CREATE TABLE recordings (
  order_id TEXT PRIMARY KEY REFERENCES orders (order_id),
  appointment TEXT NOT NULL,
  -- Whom the desk calls; '' for the customer's own number.
  mobile TEXT NOT NULL,
  session_id TEXT NOT NULL,
  session_ends TEXT NOT NULL,
  submitted_at TEXT NOT NULL,
  seconds INTEGER NOT NULL,
  passed_at TEXT NOT NULL,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE INDEX recordings_by_appointment ON recordings (appointment);
CREATE INDEX recordings_by_session ON recordings (session_id);

CREATE TABLE recording_takes (
  session_id TEXT NOT NULL,
  question_id TEXT NOT NULL,
  answer TEXT NOT NULL,
  file_id TEXT NOT NULL UNIQUE,
  seconds REAL NOT NULL,
  PRIMARY KEY (session_id, question_id)
) STRICT, WITHOUT ROWID;
`

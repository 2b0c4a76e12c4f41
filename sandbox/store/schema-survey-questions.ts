/**
 * Tables of what is asked and answered. A form is the set of questions of a survey (its id) or of the call-backs
 * (`visit`). The replies to an anonymous survey name no customer and no time, and their id leads back to neither.
 */
export const SURVEY_QUESTION_SCHEMA = `
CREATE TABLE survey_questions (
  form_id TEXT NOT NULL,
  qid TEXT NOT NULL,
  sort INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('single', 'multi', 'score', 'text', 'sort', 'matrix')),
  title TEXT NOT NULL,
  required TEXT NOT NULL CHECK (required IN ('0', '1')),
  min INTEGER NOT NULL,
  max INTEGER NOT NULL,
  show_qid TEXT NOT NULL,
  show_oid TEXT NOT NULL,
  PRIMARY KEY (form_id, qid)
) STRICT;

CREATE TABLE survey_options (
  form_id TEXT NOT NULL,
  qid TEXT NOT NULL,
  oid TEXT NOT NULL,
  sort INTEGER NOT NULL,
  text TEXT NOT NULL,
  exclusive TEXT NOT NULL CHECK (exclusive IN ('0', '1')),
  PRIMARY KEY (form_id, qid, oid),
  FOREIGN KEY (form_id, qid) REFERENCES survey_questions (form_id, qid)
) STRICT;

CREATE TABLE survey_rows (
  form_id TEXT NOT NULL,
  qid TEXT NOT NULL,
  rid TEXT NOT NULL,
  sort INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (form_id, qid, rid),
  FOREIGN KEY (form_id, qid) REFERENCES survey_questions (form_id, qid)
) STRICT;

CREATE TABLE survey_replies (
  reply_id TEXT PRIMARY KEY,
  form_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  answers TEXT NOT NULL
) STRICT;
CREATE INDEX survey_replies_by_customer ON survey_replies (form_id, customer_id);

CREATE TABLE visits (
  visit_id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  title TEXT NOT NULL,
  product_name TEXT NOT NULL,
  sign_time TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  submitted_at INTEGER,
  answers TEXT NOT NULL DEFAULT '[]'
) STRICT;
`

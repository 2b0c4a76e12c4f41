/**
 * Tables of surveys and who answered them. A survey for `invited` customers stands in the survey list of those who are
 * invited; one for `everyone` stands in no list and is reached from other pages.
 */
export const SURVEY_SCHEMA = `
CREATE TABLE surveys (
  survey_id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  intro TEXT NOT NULL,
  deadline INTEGER NOT NULL,
  points INTEGER NOT NULL CHECK (points >= 0),
  anonymous TEXT NOT NULL CHECK (anonymous IN ('0', '1')),
  minutes INTEGER NOT NULL,
  audience TEXT NOT NULL CHECK (audience IN ('everyone', 'invited'))
) STRICT;

CREATE TABLE survey_invitations (
  survey_id TEXT NOT NULL REFERENCES surveys (survey_id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  PRIMARY KEY (survey_id, customer_id)
) STRICT;

CREATE TABLE survey_answers (
  survey_id TEXT NOT NULL REFERENCES surveys (survey_id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  submitted_at INTEGER NOT NULL,
  PRIMARY KEY (survey_id, customer_id)
) STRICT;
`

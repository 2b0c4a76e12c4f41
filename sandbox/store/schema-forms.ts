/**
 * Drafts of applications and declarations of tax residence. A draft is the form's own text, opaque here. Declarations are a
 * history: the last row of a customer counts.
 */
export const FORM_SCHEMA = `
CREATE TABLE drafts (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  revision INTEGER NOT NULL CHECK (revision > 0),
  content TEXT NOT NULL,
  device TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, kind, subject)
) STRICT;
CREATE INDEX drafts_by_time ON drafts (saved_at);

CREATE TABLE tax_declarations (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  version INTEGER NOT NULL,
  tax_type TEXT NOT NULL,
  surname TEXT NOT NULL,
  given_name TEXT NOT NULL,
  birth_date TEXT NOT NULL,
  address_cn TEXT NOT NULL,
  address_en TEXT NOT NULL,
  birthplace_cn TEXT NOT NULL,
  birthplace_en TEXT NOT NULL,
  -- '' where the identity number serves as it.
  china_tin TEXT NOT NULL,
  sign_file_id TEXT NOT NULL,
  declared_at INTEGER NOT NULL,
  UNIQUE (customer_id, version)
) STRICT;

CREATE TABLE tax_countries (
  declaration_id TEXT NOT NULL REFERENCES tax_declarations (id),
  sort INTEGER NOT NULL,
  country TEXT NOT NULL,
  tin TEXT NOT NULL,
  no_tin_reason TEXT NOT NULL,
  explain TEXT NOT NULL,
  PRIMARY KEY (declaration_id, sort)
) STRICT;
`

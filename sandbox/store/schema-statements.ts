/** Files of statements: each is written once, when it is first asked for, and stays as it was. */
export const STATEMENT_SCHEMA = `
CREATE TABLE statements (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  statement_id TEXT NOT NULL,
  file_id TEXT NOT NULL REFERENCES files (id),
  PRIMARY KEY (customer_id, statement_id)
) STRICT;
`

/** Tables of help, guide and advisors. */
export const CONTENT_SCHEMA = `
CREATE TABLE help_categories (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  sort INTEGER NOT NULL
) STRICT;

CREATE TABLE help_items (
  id TEXT PRIMARY KEY,
  category_id TEXT NOT NULL REFERENCES help_categories (id),
  sort INTEGER NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,
  answer_text TEXT NOT NULL,
  asked INTEGER NOT NULL,
  useful INTEGER NOT NULL
) STRICT;
CREATE INDEX help_items_by_category ON help_items (category_id, sort);

CREATE TABLE help_votes (
  item_id TEXT NOT NULL REFERENCES help_items (id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  useful TEXT NOT NULL CHECK (useful IN ('0', '1')),
  PRIMARY KEY (item_id, customer_id)
) STRICT;

CREATE TABLE advisors (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  employee_no TEXT NOT NULL,
  qualification_no TEXT NOT NULL,
  branch TEXT NOT NULL,
  mobile TEXT NOT NULL,
  intro TEXT NOT NULL
) STRICT;

CREATE TABLE advised_customers (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  advisor_id TEXT NOT NULL REFERENCES advisors (id),
  change_reason TEXT,
  change_requested_at INTEGER
) STRICT;
`

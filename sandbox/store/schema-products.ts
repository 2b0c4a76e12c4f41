/** Tables of how products are sold, of bookings, of the terms of an order, and of notices to older customers. */
export const PRODUCT_SCHEMA = `
CREATE TABLE product_terms (
  product_id TEXT PRIMARY KEY REFERENCES products (product_id),
  invest_type TEXT NOT NULL,
  benchmark_note TEXT NOT NULL,
  -- Yuan with two digits.
  min_amount TEXT NOT NULL,
  append_min_amount TEXT NOT NULL,
  step_amount TEXT NOT NULL,
  max_amount TEXT NOT NULL,
  total_quota TEXT NOT NULL,
  -- When it is raised, 'YYYY-MM-DD HH:mm:ss'; '' for a product that is sold for as long as it is open.
  raise_start TEXT NOT NULL,
  raise_end TEXT NOT NULL,
  custodian TEXT NOT NULL,
  manager TEXT NOT NULL
) STRICT;

-- What is told of a product: one row per paragraph, highlight or person.
CREATE TABLE product_texts (
  product_id TEXT NOT NULL REFERENCES products (product_id),
  part TEXT NOT NULL,
  seq INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (product_id, part, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_repayments (
  product_id TEXT NOT NULL REFERENCES products (product_id),
  date TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('1', '2')),
  -- Percent of the principal.
  ratio TEXT NOT NULL,
  PRIMARY KEY (product_id, date, type)
) STRICT, WITHOUT ROWID;

-- What an order was booked with, before it was one.
CREATE TABLE bookings (
  order_id TEXT PRIMARY KEY REFERENCES orders (order_id),
  mobile TEXT NOT NULL,
  remark TEXT NOT NULL
) STRICT;

-- What was settled when an order was placed: the fee in percent, and whether the company calls the customer first (V-65).
CREATE TABLE order_terms (
  order_id TEXT PRIMARY KEY REFERENCES orders (order_id),
  fee_rate TEXT NOT NULL,
  -- Until when the company calls before the signing, '' where it need not; and when the customer was reached.
  call_until TEXT NOT NULL,
  called_at TEXT NOT NULL
) STRICT;

CREATE TABLE senior_notices (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  product_id TEXT NOT NULL REFERENCES products (product_id),
  opened_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  PRIMARY KEY (customer_id, product_id)
) STRICT, WITHOUT ROWID;
`

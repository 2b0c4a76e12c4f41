/**
 * Tables of investment instructions: what a trust holds of which product, what it may be put into, when no instruction is
 * taken, and the instructions themselves. Times are milliseconds of data time.
 */
export const INSTRUCTION_SCHEMA = `
CREATE TABLE trust_holdings (
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  product_id TEXT NOT NULL REFERENCES products (product_id),
  shares TEXT NOT NULL,
  PRIMARY KEY (trust_id, product_id)
) STRICT;

CREATE TABLE trust_pool (
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  product_id TEXT NOT NULL REFERENCES products (product_id),
  PRIMARY KEY (trust_id, product_id)
) STRICT;

CREATE TABLE instruction_breaks (
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  from_date TEXT NOT NULL,
  to_date TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (trust_id, from_date)
) STRICT;

CREATE TABLE instructions (
  inst_id TEXT PRIMARY KEY,
  inst_no TEXT NOT NULL UNIQUE,
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  inst_type TEXT NOT NULL CHECK (inst_type IN ('1', '2', '3')),
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2', '3', '4', '5', '6', '7')),
  total_amount TEXT NOT NULL,
  available_cash TEXT NOT NULL,
  is_cash_low TEXT NOT NULL CHECK (is_cash_low IN ('0', '1')),
  remark TEXT NOT NULL,
  effective_date TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  submitted_at INTEGER,
  due_at INTEGER,
  accepted_at INTEGER,
  execute_at INTEGER,
  finished_at INTEGER,
  reject_reason TEXT NOT NULL,
  file_id TEXT NOT NULL
) STRICT;
CREATE INDEX instructions_by_trust ON instructions (trust_id, created_at, inst_id);
-- What the clock still moves: few rows of many, looked for every second.
CREATE INDEX instructions_under_way ON instructions (status) WHERE status IN ('1', '2', '3');

CREATE TABLE instruction_lines (
  inst_id TEXT NOT NULL REFERENCES instructions (inst_id),
  line_no INTEGER NOT NULL,
  product_id TEXT NOT NULL,
  to_product_id TEXT NOT NULL,
  amount TEXT NOT NULL,
  shares TEXT NOT NULL,
  ratio TEXT NOT NULL,
  execute_date TEXT NOT NULL,
  -- The trade it is executed by, and the purchase that follows the redemption of a conversion.
  trade_id TEXT NOT NULL,
  to_trade_id TEXT NOT NULL,
  executed_amount TEXT NOT NULL,
  executed_shares TEXT NOT NULL,
  executed_date TEXT NOT NULL,
  fail_reason TEXT NOT NULL,
  is_over TEXT NOT NULL CHECK (is_over IN ('0', '1')),
  PRIMARY KEY (inst_id, line_no)
) STRICT;
CREATE INDEX instruction_lines_by_trade ON instruction_lines (trade_id);
`

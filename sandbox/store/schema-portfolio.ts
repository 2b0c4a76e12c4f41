/** Tables of products, positions and trades. Shares have two digits, net values four, as decimal strings. */
export const PORTFOLIO_SCHEMA = `
CREATE TABLE products (
  product_id TEXT PRIMARY KEY,
  product_code TEXT NOT NULL UNIQUE,
  product_name TEXT NOT NULL,
  product_type TEXT NOT NULL,
  trust_kind TEXT NOT NULL,
  risk_level TEXT NOT NULL,
  benchmark TEXT NOT NULL,
  benchmark_rate TEXT NOT NULL,
  establish_date TEXT NOT NULL,
  maturity_date TEXT NOT NULL,
  open_rule TEXT NOT NULL,
  dist_rule TEXT NOT NULL,
  next_dist_date TEXT NOT NULL
) STRICT;

CREATE TABLE net_values (
  product_id TEXT NOT NULL REFERENCES products (product_id),
  date TEXT NOT NULL,
  net_value TEXT NOT NULL,
  acc_net_value TEXT NOT NULL,
  ten_thousand_income TEXT NOT NULL,
  seven_day_yield TEXT NOT NULL,
  PRIMARY KEY (product_id, date)
) STRICT, WITHOUT ROWID;

CREATE TABLE positions (
  position_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  product_id TEXT NOT NULL REFERENCES products (product_id),
  holder_role TEXT NOT NULL,
  position_status TEXT NOT NULL,
  shares TEXT NOT NULL,
  cost_amount TEXT NOT NULL,
  value_date TEXT NOT NULL,
  cooling_end_time TEXT NOT NULL,
  dividend_mode TEXT NOT NULL CHECK (dividend_mode IN ('0', '1')),
  bank_name TEXT NOT NULL,
  card_no_mask TEXT NOT NULL,
  UNIQUE (customer_id, product_id)
) STRICT;

CREATE TABLE history_positions (
  position_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  product_id TEXT NOT NULL REFERENCES products (product_id),
  start_date TEXT NOT NULL,
  clear_date TEXT NOT NULL,
  total_invest TEXT NOT NULL,
  total_return TEXT NOT NULL,
  returned_principal TEXT NOT NULL,
  is_early TEXT NOT NULL,
  clear_reason TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  card_no_mask TEXT NOT NULL
) STRICT;
CREATE INDEX history_positions_by_customer ON history_positions (customer_id, clear_date);

CREATE TABLE trades (
  trade_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  trust_id TEXT NOT NULL,
  serial_no TEXT NOT NULL,
  product_id TEXT NOT NULL,
  product_name TEXT NOT NULL,
  product_type TEXT NOT NULL,
  trade_type TEXT NOT NULL,
  trade_status TEXT NOT NULL,
  apply_time TEXT NOT NULL,
  trade_day TEXT NOT NULL,
  confirm_date TEXT NOT NULL,
  arrive_date TEXT NOT NULL,
  apply_amount TEXT NOT NULL,
  apply_shares TEXT NOT NULL,
  confirm_amount TEXT NOT NULL CHECK (confirm_amount = '' OR confirm_amount LIKE '%_.__'),
  confirm_shares TEXT NOT NULL,
  confirm_nav TEXT NOT NULL,
  fee TEXT NOT NULL,
  fee_rate TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  card_no_mask TEXT NOT NULL,
  remark TEXT NOT NULL,
  fail_reason TEXT NOT NULL,
  cancel_time TEXT NOT NULL,
  apply_id TEXT NOT NULL,
  record_date TEXT NOT NULL,
  base_shares TEXT NOT NULL,
  per_share TEXT NOT NULL,
  tax TEXT NOT NULL,
  -- Of a trust's own trades as its cash sees it, of others as the customer's account does.
  direction TEXT GENERATED ALWAYS AS (CASE
    WHEN trust_id <> '' AND trade_type = '11' THEN 'out'
    WHEN trust_id <> '' AND trade_type IN ('01', '10') THEN 'in'
    WHEN trade_type IN ('03', '04', '05', '08', '11') THEN 'in'
    WHEN trade_type IN ('01', '02', '09', '10') THEN 'out'
    ELSE 'none' END) VIRTUAL,
  -- Fen, so that sums over thousands of rows are exact; 0 unless settled.
  settled_fen INTEGER GENERATED ALWAYS AS (CASE
    WHEN trade_status IN ('2', '3', '6') THEN CAST(replace(confirm_amount, '.', '') AS INTEGER)
    ELSE 0 END) VIRTUAL
) STRICT;
CREATE INDEX trades_by_customer ON trades (customer_id, trust_id, apply_time, trade_id);
CREATE INDEX trades_by_trust ON trades (trust_id, apply_time, trade_id);
-- What the clock still moves: few rows of many, looked for every second.
CREATE INDEX trades_under_way ON trades (trade_type, trade_status) WHERE trust_id = '' AND arrive_date = '';
-- The day's last number, looked for with every new trade.
CREATE INDEX trades_by_serial ON trades (serial_no);
CREATE INDEX trades_by_product ON trades (customer_id, product_id, trust_id);

-- Parts of a redemption that cost differently by the time they were held, the oldest first.
CREATE TABLE fee_lots (
  trade_id TEXT NOT NULL REFERENCES trades (trade_id),
  seq INTEGER NOT NULL,
  date TEXT NOT NULL,
  shares TEXT NOT NULL,
  fee_rate TEXT NOT NULL,
  fee TEXT NOT NULL,
  PRIMARY KEY (trade_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE bank_changes (
  apply_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  bene_id TEXT NOT NULL,
  apply_no TEXT NOT NULL UNIQUE,
  trust_name TEXT NOT NULL,
  bene_name_mask TEXT NOT NULL,
  old_bank_name TEXT NOT NULL,
  old_card_no_mask TEXT NOT NULL,
  new_bank_name TEXT NOT NULL,
  new_card_no_mask TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2')),
  apply_time TEXT NOT NULL,
  effect_time TEXT NOT NULL,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE INDEX bank_changes_by_beneficiary ON bank_changes (bene_id, status);

CREATE TABLE verify_tokens (
  token_hash TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  kind TEXT NOT NULL CHECK (kind IN ('sms', 'face')),
  scene TEXT NOT NULL,
  subject TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  face_check TEXT REFERENCES face_checks (biz_token)
) STRICT;
`

/** Tables of what is on sale and of purchase orders. Times of orders are `YYYY-MM-DD HH:mm:ss` or `''`. */
export const ORDER_SCHEMA = `
CREATE TABLE offers (
  product_id TEXT PRIMARY KEY REFERENCES products (product_id),
  raise_account_name TEXT NOT NULL,
  raise_bank_name TEXT NOT NULL,
  raise_account_no TEXT NOT NULL,
  cooling_hours INTEGER NOT NULL CHECK (cooling_hours >= 24),
  purchase_fee_rate TEXT NOT NULL,
  -- Fen, so that it is taken from and given back exactly.
  quota_left_fen INTEGER NOT NULL CHECK (quota_left_fen >= 0),
  -- How the signing is recorded, '' when it need not be.
  record_type TEXT NOT NULL CHECK (record_type IN ('', '1', '2'))
) STRICT;

CREATE TABLE orders (
  order_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  order_no TEXT NOT NULL UNIQUE,
  product_id TEXT NOT NULL REFERENCES products (product_id),
  order_status TEXT NOT NULL,
  apply_amount TEXT NOT NULL,
  apply_time TEXT NOT NULL,
  sign_deadline TEXT NOT NULL,
  sign_time TEXT NOT NULL,
  contract_no TEXT NOT NULL,
  pay_deadline TEXT NOT NULL,
  pay_date TEXT NOT NULL,
  pay_marked_at TEXT NOT NULL,
  voucher_file_id TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  card_no_mask TEXT NOT NULL,
  cooling_end_time TEXT NOT NULL,
  cancel_reason TEXT NOT NULL,
  -- When money that came in is back at the customer; '' when none has to go back.
  refund_due TEXT NOT NULL,
  -- The purchase among the trades, from the payment on.
  trade_id TEXT NOT NULL
) STRICT;
CREATE INDEX orders_by_customer ON orders (customer_id, apply_time, order_id);
CREATE INDEX orders_by_status ON orders (order_status);

CREATE TABLE order_events (
  order_id TEXT NOT NULL REFERENCES orders (order_id),
  seq INTEGER NOT NULL,
  name TEXT NOT NULL,
  time TEXT NOT NULL,
  remark TEXT NOT NULL,
  PRIMARY KEY (order_id, seq)
) STRICT, WITHOUT ROWID;
`

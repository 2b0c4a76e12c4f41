/**
 * Tables of bank cards and of contracts. `card_register` is what the banks know; a customer's cards are in `bank_cards`.
 * `contracts` is the signing of an order as far as it is, `signed_papers` what came of it.
 */
export const SIGNING_SCHEMA = `
CREATE TABLE card_register (
  card_no TEXT PRIMARY KEY,
  card_type TEXT NOT NULL,
  holder_name TEXT NOT NULL,
  holder_id_no TEXT NOT NULL,
  mobile TEXT NOT NULL,
  status TEXT NOT NULL
) STRICT;

CREATE TABLE bank_cards (
  card_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  card_no TEXT NOT NULL UNIQUE,
  is_default TEXT NOT NULL,
  bound_at INTEGER NOT NULL
) STRICT;
CREATE INDEX bank_cards_by_customer ON bank_cards (customer_id, bound_at);

CREATE TABLE card_checks (
  verify_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  card_no TEXT NOT NULL,
  mobile TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE contracts (
  -- An order, or an application for a family trust.
  order_id TEXT PRIMARY KEY,
  -- What the customer has agreed to: JSON of ids and hashes, '' before.
  agreed_docs TEXT NOT NULL,
  card_id TEXT NOT NULL,
  region_code TEXT NOT NULL,
  address_detail TEXT NOT NULL,
  email TEXT NOT NULL,
  -- The papers that the confirmation refers to, as above.
  confirmed_docs TEXT NOT NULL,
  confirmed_at INTEGER,
  cert_issuer TEXT NOT NULL,
  cert_serial TEXT NOT NULL,
  signature_id TEXT NOT NULL
) STRICT;

CREATE TABLE signed_papers (
  order_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  doc_id TEXT NOT NULL REFERENCES documents (id),
  doc_name TEXT NOT NULL,
  version TEXT NOT NULL,
  -- SHA-256 of the paper as it was read; the signed file is another one.
  hash TEXT NOT NULL,
  file_id TEXT NOT NULL UNIQUE REFERENCES files (id),
  PRIMARY KEY (order_id, seq)
) STRICT, WITHOUT ROWID;
`

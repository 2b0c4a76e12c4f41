/**
 * Tables of family trusts, documents and files. Trusts, people and papers stand in the store as they are; what leaves it
 * is masked by the handlers. `rights` are the names of TRUST_RIGHTS with commas between.
 */
export const TRUST_SCHEMA = `
CREATE TABLE files (
  id TEXT PRIMARY KEY,
  customer_id TEXT REFERENCES customers (id),
  file_name TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('pdf', 'csv')),
  page_count INTEGER NOT NULL,
  size INTEGER NOT NULL,
  content TEXT,
  text TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE trusts (
  id TEXT PRIMARY KEY,
  trust_no TEXT NOT NULL UNIQUE,
  principal_id TEXT NOT NULL REFERENCES customers (id),
  name TEXT NOT NULL,
  trust_kind TEXT NOT NULL,
  status TEXT NOT NULL,
  establish_date TEXT NOT NULL,
  term_years INTEGER NOT NULL,
  total_assets TEXT NOT NULL,
  asset_date TEXT NOT NULL,
  cash TEXT NOT NULL,
  yesterday_income TEXT NOT NULL,
  accumulated_income TEXT NOT NULL,
  spouse_name TEXT NOT NULL,
  protector_name TEXT NOT NULL,
  invest_mode TEXT NOT NULL,
  manager_name TEXT NOT NULL,
  manager_mobile TEXT NOT NULL,
  rights TEXT NOT NULL
) STRICT;
CREATE INDEX trusts_by_principal ON trusts (principal_id);

CREATE TABLE beneficiaries (
  id TEXT PRIMARY KEY,
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  customer_id TEXT REFERENCES customers (id),
  name TEXT NOT NULL,
  relation TEXT NOT NULL,
  id_type TEXT NOT NULL,
  id_no TEXT NOT NULL,
  sex TEXT NOT NULL,
  birth_date TEXT NOT NULL,
  benefit_order INTEGER NOT NULL,
  share_percent TEXT NOT NULL,
  mobile TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  card_no TEXT NOT NULL,
  account_name TEXT NOT NULL,
  status TEXT NOT NULL,
  guardian_customer_id TEXT REFERENCES customers (id),
  guardian_name TEXT NOT NULL,
  guardian_relation TEXT NOT NULL,
  guardian_id_no TEXT NOT NULL,
  guardian_mobile TEXT NOT NULL,
  rights TEXT NOT NULL
) STRICT;
CREATE INDEX beneficiaries_by_trust ON beneficiaries (trust_id, benefit_order, id);

CREATE TABLE dist_plans (
  id TEXT PRIMARY KEY,
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  bene_id TEXT NOT NULL REFERENCES beneficiaries (id),
  dist_type TEXT NOT NULL,
  condition_type TEXT NOT NULL,
  condition_note TEXT NOT NULL,
  amount TEXT NOT NULL,
  percent TEXT NOT NULL,
  frequency TEXT NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  status TEXT NOT NULL,
  proof_note TEXT NOT NULL,
  -- The last day up to which the plan has paid by itself.
  paid_until TEXT NOT NULL,
  CHECK ((amount = '') <> (percent = ''))
) STRICT;
CREATE INDEX dist_plans_by_trust ON dist_plans (trust_id);

CREATE TABLE dist_records (
  id TEXT PRIMARY KEY,
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  bene_id TEXT NOT NULL REFERENCES beneficiaries (id),
  -- The plan it pays by; '' for what was paid outside of any.
  plan_id TEXT NOT NULL,
  dist_type TEXT NOT NULL,
  condition_type TEXT NOT NULL,
  amount TEXT NOT NULL,
  status TEXT NOT NULL,
  apply_time TEXT NOT NULL,
  pay_time TEXT NOT NULL,
  card_no TEXT NOT NULL,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE INDEX dist_records_by_trust ON dist_records (trust_id, bene_id);

CREATE TABLE trust_valuations (
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  date TEXT NOT NULL,
  net_value TEXT NOT NULL,
  total_assets TEXT NOT NULL,
  PRIMARY KEY (trust_id, date)
) STRICT;

/* What came in or went out after the valuations that were written down. */
CREATE TABLE trust_flows (
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  date TEXT NOT NULL,
  amount TEXT NOT NULL
) STRICT;
CREATE INDEX trust_flows_by_trust ON trust_flows (trust_id, date);

CREATE TABLE investment_plans (
  id TEXT PRIMARY KEY,
  trust_id TEXT NOT NULL UNIQUE REFERENCES trusts (id),
  risk_level TEXT NOT NULL,
  limits TEXT NOT NULL,
  advisor_name TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  valid_to TEXT NOT NULL,
  asset_date TEXT NOT NULL,
  rebalance_note TEXT NOT NULL,
  tolerance TEXT NOT NULL,
  -- The limits in figures, as \`limits\` says them in words: percents of the trust, and the highest risk.
  single_percent TEXT NOT NULL DEFAULT '30.00',
  equity_percent TEXT NOT NULL DEFAULT '20.00',
  cash_percent TEXT NOT NULL DEFAULT '5.00',
  max_risk TEXT NOT NULL DEFAULT 'R4'
) STRICT;

CREATE TABLE investment_plan_lines (
  plan_id TEXT NOT NULL REFERENCES investment_plans (id),
  sort INTEGER NOT NULL,
  name TEXT NOT NULL,
  target TEXT NOT NULL,
  amount TEXT NOT NULL,
  PRIMARY KEY (plan_id, sort)
) STRICT;

CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('disclosure', 'product', 'signing', 'main', 'supplement')),
  product_id TEXT,
  trust_id TEXT REFERENCES trusts (id),
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  doc_type TEXT NOT NULL,
  publish_date TEXT NOT NULL,
  file_id TEXT NOT NULL UNIQUE REFERENCES files (id),
  must_read TEXT NOT NULL,
  min_read_seconds INTEGER NOT NULL,
  version TEXT NOT NULL,
  -- Place among the papers that are signed with the product, 0 for a paper that is not.
  sign_order INTEGER NOT NULL,
  -- The product's terms as the paper states them, a line each; '' where it states none.
  terms TEXT NOT NULL,
  CHECK ((product_id IS NULL) <> (trust_id IS NULL))
) STRICT;
CREATE INDEX documents_by_product ON documents (product_id, kind);
CREATE INDEX documents_by_trust ON documents (trust_id, kind);

/* What the server saw pass since a document was given out: the reader's own measure alone marks nothing read. */
CREATE TABLE paper_openings (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  paper_id TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, paper_id)
) STRICT;

CREATE TABLE document_readings (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  doc_id TEXT NOT NULL REFERENCES documents (id),
  version TEXT NOT NULL,
  last_page INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  read_at INTEGER,
  PRIMARY KEY (customer_id, doc_id, version)
) STRICT;
`

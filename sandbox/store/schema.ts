import { createHash } from 'node:crypto'
import { ACCOUNT_SCHEMA } from './schema-account'
import { BENEFICIARY_SET_SCHEMA } from './schema-beneficiary-sets'
import { CALL_BACK_SCHEMA } from './schema-call-backs'
import { CANCELLATION_SCHEMA } from './schema-cancellations'
import { CERTIFICATE_SCHEMA } from './schema-certificates'
import { CONTENT_SCHEMA } from './schema-content'
import { FORM_SCHEMA } from './schema-forms'
import { FT_APPLICATION_SCHEMA } from './schema-ft-applications'
import { IDENTITY_SCHEMA } from './schema-identity'
import { INSTRUCTION_SCHEMA } from './schema-instructions'
import { INVESTOR_SCHEMA } from './schema-investor'
import { MEMBERSHIP_SCHEMA } from './schema-membership'
import { MESSAGE_SCHEMA } from './schema-messages'
import { ORDER_SCHEMA } from './schema-orders'
import { PORTFOLIO_SCHEMA } from './schema-portfolio'
import { PRODUCT_SCHEMA } from './schema-products'
import { RECORDING_SCHEMA } from './schema-recordings'
import { RISK_SCHEMA } from './schema-risk'
import { SIGNATURE_SCHEMA } from './schema-signatures'
import { SIGNING_SCHEMA } from './schema-signing'
import { STATEMENT_SCHEMA } from './schema-statements'
import { SURVEY_QUESTION_SCHEMA } from './schema-survey-questions'
import { SURVEY_SCHEMA } from './schema-surveys'
import { TRUST_SCHEMA } from './schema-trust'
import { TICKET_SCHEMA } from './schema-tickets'
import { TRUST_REQUEST_SCHEMA } from './schema-trust-requests'
import { UPLOAD_SCHEMA } from './schema-uploads'

/** Every table of the sandbox. Times are milliseconds of data time, days `YYYY-MM-DD`, money decimal strings. */
export const SCHEMA = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE customers (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  mobile TEXT NOT NULL UNIQUE,
  birth_date TEXT NOT NULL,
  sex TEXT NOT NULL,
  auth_status TEXT NOT NULL,
  risk_level TEXT NOT NULL,
  risk_expire_date TEXT NOT NULL,
  qualified_status TEXT NOT NULL,
  qualified_expire_date TEXT NOT NULL,
  tax_declared TEXT NOT NULL,
  id_expire_date TEXT NOT NULL,
  vip_level TEXT NOT NULL,
  care_mode TEXT NOT NULL,
  analytics_consent TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points >= 0),
  note TEXT NOT NULL
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  opened_by TEXT,
  device TEXT NOT NULL,
  is_used INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_customer ON sessions (customer_id);

CREATE TABLE login_records (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  at INTEGER NOT NULL,
  device TEXT NOT NULL,
  way TEXT NOT NULL,
  is_success INTEGER NOT NULL
) STRICT;
CREATE INDEX login_records_by_customer ON login_records (customer_id, at);

CREATE TABLE host_tokens (
  token_hash TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  issued_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;

CREATE TABLE wechat_codes (code_hash TEXT PRIMARY KEY, used_at INTEGER NOT NULL) STRICT;

CREATE TABLE wechat_accounts (
  open_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id)
) STRICT;

CREATE TABLE error_reports (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at INTEGER NOT NULL,
  report TEXT NOT NULL
) STRICT;

CREATE TABLE face_checks (
  biz_token TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  scene TEXT NOT NULL,
  subject TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'passed', 'failed', 'cancelled')),
  day TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  settled_at INTEGER
) STRICT;
CREATE INDEX face_checks_by_customer ON face_checks (customer_id, day);

CREATE TABLE analytics_events (
  seq INTEGER PRIMARY KEY,
  received_at INTEGER NOT NULL,
  delivery TEXT NOT NULL CHECK (delivery IN ('single', 'batch')),
  is_checked INTEGER NOT NULL,
  track_key TEXT UNIQUE,
  record TEXT NOT NULL
) STRICT;

CREATE TABLE sms_codes (
  id INTEGER PRIMARY KEY,
  mobile TEXT NOT NULL,
  scene TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('sms', 'voice')),
  code TEXT NOT NULL,
  address TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  last_wrong_at INTEGER,
  used_at INTEGER
) STRICT;
CREATE INDEX sms_codes_by_mobile ON sms_codes (mobile, scene, id);
CREATE INDEX sms_codes_by_address ON sms_codes (address, sent_at);

CREATE TABLE first_answers (
  id TEXT PRIMARY KEY,
  payload_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE reports (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  year TEXT NOT NULL,
  status TEXT NOT NULL,
  user_type TEXT NOT NULL,
  is_due TEXT NOT NULL,
  register_days INTEGER NOT NULL,
  register_time TEXT NOT NULL,
  first_subscribe_deal_time TEXT NOT NULL,
  first_subscribe_deal_amount TEXT NOT NULL,
  first_accumulated_income TEXT NOT NULL,
  first_subscribe_product TEXT NOT NULL,
  holding_product_amount TEXT NOT NULL,
  longest_holding_days INTEGER NOT NULL,
  asset_range_date_end TEXT NOT NULL,
  max_accumulated_income_product TEXT NOT NULL,
  max_accumulated_income TEXT NOT NULL,
  max_amount_deal_time TEXT NOT NULL,
  max_amount TEXT NOT NULL,
  max_amount_product TEXT NOT NULL,
  max_holding_scope TEXT NOT NULL,
  accumulated_income TEXT NOT NULL,
  integral_open_time TEXT NOT NULL,
  donor_count INTEGER NOT NULL,
  contribution_value TEXT NOT NULL,
  PRIMARY KEY (customer_id, year)
) STRICT;

CREATE TABLE report_products (
  customer_id TEXT NOT NULL,
  year TEXT NOT NULL,
  list TEXT NOT NULL CHECK (list IN ('recommend', 'longest')),
  sort INTEGER NOT NULL,
  product_name TEXT NOT NULL,
  PRIMARY KEY (customer_id, year, list, sort),
  FOREIGN KEY (customer_id, year) REFERENCES reports (customer_id, year)
) STRICT;

CREATE TABLE report_positions (
  customer_id TEXT NOT NULL,
  year TEXT NOT NULL,
  product_type TEXT NOT NULL,
  ratio TEXT NOT NULL,
  PRIMARY KEY (customer_id, year, product_type),
  FOREIGN KEY (customer_id, year) REFERENCES reports (customer_id, year)
) STRICT;

CREATE TABLE lottery_draws (
  customer_id TEXT NOT NULL,
  year TEXT NOT NULL,
  points INTEGER NOT NULL,
  drawn_at INTEGER NOT NULL,
  UNIQUE (customer_id, year),
  FOREIGN KEY (customer_id, year) REFERENCES reports (customer_id, year)
) STRICT;
${ACCOUNT_SCHEMA}
${CALL_BACK_SCHEMA}
${CANCELLATION_SCHEMA}
${CONTENT_SCHEMA}
${FORM_SCHEMA}
${IDENTITY_SCHEMA}
${MEMBERSHIP_SCHEMA}
${PORTFOLIO_SCHEMA}
${ORDER_SCHEMA}
${PRODUCT_SCHEMA}
${RECORDING_SCHEMA}
${SURVEY_SCHEMA}
${SURVEY_QUESTION_SCHEMA}
${TRUST_SCHEMA}
${TICKET_SCHEMA}
${TRUST_REQUEST_SCHEMA}
${FT_APPLICATION_SCHEMA}
${INSTRUCTION_SCHEMA}
${MESSAGE_SCHEMA}
${UPLOAD_SCHEMA}
${SIGNATURE_SCHEMA}
${RISK_SCHEMA}
${INVESTOR_SCHEMA}
${CERTIFICATE_SCHEMA}
${STATEMENT_SCHEMA}
${SIGNING_SCHEMA}
${BENEFICIARY_SET_SCHEMA}`

/** Changes with {@link SCHEMA}: a store of another version is built anew from the seed. SQLite keeps 31 bits of it. */
export const SCHEMA_VERSION = createHash('sha256').update(SCHEMA).digest().readUInt32BE() >>> 1

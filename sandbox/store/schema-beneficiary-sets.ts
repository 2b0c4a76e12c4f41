/**
 * Sets of beneficiaries with their plans and what happens in the end. `set_id`: an application, a change of a trust's beneficiaries, or
 * a trust, where the set holds what `beneficiaries` has no room for. `file_ids` and `shares` are JSON lists.
 */
export const BENEFICIARY_SET_SCHEMA = `
CREATE TABLE bene_people (
  set_id TEXT NOT NULL,
  bene_id TEXT NOT NULL,
  sort INTEGER NOT NULL,
  -- Typed or changed in this set, so that all rules hold for it when it is handed in.
  is_edited INTEGER NOT NULL,
  -- The account when the set was copied of what is in force; another one has been typed since.
  base_card_no TEXT NOT NULL,
  -- What beneficiaries may tell of themselves, as it was then; what they have completed since stays.
  base_own TEXT NOT NULL,
  name TEXT NOT NULL,
  relation TEXT NOT NULL,
  id_type TEXT NOT NULL,
  id_no TEXT NOT NULL,
  nationality TEXT NOT NULL,
  birth_date TEXT NOT NULL,
  sex TEXT NOT NULL,
  id_expire_date TEXT NOT NULL,
  occupation TEXT NOT NULL,
  mobile TEXT NOT NULL,
  email TEXT NOT NULL,
  address TEXT NOT NULL,
  tax_type TEXT NOT NULL,
  benefit_order INTEGER NOT NULL,
  share_percent TEXT NOT NULL,
  account_owner TEXT NOT NULL,
  account_name TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  card_no TEXT NOT NULL,
  -- Photos of both sides of the identity card; '' without.
  id_front_file_id TEXT NOT NULL,
  id_back_file_id TEXT NOT NULL,
  file_ids TEXT NOT NULL,
  guardian_name TEXT NOT NULL,
  guardian_relation TEXT NOT NULL,
  guardian_id_type TEXT NOT NULL,
  guardian_id_no TEXT NOT NULL,
  guardian_nationality TEXT NOT NULL,
  guardian_birth_date TEXT NOT NULL,
  guardian_id_expire_date TEXT NOT NULL,
  guardian_mobile TEXT NOT NULL,
  guardian_address TEXT NOT NULL,
  guardian_file_ids TEXT NOT NULL,
  PRIMARY KEY (set_id, bene_id)
) STRICT;

CREATE TABLE bene_plans (
  set_id TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  sort INTEGER NOT NULL,
  bene_id TEXT NOT NULL,
  dist_type TEXT NOT NULL,
  condition_type TEXT NOT NULL,
  condition_note TEXT NOT NULL,
  amount TEXT NOT NULL,
  percent TEXT NOT NULL,
  frequency TEXT NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  proof_note TEXT NOT NULL,
  PRIMARY KEY (set_id, plan_id)
) STRICT;

-- How often the people, plans or end of an application or of a trust have changed; a save names what it has seen.
CREATE TABLE bene_revisions (
  owner_id TEXT PRIMARY KEY,
  revision INTEGER NOT NULL
) STRICT;

CREATE TABLE bene_ends (
  set_id TEXT PRIMARY KEY,
  residual TEXT NOT NULL,
  conditions TEXT NOT NULL,
  shares TEXT NOT NULL
) STRICT;

CREATE TABLE bene_changes (
  change_id TEXT PRIMARY KEY,
  trust_id TEXT NOT NULL REFERENCES trusts (id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2', '3', '4')),
  created_at INTEGER NOT NULL,
  submitted_at INTEGER,
  due_at INTEGER,
  promised_date TEXT NOT NULL,
  decided_at INTEGER,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX bene_changes_open ON bene_changes (trust_id) WHERE status IN ('0', '1', '3');

CREATE TABLE bene_fills (
  fill_id TEXT PRIMARY KEY,
  bene_id TEXT NOT NULL REFERENCES beneficiaries (id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2')),
  mobile TEXT NOT NULL,
  email TEXT NOT NULL,
  address TEXT NOT NULL,
  occupation TEXT NOT NULL,
  file_ids TEXT NOT NULL,
  submitted_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  promised_date TEXT NOT NULL,
  decided_at INTEGER,
  reject_reason TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX bene_fills_waiting ON bene_fills (bene_id) WHERE status = '0';

-- The account that a bank change asks for, beside its row in bank_changes, which shows it masked.
CREATE TABLE bank_change_cards (
  apply_id TEXT PRIMARY KEY REFERENCES bank_changes (apply_id),
  card_no TEXT NOT NULL,
  account_owner TEXT NOT NULL,
  account_name TEXT NOT NULL,
  file_ids TEXT NOT NULL,
  submitted_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  promised_date TEXT NOT NULL
) STRICT;
`

/**
 * Tables of points, charity and activities. Points are whole numbers; `points_ledger.type` as POINT_TYPE. `remaining` is
 * what is left of the points a row earned, which lapse at the end of `expire_date`; the balance of a customer is the sum
 * of `change`, the sum of `remaining` and `customers.points` alike. What a charity had got before the first row of
 * `donations` stands in `opening_points` and `opening_donors`.
 */
export const MEMBERSHIP_SCHEMA = `
CREATE TABLE points_ledger (
  id INTEGER PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  type TEXT NOT NULL CHECK (type IN ('1', '2', '3', '4', '5', '6')),
  change INTEGER NOT NULL CHECK (change <> 0),
  balance INTEGER NOT NULL CHECK (balance >= 0),
  source TEXT NOT NULL,
  expire_date TEXT NOT NULL,
  remaining INTEGER NOT NULL CHECK (remaining >= 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX points_ledger_by_customer ON points_ledger (customer_id, id);

CREATE TABLE charities (
  charity_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  org_name TEXT NOT NULL,
  org_reg_no TEXT NOT NULL,
  cover TEXT NOT NULL,
  content TEXT NOT NULL,
  goal_points INTEGER NOT NULL CHECK (goal_points > 0),
  min_points INTEGER NOT NULL CHECK (min_points > 0),
  opening_points INTEGER NOT NULL CHECK (opening_points >= 0),
  opening_donors INTEGER NOT NULL CHECK (opening_donors >= 0),
  start_time TEXT NOT NULL,
  end_time TEXT NOT NULL
) STRICT;

CREATE TABLE charity_updates (
  charity_id TEXT NOT NULL REFERENCES charities (charity_id),
  date TEXT NOT NULL,
  text TEXT NOT NULL,
  picture TEXT NOT NULL,
  PRIMARY KEY (charity_id, date)
) STRICT;

CREATE TABLE donations (
  donation_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  charity_id TEXT NOT NULL REFERENCES charities (charity_id),
  points INTEGER NOT NULL CHECK (points > 0),
  anonymous TEXT NOT NULL CHECK (anonymous IN ('0', '1')),
  donated_at INTEGER NOT NULL,
  cert_no TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX donations_by_customer ON donations (customer_id);
CREATE INDEX donations_by_charity ON donations (charity_id);

CREATE TABLE activities (
  activity_id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  banner TEXT NOT NULL,
  start_time TEXT NOT NULL,
  end_time TEXT NOT NULL,
  is_offline INTEGER NOT NULL,
  content TEXT NOT NULL,
  rules TEXT NOT NULL,
  organiser TEXT NOT NULL,
  contact TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points >= 0)
) STRICT;

CREATE TABLE activity_joins (
  activity_id TEXT NOT NULL REFERENCES activities (activity_id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  points INTEGER NOT NULL,
  joined_at INTEGER NOT NULL,
  PRIMARY KEY (activity_id, customer_id)
) STRICT;
`

/** Results of risk tests: a history, each a test that counts. One at most counts as the customer's level, one waits to be confirmed. */
export const RISK_SCHEMA = `
CREATE TABLE risk_results (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  result_id TEXT NOT NULL UNIQUE,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  paper_id TEXT NOT NULL,
  version TEXT NOT NULL,
  choices TEXT NOT NULL,
  score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 100),
  level TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2', '3', '4')),
  assess_date TEXT NOT NULL,
  expire_date TEXT NOT NULL,
  assessed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX risk_results_by_customer ON risk_results (customer_id, seq);
CREATE INDEX risk_results_by_end ON risk_results (status, expire_date);
CREATE UNIQUE INDEX risk_results_waiting ON risk_results (customer_id) WHERE status = '0';
CREATE UNIQUE INDEX risk_results_counting ON risk_results (customer_id) WHERE status = '1';
`

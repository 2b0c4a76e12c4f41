/** Complaints and suggestions, and what happened to each in its order. `promised_day` counts while it is open. */
export const TICKET_SCHEMA = `
CREATE TABLE tickets (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  about TEXT NOT NULL,
  title TEXT NOT NULL,
  reply TEXT NOT NULL,
  status TEXT NOT NULL,
  promised_day TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tickets_by_customer ON tickets (customer_id, created_at);
CREATE INDEX tickets_by_status ON tickets (status, created_at);

CREATE TABLE ticket_events (
  ticket_id TEXT NOT NULL REFERENCES tickets (id),
  number INTEGER NOT NULL,
  event TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (ticket_id, number)
) STRICT;
`

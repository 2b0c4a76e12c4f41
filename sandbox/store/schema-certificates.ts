/** Asset certificates. What one says (`positions`, JSON) is fixed with the application: its file repeats it to the cent. */
export const CERTIFICATE_SCHEMA = `
CREATE TABLE certificates (
  cert_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  apply_no TEXT NOT NULL UNIQUE,
  cert_no TEXT NOT NULL,
  cert_type TEXT NOT NULL CHECK (cert_type IN ('1', '2', '3')),
  holder_role TEXT NOT NULL CHECK (holder_role IN ('1', '2')),
  start_date TEXT NOT NULL,
  cert_date TEXT NOT NULL,
  product_ids TEXT NOT NULL,
  positions TEXT NOT NULL,
  total_amount TEXT NOT NULL,
  purpose TEXT NOT NULL,
  purpose_text TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('zh', 'en', 'both')),
  name_en TEXT NOT NULL,
  email TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2', '3', '4', '5')),
  reject_reason TEXT NOT NULL,
  applied_at INTEGER NOT NULL,
  review_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  expected_date TEXT NOT NULL,
  issued_at INTEGER,
  expire_date TEXT NOT NULL,
  file_id TEXT NOT NULL,
  verify_code TEXT NOT NULL
) STRICT;
CREATE INDEX certificates_by_customer ON certificates (customer_id, applied_at);
CREATE UNIQUE INDEX certificates_by_code ON certificates (verify_code) WHERE verify_code <> '';
`

/**
 * Signatures. A drawn one has its picture (`image_file_id`) and its strokes as they were sent, a typed one the name.
 * `used_at` is empty until the one write that it serves.
 */
export const SIGNATURE_SCHEMA = `
CREATE TABLE signatures (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  scene TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('drawn', 'typed')),
  image_file_id TEXT REFERENCES uploaded_files (id),
  strokes TEXT NOT NULL,
  typed_name TEXT NOT NULL,
  signed_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX signatures_by_time ON signatures (signed_at);
`

/**
 * Files that customers hand in. `upload_pieces` go once the whole stands in `uploaded_files`; contents are base64. `used_for` names
 * the application that has taken a file, and is empty until then.
 */
export const UPLOAD_SCHEMA = `
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  purpose TEXT NOT NULL,
  photo_type TEXT NOT NULL,
  module_code TEXT NOT NULL,
  module_name TEXT NOT NULL,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('0', '1', '2')),
  file_id TEXT,
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL
) STRICT;
CREATE INDEX uploads_by_customer ON uploads (customer_id, created_at);

CREATE TABLE upload_pieces (
  upload_id TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
  piece INTEGER NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (upload_id, piece)
) STRICT;

CREATE TABLE uploaded_files (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  purpose TEXT NOT NULL,
  photo_type TEXT NOT NULL,
  module_code TEXT NOT NULL,
  module_name TEXT NOT NULL,
  mime TEXT NOT NULL,
  size INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  content TEXT NOT NULL,
  used_for TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX uploaded_files_by_customer ON uploaded_files (customer_id);
`

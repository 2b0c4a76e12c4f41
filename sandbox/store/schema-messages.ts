/** Tables of messages, user researches and articles. Pictures are names that `pictureUrl` makes addresses of. */
export const MESSAGE_SCHEMA = `
CREATE TABLE messages (
  msg_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  category TEXT NOT NULL CHECK (category IN ('1', '2', '3', '4', '5', '6')),
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  content TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  expires_at INTEGER,
  pinned TEXT NOT NULL CHECK (pinned IN ('0', '1')),
  level TEXT NOT NULL CHECK (level IN ('1', '2')),
  biz_type TEXT NOT NULL,
  biz_id TEXT NOT NULL,
  link_type TEXT NOT NULL CHECK (link_type IN ('0', '1', '2', '3')),
  link_url TEXT NOT NULL,
  picture TEXT NOT NULL,
  read_at INTEGER
) STRICT;
CREATE INDEX messages_by_customer ON messages (customer_id, category, published_at, msg_id);

CREATE TABLE silenced_categories (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  category TEXT NOT NULL CHECK (category IN ('3', '4', '5', '6')),
  PRIMARY KEY (customer_id, category)
) STRICT;

CREATE TABLE message_trades (
  msg_id TEXT PRIMARY KEY REFERENCES messages (msg_id),
  product_name TEXT NOT NULL,
  trade_type TEXT NOT NULL,
  trade_status TEXT NOT NULL,
  direction TEXT NOT NULL CHECK (direction IN ('in', 'out', 'none')),
  amount TEXT NOT NULL
) STRICT;

CREATE TABLE message_activities (
  msg_id TEXT PRIMARY KEY REFERENCES messages (msg_id),
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL
) STRICT;

CREATE TABLE message_attachments (
  msg_id TEXT NOT NULL REFERENCES messages (msg_id),
  file_id TEXT NOT NULL REFERENCES files (id),
  PRIMARY KEY (msg_id, file_id)
) STRICT;

CREATE TABLE researches (
  research_id TEXT PRIMARY KEY,
  survey_id TEXT NOT NULL REFERENCES surveys (survey_id),
  title TEXT NOT NULL,
  intro TEXT NOT NULL,
  deadline INTEGER NOT NULL,
  points INTEGER NOT NULL CHECK (points >= 0),
  minutes INTEGER NOT NULL
) STRICT;

CREATE TABLE research_invitations (
  research_id TEXT NOT NULL REFERENCES researches (research_id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  accepted TEXT CHECK (accepted IN ('0', '1')),
  decided_at INTEGER,
  PRIMARY KEY (research_id, customer_id)
) STRICT;

CREATE TABLE article_categories (
  category_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  sort INTEGER NOT NULL
) STRICT;

CREATE TABLE articles (
  article_id TEXT PRIMARY KEY,
  category_id TEXT NOT NULL REFERENCES article_categories (category_id),
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  source TEXT NOT NULL,
  author TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  picture TEXT NOT NULL,
  content TEXT NOT NULL,
  read_count INTEGER NOT NULL,
  other_likes INTEGER NOT NULL,
  other_collects INTEGER NOT NULL
) STRICT;
CREATE INDEX articles_by_category ON articles (category_id, published_at, article_id);

CREATE TABLE article_reactions (
  article_id TEXT NOT NULL REFERENCES articles (article_id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  kind TEXT NOT NULL CHECK (kind IN ('like', 'collect')),
  PRIMARY KEY (article_id, customer_id, kind)
) STRICT;

CREATE TABLE article_attachments (
  article_id TEXT NOT NULL REFERENCES articles (article_id),
  file_id TEXT NOT NULL REFERENCES files (id),
  PRIMARY KEY (article_id, file_id)
) STRICT;
`

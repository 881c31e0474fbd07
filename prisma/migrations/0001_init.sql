CREATE TABLE account (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  plan text NOT NULL,
  toolkit_plan text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  display_name text,
  contact text,
  preferences jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE api_key (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  plane text NOT NULL CHECK (plane IN ('gateway', 'rest')),
  plan text NOT NULL,
  prefix text NOT NULL,
  label text,
  hash bytea NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
CREATE INDEX api_key_account_id ON api_key (account_id);

CREATE TABLE plan (
  plane text NOT NULL CHECK (plane IN ('gateway', 'rest')),
  id text NOT NULL,
  rank integer NOT NULL,
  settings jsonb NOT NULL,
  PRIMARY KEY (plane, id)
);

-- A partition a UTC day, and in it one a retention class: what has expired is dropped whole. The server makes
-- the partitions (request_log_dYYYYMMDD and request_log_dYYYYMMDD_rDAYS) before it inserts into them.
CREATE TABLE request_log (
  id text NOT NULL,
  day date NOT NULL,
  retention_days integer NOT NULL CHECK (retention_days >= 0),
  at timestamptz(3) NOT NULL,
  account_id text NOT NULL,
  key_id text NOT NULL,
  endpoint text NOT NULL,
  model text,
  provider text,
  prompt_tokens integer NOT NULL,
  completion_tokens integer NOT NULL,
  estimated boolean NOT NULL,
  latency_ms integer NOT NULL,
  status integer NOT NULL,
  cost_idr numeric(20, 6) NOT NULL,
  units integer NOT NULL,
  PRIMARY KEY (day, retention_days, id)
) PARTITION BY LIST (day);
CREATE INDEX request_log_account_id_at ON request_log (account_id, at DESC, id DESC);

CREATE TABLE usage_day (
  account_id text NOT NULL,
  day date NOT NULL,
  requests bigint NOT NULL,
  prompt_tokens bigint NOT NULL,
  completion_tokens bigint NOT NULL,
  cost_idr numeric(20, 6) NOT NULL,
  PRIMARY KEY (account_id, day)
);

CREATE TABLE toolkit_usage (
  key_id text NOT NULL,
  day date NOT NULL,
  feature text NOT NULL,
  calls bigint NOT NULL,
  PRIMARY KEY (key_id, day, feature)
);

CREATE TABLE webhook (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX webhook_account_id ON webhook (account_id);

CREATE TABLE announcement (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('maintenance', 'incident', 'launch')),
  title text NOT NULL,
  body text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3)
);

CREATE TABLE catalog_snapshot (
  provider_id text PRIMARY KEY,
  models jsonb NOT NULL,
  fetched_at timestamptz(3) NOT NULL
);

-- How far each journal segment of each instance has been copied, in bytes: written in the transaction that copies,
-- so that nothing is copied twice. The store's own; no model of it in schema.prisma.
CREATE TABLE journal_segment (
  instance text NOT NULL,
  segment text NOT NULL,
  position bigint NOT NULL,
  copied_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (instance, segment)
);

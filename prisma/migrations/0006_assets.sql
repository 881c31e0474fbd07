-- Images, audio and video that accounts had made. A row is written before its file and marked when the file is whole, so
-- that no file is without one.
CREATE TABLE asset (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('image', 'audio', 'video')),
  model text NOT NULL,
  mime text NOT NULL,
  bytes bigint NOT NULL,
  storage_key text NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  stored_at timestamptz(3)
);
CREATE INDEX asset_account ON asset (account_id, created_at DESC, id DESC);
CREATE INDEX asset_expires_at ON asset (expires_at);
CREATE INDEX asset_unstored ON asset (created_at) WHERE stored_at IS NULL;

-- Files whose row is gone, whoever removed it (retention, or an account's end), until they are gone too. The trigger's own
-- table; no model of it in schema.prisma.
CREATE TABLE asset_leftover (
  storage_key text PRIMARY KEY
);
CREATE FUNCTION asset_leave_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO asset_leftover (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER asset_leave_file AFTER DELETE ON asset FOR EACH ROW EXECUTE FUNCTION asset_leave_file();

-- Videos that took longer than their request waited. heartbeat_at moves while the server that makes one lives.
CREATE TABLE video_task (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('in_progress', 'completed', 'failed')),
  asset_id text REFERENCES asset (id) ON DELETE SET NULL,
  message text,
  created_at timestamptz(3) NOT NULL,
  heartbeat_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX video_task_account ON video_task (account_id);
CREATE INDEX video_task_asset ON video_task (asset_id);
CREATE INDEX video_task_expires_at ON video_task (expires_at);

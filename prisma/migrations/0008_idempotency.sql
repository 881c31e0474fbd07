-- What was answered under an Idempotency-Key, for 24 hours. While a request runs its row is a claim, which it renews: a
-- claim that nobody renews any more is anybody's. The account's end is the answers' end.
CREATE TABLE idempotent_answer (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  key text NOT NULL,
  -- The request that runs, or that was answered.
  request_id text NOT NULL,
  -- The server that runs it: what it left behind when it died is free as soon as it is back.
  instance text NOT NULL,
  -- SHA-256 of the operation, its query and its body.
  fingerprint bytea NOT NULL,
  claimed_at timestamptz(3) NOT NULL,
  -- NULL once it is answered.
  claimed_until timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  content_type text,
  headers jsonb,
  -- NULL while it runs, and where the answer was too large to be kept.
  body bytea,
  PRIMARY KEY (account_id, key)
);
CREATE INDEX idempotent_answer_expires_at ON idempotent_answer (expires_at);

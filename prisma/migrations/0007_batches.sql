-- Requests that were sent together, to be answered when there is room. A batch is `submitting` until all of it is stored.
CREATE TABLE batch (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  key_id text NOT NULL,
  request_id text NOT NULL,
  status text NOT NULL CHECK (
    status IN ('submitting', 'queued', 'in_progress', 'completed', 'failed', 'expired', 'cancelled')
  ),
  total integer NOT NULL,
  metadata jsonb,
  retention_days integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- What is not answered by then is not answered.
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  -- The answers are removed then.
  kept_until timestamptz(3) NOT NULL
);
CREATE INDEX batch_account_id ON batch (account_id);
CREATE INDEX batch_kept_until ON batch (kept_until);

-- JSON is kept as text: it may hold what jsonb does not take (U+0000), and is given back as it was written.
CREATE TABLE batch_item (
  batch_id text NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  number integer NOT NULL,
  custom_id text NOT NULL,
  -- The request; gone once it is answered.
  body text,
  -- Its line of the results, without the newline; NULL until it is answered.
  line text,
  is_failed boolean NOT NULL DEFAULT false,
  -- The row that the request log gets for it, stored with the answer.
  log text,
  PRIMARY KEY (batch_id, number)
);

-- What is told to registered endpoints, and mail: both are written with the thing that they tell about, and sent later.

-- The signing secret, sealed under a key derived from SECRET_KEY. Without one nothing is sent to the endpoint.
ALTER TABLE webhook ADD COLUMN secret bytea;

CREATE TABLE webhook_delivery (
  id text PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  -- The `webhook-id`: the same at every attempt and at every endpoint that the event goes to.
  message_id text NOT NULL,
  type text NOT NULL,
  -- JSON as it is signed and sent.
  body text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- What the endpoint answered last; NULL where it did not answer.
  last_status integer,
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  first_attempt_at timestamptz(3),
  next_at timestamptz(3) NOT NULL DEFAULT now(),
  ended_at timestamptz(3)
);
CREATE UNIQUE INDEX webhook_delivery_webhook_id_message_id ON webhook_delivery (webhook_id, message_id);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_at) WHERE status = 'pending';
CREATE INDEX webhook_delivery_created_at ON webhook_delivery (created_at);

CREATE TABLE ticket (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  email text,
  subject text,
  message text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX ticket_account_id ON ticket (account_id);

-- An address is subscribed as long as one account that gave it is there.
CREATE TABLE subscriber (
  -- In lower case.
  email text NOT NULL,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (email, account_id)
);
CREATE INDEX subscriber_account_id ON subscriber (account_id);

CREATE TABLE outbox (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- NULL is the operator, whose address is read when the mail is sent.
  recipient text,
  reply_to text,
  subject text NOT NULL,
  body text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  first_attempt_at timestamptz(3),
  next_at timestamptz(3) NOT NULL DEFAULT now(),
  ended_at timestamptz(3)
);
CREATE INDEX outbox_account_id ON outbox (account_id);
CREATE INDEX outbox_due ON outbox (next_at) WHERE status = 'pending';

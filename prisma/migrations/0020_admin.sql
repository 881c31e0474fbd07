-- The operator's side: the password, who is signed in, and what was changed.
CREATE TABLE admin_password (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  salt bytea NOT NULL,
  -- scrypt, RFC 7914.
  hash bytea NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE admin_session (
  -- SHA-256 of the cookie's value.
  token_hash bytea PRIMARY KEY,
  operator text NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  seen_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL
);

CREATE TABLE admin_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT now(),
  operator text NOT NULL,
  address text NOT NULL,
  operation text NOT NULL,
  -- The form, without what is secret.
  details jsonb NOT NULL,
  -- `begun` is one whose end was never written: the server went away meanwhile.
  outcome text NOT NULL DEFAULT 'begun' CHECK (outcome IN ('begun', 'done', 'refused', 'failed')),
  message text,
  -- Of the form that was sent, so that the same one is not carried out twice.
  form_id text UNIQUE
);

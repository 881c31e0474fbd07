-- What operators decided about providers beside providers.yaml.
CREATE TABLE provider_setting (
  provider_id text PRIMARY KEY,
  is_off boolean NOT NULL,
  -- NULL is the file's.
  weight integer CHECK (weight BETWEEN 1 AND 1000000),
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);

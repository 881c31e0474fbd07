-- Which secret a key's hash is keyed with, by its fingerprint, so that operators see when the previous one is needed no
-- more. NULL: not known, of a key that was issued before this column.
ALTER TABLE api_key ADD COLUMN secret_fingerprint bytea;

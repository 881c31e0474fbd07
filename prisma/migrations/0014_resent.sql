-- While a signing secret is rotated, messages are signed with the previous one too; sealed as the first.
ALTER TABLE webhook ADD COLUMN previous_secret bytea, ADD COLUMN previous_secret_until timestamptz(3);

-- What an operator sends again keeps its history: attempts that were made before, and do not count for when to give up.
ALTER TABLE webhook_delivery ADD COLUMN attempts_before integer NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN attempts_before integer NOT NULL DEFAULT 0;

-- An attempt is counted when it begins, so that one that a crash cuts off is known of: the mail server may have the mail.
ALTER TABLE outbox ADD COLUMN sending_since timestamptz(3);

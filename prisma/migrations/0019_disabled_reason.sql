-- Why an endpoint is off, for the operator.
ALTER TABLE webhook ADD COLUMN disabled_reason text;
